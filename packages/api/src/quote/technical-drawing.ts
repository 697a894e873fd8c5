import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Item } from '@door/domain/door/model/item';
import type { VersionDrawing } from '@door/domain/selling/quote/quote-version';
import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/arrange/overall-box';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';

/** Where the drawing stands on paper, CSS px: its figures of 10 px are 7.5 pt there. */
const place = { width: 300, height: 350, figure: 10 };

/** The set from outside with its sizes. */
export function drawingOf(item: Item, catalogue: Catalogue): VersionDrawing {
  const overall = overallBox(item, catalogue);
  const facts = factsOf({ item, catalogue, side: 'external' });
  const { view, lines, dimensions, figure } = technicalDrawing(facts, {
    overall,
    figure: figureHeight(overall, place),
  });
  return { view, lines, dimensions, figure };
}
