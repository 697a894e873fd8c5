import { at, linePath, short } from '../shapes/path-data.ts';
import type { DrawnSet } from './drawn-set.ts';
import type { TechnicalPart } from './parts.ts';
import type { TechnicalLine } from './technical-drawing.ts';

/** CSS colours: `currentColor` and a variable on a page, plain ones on paper. */
export interface TechnicalColours {
  readonly ink: string;
  readonly brass: string;
  readonly paper: string;
}

/** Widths of lines in pixels where figures are 13 px high; in other sizes they scale with the figures. */
const widths: Readonly<Record<TechnicalLine['weight'] | 'dimension', number>> = {
  outline: 2,
  edge: 1.6,
  detail: 0.9,
  opening: 1.2,
  dimension: 0.9,
};

const figurePixels = 13;

/** A part of which a page knows the name alone. */
type TappedPart = Readonly<Record<keyof TechnicalPart, string>>;

/** For pages: each part becomes clickable and carries its name, and the highlighted one is tinted. */
export interface PartHighlight {
  readonly parts: readonly TappedPart[];
  readonly lit: readonly string[];
}

/** A self-contained SVG: no style sheet, no embedded font. */
export function technicalSvg(drawing: DrawnSet, colours: TechnicalColours, touched?: PartHighlight): string {
  const { view, lines, dimensions, figure } = drawing;
  const pixel = figure / figurePixels;
  const drawn = lines.map(({ weight, d, broken }) => {
    const colour = weight === 'opening' ? colours.brass : colours.ink;
    const dash = broken ? ` stroke-dasharray="${at(6 * pixel, 4 * pixel)}"` : '';
    return `<path d="${d}" pointer-events="none" stroke="${colour}" stroke-width="${short(widths[weight] * pixel)}"${dash}/>`;
  });
  const box = [view.x, view.y, view.width, view.height].map(short).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke-linejoin="round">` +
    (touched ? touched.parts.map((part) => partSvg(part, touched, colours)).join('') : '') +
    drawn.join('') +
    dimensions.map((dimension) => dimensionSvg(dimension, { figure, pixel, colours })).join('') +
    '</svg>'
  );
}

/** The lines drawn above have `pointer-events: none`, so that they do not block the click. */
function partSvg({ part, d }: TappedPart, { lit }: PartHighlight, { brass }: TechnicalColours): string {
  const look = lit.includes(part) ? ` fill="${brass}" fill-opacity=".34" stroke="${brass}"` : '';
  return `<path data-part="${part}" d="${d}" pointer-events="all" stroke-width="6"${look}/>`;
}

interface Scale {
  readonly figure: number;
  readonly pixel: number;
  readonly colours: TechnicalColours;
}

function dimensionSvg(dimension: DrawnSet['dimensions'][number], { figure, pixel, colours }: Scale): string {
  const { from, to, line } = dimension;
  const isAcross = dimension.runs === 'across';
  const point = (along: number, off: number) => (isAcross ? ([along, off] as const) : ([off, along] as const));
  const tick = figure * 0.35;
  const beyond = Math.sign(line - dimension.edge) * tick;
  const ends = [from, to].map(
    (end) =>
      linePath(point(end, dimension.edge + beyond), point(end, line + beyond)) +
      linePath(point(end - tick / 2, line + tick / 2), point(end + tick / 2, line - tick / 2)),
  );
  const d = linePath(point(from, line), point(to, line)) + ends.join('');
  const [x, y] = point((from + to) / 2, line);
  const turn = isAcross ? '' : ` transform="rotate(-90 ${at(x, y)})"`;
  const figures = String(Math.round(to - from));
  return (
    `<path d="${d}" stroke="${colours.brass}" stroke-width="${short(widths.dimension * pixel)}"/>` +
    `<text x="${short(x)}" y="${short(y)}"${turn} dy=".35em" text-anchor="middle" font-family="Commissioner, system-ui, sans-serif" ` +
    `font-size="${short(figure)}" font-weight="540" fill="${colours.ink}" stroke="${colours.paper}" ` +
    `stroke-width="${short(figure * 0.5)}" paint-order="stroke">${figures}</text>`
  );
}
