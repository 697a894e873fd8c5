import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/item-facts/overall';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { type TechnicalInk, technicalSvg } from '@door/drawing/technical/technical-svg';
import { useId, useMemo, useRef } from 'react';
import { DoorInWords } from '../designer/door-in-words.tsx';
import { words } from '../words/words.ts';
import type { RoomPictureProps } from './room-picture.tsx';
import { useSpace } from './use-space.ts';

const ink: TechnicalInk = {
  ink: 'currentColor',
  brass: 'var(--color-accent)',
  paper: 'var(--color-base-100)',
};

/** Height of the figures, px. */
const figure = 13;

/** The same door as a drawing with its sizes in millimetres. */
export function TechnicalPicture({ item, catalogue, side }: Omit<RoomPictureProps, 'wall'>) {
  const sheet = useRef<HTMLDivElement>(null);
  const space = useSpace(sheet);
  const inWords = useId();
  const svg = useMemo(() => {
    if (!space) return '';
    const overall = overallBox(item, catalogue);
    const high = figureHeight(overall, { ...space, figure });
    return technicalSvg(technicalDrawing(factsOf(item, catalogue, side), { overall, figure: high }), ink);
  }, [item, catalogue, side, space]);
  return (
    <>
      <div
        ref={sheet}
        className="room technical"
        role="img"
        aria-label={words.stage.drawing[side]}
        aria-describedby={inWords}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <DoorInWords id={inWords} item={item} catalogue={catalogue} side={side} />
    </>
  );
}
