import { type Consequence, consequencesOf } from '@door/domain/door/configure/consequences';
import { canRedo } from '@door/domain/door/configure/undo-redo';
import { isEqual } from '@door/domain/lib/is-equal';
import { Cross } from '@door/ui/icons';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';
import { useApp } from '../app/app-context.ts';
import { descriptionMessages } from '../messages.ts';
import { stepInHistory, type UndoRedoProps } from '../state/undo-redo.tsx';
import { originMessages } from './messages.ts';
import './changed-too.css';

/** Names what the last choice changed on the door besides itself, with Undo. Screen readers have it from `AnnouncedChanges`. */
export function ChangedToo({ store }: UndoRedoProps) {
  const { context } = useApp();
  // The door changes first, in the frame after a click; what is said of it may follow.
  const history = useDeferredValue(useSubscribed(store.subscribe, () => store.current().history));
  // What was chosen before this step was opened has been told there.
  const [told, setTold] = useState(history.present);
  const changed = useMemo(() => {
    const was = history.past.at(-1);
    return was && !canRedo(history) ? consequencesOf(was.item, history.present.item, context) : [];
  }, [history, context]);
  if (changed.length === 0 || isEqual(told, history.present)) return null;
  return (
    <ChangedTooNote
      changed={changed}
      onUndo={() => stepInHistory('undo', store, context)}
      onDismiss={() => setTold(history.present)}
    />
  );
}

interface NoteProps {
  readonly changed: readonly Consequence[];
  onUndo(): void;
  onDismiss(): void;
}

function ChangedTooNote({ changed, onUndo, onDismiss }: NoteProps) {
  const { title, gone, close } = originMessages.changedToo;
  /** What had the focus before, and has it again once the note with its buttons is gone. */
  const before = useRef<EventTarget | null>(null);
  const note = useRef<HTMLElement>(null);
  // It takes its room from the tiles, of which the chosen one stays in sight.
  useEffect(() => {
    for (const seen of [note.current, document.activeElement]) seen?.scrollIntoView({ block: 'nearest' });
  }, []);
  const leaving = (act: () => void) => () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    act();
  };
  return (
    <section
      ref={note}
      className="changed-too"
      aria-label={title}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <div>
        <b>{title}</b>
        <ul>
          {changed.map(({ about, term, value }) => (
            <li key={about}>{descriptionMessages.changed(term, value ?? gone)} </li>
          ))}
        </ul>
      </div>
      <button type="button" className="btn btn-line" onClick={leaving(onUndo)}>
        {originMessages.takeBack}
      </button>
      <button type="button" className="btn btn-quiet changed-too-close" aria-label={close} onClick={leaving(onDismiss)}>
        <Cross />
      </button>
    </section>
  );
}
