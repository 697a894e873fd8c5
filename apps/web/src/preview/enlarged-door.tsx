import type { Side } from '@door/drawing/scene';
import { Cross } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { useRef, useState } from 'react';
import { useDesigner } from '../designer/use-designer.ts';
import { words } from '../words/words.ts';
import { hourOfPage } from './hour.ts';
import { RoomPicture } from './room-picture.tsx';
import type { Scenery } from './scenery.ts';
import { TechnicalPicture } from './technical-picture.tsx';
import { useCloseLook } from './use-close-look.ts';
import { WallChoice } from './wall-choice.tsx';

export interface EnlargedDoorProps {
  readonly open: boolean;
  readonly side: Side;
  readonly scenery: Scenery;
  onShow(side: Side): void;
  onSee(scenery: Scenery): void;
  onClose(): void;
}

/** The same door as large as the window allows, on a wall like the visitor's own; Escape leads back. */
export function EnlargedDoor({ open, side, scenery, onShow, onSee, onClose }: EnlargedDoorProps) {
  const [measured, setMeasured] = useState(false);
  return (
    <Modal open={open} fullScreen label={words.stage.enlarged} onClose={onClose}>
      {open ? (
        <div className="stage enlarged">
          <CloseLook side={side} scenery={measured ? null : scenery} />
          <div className="enlarged-views">
            <button type="button" aria-pressed={side === 'external'} onClick={() => onShow('external')}>
              {words.stage.external}
            </button>
            <button type="button" aria-pressed={side === 'internal'} onClick={() => onShow('internal')}>
              {words.stage.internal}
            </button>
          </div>
          <button type="button" className="stage-button enlarged-close" aria-label={words.close} onClick={onClose}>
            <Cross />
          </button>
          <div className="enlarged-walls on-wall">
            <button type="button" aria-pressed={measured} onClick={() => setMeasured(!measured)}>
              {words.stage.dimensions}
            </button>
            {measured ? null : <WallChoice scenery={scenery} side={side} onChoose={onSee} />}
          </div>
        </div>
      ) : null}
    </Modal>
  );
}

interface CloseLookProps {
  readonly side: Side;
  /** null: no wall but a sheet of paper, with the sizes. */
  readonly scenery: Scenery | null;
}

function CloseLook({ side, scenery }: CloseLookProps) {
  const { item, catalogue } = useDesigner();
  const picture = useRef<HTMLDivElement>(null);
  useCloseLook(picture);
  return (
    <div className="close-look">
      <div ref={picture}>
        {scenery ? (
          <RoomPicture
            item={item}
            catalogue={catalogue}
            side={side}
            wall={scenery.wall}
            hour={scenery.hour ?? hourOfPage()}
          />
        ) : (
          <TechnicalPicture item={item} catalogue={catalogue} side={side} />
        )}
      </div>
    </div>
  );
}
