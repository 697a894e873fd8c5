import type { Side } from '@door/drawing/scene';
import { Cross } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { useDesigner } from '../designer/use-designer.ts';
import { Door } from './door.tsx';
import { useScene } from './use-scene.ts';

export interface EnlargedDoorProps {
  readonly open: boolean;
  readonly side: Side;
  onShow(side: Side): void;
  onClose(): void;
}

/** The same door as large as the window allows; Escape leads back. */
export function EnlargedDoor({ open, side, onShow, onClose }: EnlargedDoorProps) {
  return (
    <Modal open={open} fullScreen label="Enlarged preview" onClose={onClose}>
      {open ? (
        <div className="stage enlarged">
          <div className="floor" />
          <LargeDoor side={side} />
          <div className="enlarged-views">
            <button type="button" aria-pressed={side === 'external'} onClick={() => onShow('external')}>
              External
            </button>
            <button type="button" aria-pressed={side === 'internal'} onClick={() => onShow('internal')}>
              Internal
            </button>
          </div>
          <button type="button" className="stage-button enlarged-close" aria-label="Close" onClick={onClose}>
            <Cross />
          </button>
        </div>
      ) : null}
    </Modal>
  );
}

function LargeDoor({ side }: { readonly side: Side }) {
  const { item, catalogue } = useDesigner();
  const scene = useScene(item, catalogue, side);
  return (
    <div className="stage-door">
      <Door scene={scene} side={side} id={`large-${side}`} />
    </div>
  );
}
