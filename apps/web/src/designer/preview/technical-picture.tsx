import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/arrange/overall-box';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { useId, useMemo, useRef } from 'react';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { DoorDescription } from '../description/door-description.tsx';
import { previewWords } from './words.ts';
import type { RoomPictureProps } from './room-picture.tsx';
import { drawingInk } from './drawing-ink.ts';
import { useElementSize } from './use-element-size.ts';
import './technical-picture.css';

/** Height of the numbers, px. */
const figure = 13;

/** The door as a drawing with its sizes, mm. */
export function TechnicalPicture({ item, context, side, covered }: Omit<RoomPictureProps, 'wall'>) {
  const { catalogue } = context;
  const sheet = useRef<HTMLDivElement>(null);
  const size = useElementSize(sheet);
  const descriptionId = useId();
  const svg = useMemo(() => {
    if (!size) return drawnSvg('');
    const overall = overallBox(item, catalogue);
    const high = figureHeight(overall, { ...size, figure });
    const facts = factsOf({ item, catalogue, side });
    return drawnSvg(technicalSvg(technicalDrawing(facts, { overall, figure: high }), drawingInk));
  }, [item, catalogue, side, size]);
  return (
    <>
      <div
        ref={sheet}
        className="room technical"
        style={covered && { paddingBlock: `${covered.head}px ${covered.foot}px` }}
        role="img"
        aria-label={previewWords.drawing[side]}
        aria-describedby={descriptionId}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <DoorDescription id={descriptionId} item={item} side={side} context={context} />
    </>
  );
}
