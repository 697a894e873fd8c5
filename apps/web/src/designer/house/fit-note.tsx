import { framesForOpening } from '@door/domain/door/frame/frames-for-opening';
import type { Item } from '@door/domain/door/model/item';
import { Button } from '@door/ui/button';
import { useId, useMemo, useRef } from 'react';
import { useDesigner } from '../state/use-designer.ts';
import { hasKnownOpening } from '../steps/frame-design/opening.ts';
import { fitText, houseMessages as messages } from './messages.ts';
import type { HousePhoto } from './house-photo.ts';
import { placedIn } from './plane-in-photo.tsx';
import './fit-note.css';

/** Steps of an opening's shape in which frames are sought: a corner that is dragged asks for each. */
const step = 0.01;

/** Whether the frame is as wide as the opening looks, and the frames that fit better; a typed opening is better known than a photo's. */
export function FitNote({ photo, item }: { readonly photo: HousePhoto; readonly item: Item }) {
  const { catalogue, context, typedSize, choose } = useDesigner();
  const note = useRef<HTMLParagraphElement>(null);
  const framesId = useId();
  const placement = placedIn(photo, item);
  const shape = placement && Math.round(placement.shape / step) * step;
  const isTyped = hasKnownOpening({ item, typedSize }, catalogue);
  const frames = useMemo(
    () => (shape === null || isTyped ? [] : framesForOpening(item, shape, context)),
    [item, shape, isTyped, context],
  );
  return (
    <div className="house-fit">
      <p ref={note} tabIndex={-1}>
        {placement ? fitText(placement) : messages.corners.impossible}
      </p>
      {frames.length > 0 ? (
        <div role="group" aria-labelledby={framesId} className="fit-frames">
          <span id={framesId}>{messages.fit.frames}</span>
          {frames.map(({ id, displayName }) => (
            <Button
              key={id}
              scale="row"
              onClick={() => {
                // The button goes with the choice; what it says of the new frame is read next.
                note.current?.focus();
                choose({ type: 'frame.choose', templateId: id });
              }}
            >
              {displayName}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
