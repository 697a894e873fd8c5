import type { PlotSpec } from './plot-spec.ts';

/** So many steps has an axis at most. */
const mostSteps = 5;

/** Steps that people count in, each times a power of ten. */
const roundSteps = [1, 2, 5, 10];

/** Whole figures beside a plot, from 0 or the least that it shows to the most: counts have no halves, and money no cents here. */
export function wholeTicks({ series, most }: Pick<PlotSpec, 'series' | 'most'>): readonly number[] {
  const [least, highest] = most === undefined ? rangeOf(series) : [0, most];
  const power = 10 ** Math.floor(Math.log10(Math.max(1, (highest - least) / mostSteps)));
  const step = power * (roundSteps.find((each) => (highest - least) / (each * power) <= mostSteps) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** From the least to the most that is drawn: bars stand one on the other. */
function rangeOf(series: PlotSpec['series']): readonly [number, number] {
  const stacked = new Map<string, number>();
  for (const { look, points } of series)
    for (const { at, value } of points) if (look === 'bar') stacked.set(at, (stacked.get(at) ?? 0) + value);
  const others = series.filter(({ look }) => look !== 'bar').flatMap(({ points }) => points.map(({ value }) => value));
  const drawn = [0, ...stacked.values(), ...others.filter(Number.isFinite)];
  return [Math.min(...drawn), Math.max(...drawn)];
}
