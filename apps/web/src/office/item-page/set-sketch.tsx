import type { DrawnPart } from '@door/domain/making/bom/drawn-part';
import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/arrange/overall-box';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { useMemo } from 'react';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { drawingInk } from '../../designer/preview/drawing-ink.ts';
import { useOfficeItem } from '../open-item/office-item.ts';

/** Larger than it is shown, px, so that its lines are finer than on the large drawing. */
const shownAs = { width: 340, height: 400, figure: 13 };

/** A small drawing of the set without sizes, with some of its parts lit. */
export function SetSketch({ lit }: { readonly lit: readonly DrawnPart[] }) {
  const { item, catalogue } = useOfficeItem();
  const drawing = useMemo(() => {
    const overall = overallBox(item, catalogue);
    const facts = factsOf({ item, catalogue, side: 'external' });
    const whole = technicalDrawing(facts, { overall, figure: figureHeight(overall, shownAs) });
    return { ...whole, dimensions: [], view: withMargin(overall) };
  }, [item, catalogue]);
  const svg = useMemo(() => drawnSvg(technicalSvg(drawing, drawingInk, { parts: drawing.parts, lit })), [drawing, lit]);
  return <div className="set-sketch" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Room for half of the outermost line, mm. */
const margin = 20;

const withMargin = ({ x, y, width, height }: ReturnType<typeof overallBox>) => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});
