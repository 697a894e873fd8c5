import type { Side } from '@door/drawing/scene';
import { Cross } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { useMemo, useRef, useState } from 'react';
import { useDesigner } from '../designer/use-designer.ts';
import { words } from '../../platform/words/words.ts';
import { doorWords } from '../words.ts';
import { previewWords } from './words.ts';
import { timeOfDayOfTheme, type Scenery } from './scenery.ts';
import { RoomPicture } from './room-picture.tsx';
import { TechnicalPicture } from './technical-picture.tsx';
import { useElementSize } from './use-element-size.ts';
import { usePanAndZoom } from './use-pan-and-zoom.ts';
import { WallChoice } from './wall-choice.tsx';
import './enlarged-door.css';

export interface EnlargedDoorProps {
  readonly open: boolean;
  readonly side: Side;
  readonly scenery: Scenery;
  onShow(side: Side): void;
  onSee(scenery: Scenery): void;
  onClose(): void;
}

/** Height of a button, and the space around the bars at the head and the foot, CSS px. */
const target = 44;
const barGap = 16;

/** The door in a dialog as large as the window, on the chosen wall or as a drawing with sizes. */
export function EnlargedDoor({ open, side, scenery, onShow, onSee, onClose }: EnlargedDoorProps) {
  const [measured, setMeasured] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const barSize = useElementSize(bar);
  return (
    <Modal open={open} fullScreen label={previewWords.enlarged} onClose={onClose}>
      {open ? (
        <div className="stage enlarged">
          <PannablePicture
            side={side}
            scenery={measured ? null : scenery}
            foot={barSize ? barSize.height + 2 * barGap : 0}
          />
          <div className="enlarged-views">
            <button type="button" aria-pressed={side === 'external'} onClick={() => onShow('external')}>
              {doorWords.stage.external}
            </button>
            <button type="button" aria-pressed={side === 'internal'} onClick={() => onShow('internal')}>
              {doorWords.stage.internal}
            </button>
          </div>
          <button type="button" className="stage-button enlarged-close" aria-label={words.close} onClick={onClose}>
            <Cross />
          </button>
          <div ref={bar} className="enlarged-walls on-wall">
            <button type="button" aria-pressed={measured} onClick={() => setMeasured(!measured)}>
              {previewWords.dimensions}
            </button>
            {measured ? null : <WallChoice scenery={scenery} side={side} onChoose={onSee} />}
          </div>
        </div>
      ) : null}
    </Modal>
  );
}

interface PannablePictureProps {
  readonly side: Side;
  /** null: the drawing with sizes instead of a wall. */
  readonly scenery: Scenery | null;
  /** What the bar at the foot takes, CSS px. */
  readonly foot: number;
}

function PannablePicture({ side, scenery, foot }: PannablePictureProps) {
  const { item, context } = useDesigner();
  const picture = useRef<HTMLDivElement>(null);
  usePanAndZoom(picture);
  const covered = useMemo(() => ({ head: target + 2 * barGap, foot }), [foot]);
  return (
    <div className="close-look">
      <div ref={picture}>
        {scenery ? (
          <RoomPicture
            item={item}
            context={context}
            side={side}
            wall={scenery.wall}
            timeOfDay={scenery.timeOfDay ?? timeOfDayOfTheme()}
            covered={covered}
          />
        ) : (
          <TechnicalPicture item={item} context={context} side={side} covered={covered} />
        )}
      </div>
    </div>
  );
}
