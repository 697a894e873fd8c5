import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { DoorOnWall } from './door-on-wall.tsx';
import type { KeptDoor } from './stored-kept.ts';
import { keptWords } from './words.ts';

const { full } = keptWords;

export interface FullDialogProps {
  readonly open: boolean;
  readonly doors: readonly KeptDoor[];
  onGiveUp(id: string): void;
  onClose(): void;
}

/** Four doors are kept: which of them makes room for the fifth? */
export const FullDialog = ({ open, doors, onGiveUp, onClose }: FullDialogProps) => (
  <Modal open={open} title={full.title} width={520} onClose={onClose}>
    <p>{full.sentence}</p>
    {open ? (
      <ul className="give-up">
        {doors.map(({ id, name, item }) => (
          <li key={id}>
            <button type="button" aria-label={full.giveUp(name)} onClick={() => onGiveUp(id)}>
              <span className="give-up-picture" aria-hidden="true">
                {item ? <DoorOnWall item={item} /> : null}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
    ) : null}
    <div className="modal-actions">
      <Button onClick={onClose}>{full.cancel}</Button>
    </div>
  </Modal>
);
