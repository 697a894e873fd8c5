import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/item-facts/overall';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { useMemo } from 'react';
import { words } from '../../words/words.ts';

/** Room on the paper and height of the figures, CSS px: 7.5 pt can be read at arm's length. */
const place = { width: 300, height: 350, figure: 10 };

const ink = { ink: '#1f2622', brass: '#7a5a1e', paper: '#fff' };

interface SheetDrawingProps {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly caption: string;
}

/** The set with its sizes, in colours of print. */
export function SheetDrawing({ item, catalogue, caption }: SheetDrawingProps) {
  const svg = useMemo(() => {
    const overall = overallBox(item, catalogue);
    const figure = figureHeight(overall, place);
    return technicalSvg(technicalDrawing(factsOf(item, catalogue, 'external'), { overall, figure }), ink);
  }, [item, catalogue]);
  return (
    <figure>
      <div
        className="work-sheet-drawing"
        role="img"
        aria-label={words.stage.drawing.external}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
