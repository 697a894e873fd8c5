import { linePath } from '@door/drawing/shapes/path-data';
import { type DrawnSet, inkedBox } from '@door/drawing/technical/drawn-set';
import type { TechnicalDrawing } from '@door/drawing/technical/technical-drawing';
import { mainFace } from '../fonts/faces.ts';
import type { Pen } from './pen.ts';
import { inks } from './sheet.ts';

type DrawnDimension = DrawnSet['dimensions'][number];

/** Height of the figures, points: smaller ones are not read on paper. */
const figurePoints = 7.5;

/** Points, as thin as a printer shows them well. */
const widths: Readonly<Record<TechnicalDrawing['lines'][number]['weight'] | 'dimension', number>> = {
  outline: 1.1,
  edge: 0.8,
  detail: 0.45,
  opening: 0.6,
  dimension: 0.5,
};

/** Points of the paper for one mm of the set. */
export const scaleOf = ({ figure }: Pick<DrawnSet, 'figure'>): number => figurePoints / figure;

/** The drawing as lines and figures of the PDF, with the upper left corner of what is inked at that place. */
export function drawVectors({ doc }: Pen, drawing: DrawnSet, at: readonly [x: number, y: number]): void {
  const { lines, dimensions, figure } = drawing;
  const box = inkedBox(drawing);
  const scale = scaleOf(drawing);
  doc.save().translate(at[0], at[1]).scale(scale).translate(-box.x, -box.y).lineJoin('round');
  for (const { weight, d, broken } of lines) {
    doc.path(d).lineWidth(widths[weight] / scale);
    if (broken) doc.dash(3 / scale, { space: 2 / scale });
    doc.stroke(weight === 'opening' ? inks.brass : inks.ink).undash();
  }
  for (const dimension of dimensions) drawDimension(doc, dimension, { figure, scale });
  doc.restore();
}

interface Scaled {
  readonly figure: number;
  readonly scale: number;
}

function drawDimension(doc: Pen['doc'], dimension: DrawnDimension, { figure, scale }: Scaled): void {
  const { from, to, line, edge } = dimension;
  const isAcross = dimension.runs === 'across';
  const point = (along: number, off: number) => (isAcross ? ([along, off] as const) : ([off, along] as const));
  const tick = figure * 0.35;
  const beyond = Math.sign(line - edge) * tick;
  const ends = [from, to].map(
    (end) =>
      linePath(point(end, edge + beyond), point(end, line + beyond)) +
      linePath(point(end - tick / 2, line + tick / 2), point(end + tick / 2, line - tick / 2)),
  );
  doc.path(linePath(point(from, line), point(to, line)) + ends.join(''));
  doc.lineWidth(widths.dimension / scale).stroke(inks.brass);
  drawFigure(doc, String(Math.round(to - from)), { at: point((from + to) / 2, line), isAcross, figure });
}

interface FigurePlace {
  readonly at: readonly [x: number, y: number];
  readonly isAcross: boolean;
  readonly figure: number;
}

/** The white rim first, then the figure: PDF has no `paint-order`. */
function drawFigure(doc: Pen['doc'], text: string, { at: [x, y], isAcross, figure }: FigurePlace): void {
  doc.save();
  if (!isAcross) doc.rotate(-90, { origin: [x, y] });
  doc.font(mainFace.semibold.path).fontSize(figure);
  const left = x - doc.widthOfString(text) / 2;
  const top = y - figure * 0.62;
  doc
    .lineWidth(figure * 0.45)
    .strokeColor('#ffffff')
    .text(text, left, top, { lineBreak: false, stroke: true, fill: false });
  doc.fillColor(inks.ink).text(text, left, top, { lineBreak: false });
  doc.restore();
}
