import type { Item } from '@door/domain/door/model/item';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import { useDesigner, useLatestItem } from '../../designer/state/use-designer.ts';
import { Link } from '../../shared/router/link.tsx';
import { showToast } from '../../shared/toasts/toasts.ts';
import { useFamilyInStep } from '../family/use-family-in-step.ts';
import { DoorOnWall } from './door-on-wall.tsx';
import { Heart } from './heart.tsx';
import { nameOfDoor } from './name-of-door.ts';
import { isSameDoor, type KeptDoor } from './stored-kept.ts';
import { useKept } from './use-kept.ts';
import { useRemoving } from './use-removing.ts';
import { keptMessages, keptMessages as messages } from './messages.ts';
import './keep-tools.css';

/** On the stage: a heart that keeps the door with one tap, and the way to all that are kept. */
export function KeepTools() {
  const { context } = useDesigner();
  const item = useLatestItem();
  const [{ doors }, kept] = useKept();
  const remove = useRemoving('heart');
  useFamilyInStep();
  const [waiting, setWaiting] = useState<Item | null>(null);
  const same = doors.find((door) => door.item && isSameDoor(door.item, item));
  const name = nameOfDoor(item, context);
  const keep = () => {
    const result = kept.keep(item, name);
    if (result === 'full') setWaiting(item);
    else if (result === 'newer') showToast('error', messages.newer);
    else showToast('success', messages.added(name));
  };
  return (
    <div className="keep-tools">
      <button
        type="button"
        className="stage-button keep-button"
        aria-pressed={same !== undefined}
        aria-label={messages.keepThis}
        onClick={() => (same ? remove(same) : keep())}
      >
        <Heart />
        <span>{messages.keep}</span>
      </button>
      {doors.length > 0 ? (
        <Link to="/kept" className="stage-button keep-count num" aria-label={messages.all(doors.length)}>
          {doors.length}
        </Link>
      ) : null}
      <FullDialog
        open={waiting !== null}
        doors={doors}
        onGiveUp={(id) => {
          if (waiting) kept.keepInstead(id, { item: waiting, name });
          setWaiting(null);
        }}
        onClose={() => setWaiting(null)}
      />
    </div>
  );
}

const { full } = keptMessages;

interface FullDialogProps {
  readonly open: boolean;
  readonly doors: readonly KeptDoor[];
  onGiveUp(id: string): void;
  onClose(): void;
}

/** Four doors are kept: which of them makes room for the fifth? */
const FullDialog = ({ open, doors, onGiveUp, onClose }: FullDialogProps) => (
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
