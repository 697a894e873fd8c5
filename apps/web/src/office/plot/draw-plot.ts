import * as Plot from '@observablehq/plot';
import type { PlotSpec } from './plot-spec.ts';
import { wholeTicks } from './whole-ticks.ts';

/** Room for names below, px. */
const margins = { marginTop: 14, marginRight: 8, marginBottom: 30 } as const;
/** So wide is a letter of the figures at the left at most, and the gap behind them, px. */
const [letterRoom, figureGap] = [8, 12];
const height = 240;
/** So wide is the name of a place at least, px. */
const placeRoom = 64;

/**
 * The plot as SVG, `width` px wide, in colours of the page. Each bar and point that has a list is a link to it.
 * The library's own style element is taken out: the security policy allows none, and `plot.css` says the same. So are the names that it
 * gives to groups of marks, which are no pictures by themselves.
 */
export function drawPlot(spec: PlotSpec, width: number): Element {
  const { label, places, unit } = spec;
  const isDays = spec.places === null;
  const every = places === null ? 1 : Math.ceil(places.length / Math.max(1, Math.floor(width / placeRoom)));
  const ticks = wholeTicks(spec);
  const marginLeft = figureGap + letterRoom * Math.max(...ticks.map((tick) => unit(tick).length));
  const shown = places?.filter((_, at) => at % every === 0);
  const drawn = Plot.plot({
    ...margins,
    marginLeft,
    width,
    height,
    ariaLabel: label,
    className: 'plot-drawn',
    x: isDays ? { type: 'utc', label: null } : { type: 'band', domain: places ?? [], label: null, padding: 0.2 },
    y: { label: null, grid: true, ticks, domain: [ticks.at(0), ticks.at(-1)] },
    // Colours are those of the page, and no names for others.
    color: { type: 'identity' },
    marks: [
      Plot.axisY({ ticks, tickSize: 0, label: null, tickFormat: (value: number) => unit(value) }),
      isDays
        ? Plot.axisX({ ticks: Math.floor(width / (2 * placeRoom)), tickSize: 0, label: null })
        : Plot.axisX({ ticks: shown ?? [], tickSize: 0, label: null }),
      barsOf(spec),
      ...spec.series.flatMap((series) => linesOf(series, isDays)),
      Plot.ruleY([0], { stroke: 'var(--edge)' }),
    ],
  });
  drawn.querySelector('style')?.remove();
  for (const group of drawn.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
  drawn.setAttribute('role', 'group');
  return drawn;
}

type Series = PlotSpec['series'][number];
type Drawn = Series['points'][number];

const colourOf = ({ tone }: Series): string => `var(--plot-${tone})`;
const title = ({ text }: Drawn): string => text;
const y = ({ value }: Drawn): number => value;
const linked = {
  href: ({ to }: Drawn) => (to === undefined ? null : `#${to}`),
  ariaLabel: title,
};

/** The bars of all series stand one on the other, in their order. */
function barsOf({ series }: PlotSpec): Plot.Markish {
  const bars = series
    .filter(({ look }) => look === 'bar')
    .flatMap((each) =>
      each.points.filter(({ value }) => value > 0).map((point) => ({ ...point, fill: colourOf(each) })),
    );
  return bars.length === 0 ? null : Plot.barY(bars, { x: 'at', y: 'value', title: 'text', fill: 'fill', ...linked });
}

function linesOf(series: Series, isDays: boolean): readonly Plot.Markish[] {
  const { look, points } = series;
  const stroke = colourOf(series);
  const x = ({ at }: Drawn) => (isDays ? new Date(at) : at);
  switch (look) {
    case 'bar':
      return [];
    case 'limit':
      return [Plot.tickY(points, { x, y, title, stroke, strokeWidth: 2 })];
    case 'floor':
      return [Plot.ruleY(points.slice(0, 1), { y, stroke, strokeWidth: 2, strokeDasharray: '6 4' })];
    case 'steps':
      return [Plot.lineY(points, { x, y, stroke, strokeWidth: 2, curve: 'step-after' })];
    case 'line':
    case 'dashed':
      return [
        Plot.lineY(points, { x, y, stroke, strokeWidth: 2, strokeDasharray: look === 'line' ? 'none' : '6 4' }),
        Plot.dot(points, { x, y, title, r: 5, fill: stroke, stroke: 'var(--color-base-100)', ...linked }),
      ];
  }
}
