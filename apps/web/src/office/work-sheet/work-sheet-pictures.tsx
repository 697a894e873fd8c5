import type { Side } from '@door/drawing/scene';
import { useId, useMemo } from 'react';
import { DoorDescription } from '../../designer/description/door-description.tsx';
import { Door } from '../../designer/preview/door.tsx';
import { useScene } from '../../designer/preview/use-scene.ts';
import { useOfficeItem } from '../open-item/office-item.ts';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Item } from '@door/domain/door/model/item';
import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/arrange/overall-box';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { previewMessages } from '../../designer/preview/messages.ts';

interface WorkSheetPictureProps {
  readonly side: Side;
  readonly caption: string;
}

/** The picture of the door from one side. */
export function WorkSheetPicture({ side, caption }: WorkSheetPictureProps) {
  const { item, catalogue, context } = useOfficeItem();
  const scene = useScene({ item, catalogue, side });
  const inWords = useId();
  return (
    <figure>
      <div className="work-sheet-door">
        <Door scene={scene} side={side} id={`paper-${side}-${item.id}`} describedBy={inWords} />
        <DoorDescription id={inWords} item={item} side={side} context={context} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Size of the drawing and height of its figures, CSS px; 10 px are 7.5 pt on paper. */
const drawingSize = { width: 266, height: 310, figure: 10 };

const ink = { ink: '#1f2622', brass: '#7a5a1e', paper: '#fff' };

interface WorkSheetDrawingProps {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly caption: string;
}

/** The technical drawing of the set in print colours. */
export function WorkSheetDrawing({ item, catalogue, caption }: WorkSheetDrawingProps) {
  const svg = useMemo(() => {
    const overall = overallBox(item, catalogue);
    const figure = figureHeight(overall, drawingSize);
    const facts = factsOf({ item, catalogue, side: 'external' });
    return drawnSvg(technicalSvg(technicalDrawing(facts, { overall, figure }), ink));
  }, [item, catalogue]);
  return (
    <figure>
      <div
        className="work-sheet-drawing"
        role="img"
        aria-label={previewMessages.drawing.external}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
