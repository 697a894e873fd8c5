import type { Side } from '@door/drawing/scene';
import { Cross } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { useRef, useState } from 'react';
import { useDesigner } from '../designer/use-designer.ts';
import { words } from '../words/words.ts';
import { hourOfPage } from './hour.ts';
import { RoomPicture, type Wall } from './room-picture.tsx';
import { TechnicalPicture } from './technical-picture.tsx';
import { useCloseLook } from './use-close-look.ts';

export interface EnlargedDoorProps {
  readonly open: boolean;
  readonly side: Side;
  onShow(side: Side): void;
  onClose(): void;
}

const walls: readonly { readonly value: Wall; readonly label: string }[] = [
  { value: 'studio', label: words.stage.walls.studio },
  { value: 'render', label: words.stage.walls.render },
  { value: 'brick', label: words.stage.walls.brick },
  { value: 'stone', label: words.stage.walls.stone },
];

/** The same door as large as the window allows, on a wall like the visitor's own; Escape leads back. */
export function EnlargedDoor({ open, side, onShow, onClose }: EnlargedDoorProps) {
  const [wall, setWall] = useState<Wall>('studio');
  const [evening, setEvening] = useState(() => hourOfPage() === 'dusk');
  const [measured, setMeasured] = useState(false);
  const growsDark = !measured && side === 'external' && wall !== 'studio';
  return (
    <Modal open={open} fullScreen label={words.stage.enlarged} onClose={onClose}>
      {open ? (
        <div className="stage enlarged">
          <CloseLook side={side} wall={measured ? null : wall} hour={evening ? 'dusk' : 'day'} />
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
          <div className="enlarged-walls">
            <button type="button" aria-pressed={measured} onClick={() => setMeasured(!measured)}>
              {words.stage.dimensions}
            </button>
            {growsDark ? (
              <button type="button" aria-pressed={evening} onClick={() => setEvening(!evening)}>
                {words.stage.evening}
              </button>
            ) : null}
            {measured ? null : (
              <Segmented<Wall> label={words.stage.wall} segments={walls} chosen={wall} onChoose={setWall} />
            )}
          </div>
        </div>
      ) : null}
    </Modal>
  );
}

interface CloseLookProps {
  readonly side: Side;
  /** null: no wall but a sheet of paper, with the sizes. */
  readonly wall: Wall | null;
  readonly hour: 'day' | 'dusk';
}

function CloseLook({ side, wall, hour }: CloseLookProps) {
  const { item, catalogue } = useDesigner();
  const picture = useRef<HTMLDivElement>(null);
  useCloseLook(picture);
  return (
    <div className="close-look">
      <div ref={picture}>
        {wall ? (
          <RoomPicture item={item} catalogue={catalogue} side={side} wall={wall} hour={hour} />
        ) : (
          <TechnicalPicture item={item} catalogue={catalogue} side={side} />
        )}
      </div>
    </div>
  );
}
