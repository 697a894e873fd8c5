import type { RuleContext } from '@door/domain/door/choice/rule';
import { type Consequence, consequencesOf } from '@door/domain/door/configure/consequences';
import type { History } from '@door/domain/door/configure/undo-redo';
import type { EditedItem } from '@door/domain/door/model/item-record';
import { Cross } from '@door/ui/icons';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';
import { useApp } from '../app/app-context.ts';
import { descriptionMessages } from '../messages.ts';
import { stepInHistory, type UndoRedoProps } from '../state/undo-redo.tsx';
import { originMessages } from './messages.ts';
import './consequences-note.css';

/** Names what the last choice changed on the door besides itself, with Undo. Screen readers have it from `AnnouncedChanges`. */
export function ConsequencesNote({ store }: UndoRedoProps) {
  const { context } = useApp();
  // The door changes first, in the frame after a click; what is said of it may follow.
  const history = useDeferredValue(useSubscribed(store.subscribe, () => store.current().history));
  const [seen, setSeen] = useState<Seen>({ history, changed: [] });
  if (seen.history !== history) setSeen({ history, changed: changedSince(seen, history, context) });
  if (seen.changed.length === 0) return null;
  const undoOnce = () => {
    // A second click may come before the note is gone, and would take back the choice before.
    if (store.current().history.past === seen.history.past) stepInHistory('undo', store, context);
  };
  return (
    <ConsequenceList changed={seen.changed} onUndo={undoOnce} onDismiss={() => setSeen({ history, changed: [] })} />
  );
}

interface Seen {
  readonly history: History<EditedItem>;
  /** By the last choice that was made while this step was open. */
  readonly changed: readonly Consequence[];
}

function changedSince(seen: Seen, { past, present }: Seen['history'], context: RuleContext): Seen['changed'] {
  // The server has answered, and nothing was chosen.
  if (past === seen.history.past) return seen.changed;
  const was = past.at(-1);
  return was && past.includes(seen.history.present) ? consequencesOf(was.item, present.item, context) : [];
}

interface NoteProps {
  readonly changed: readonly Consequence[];
  onUndo(): void;
  onDismiss(): void;
}

function ConsequenceList({ changed, onUndo, onDismiss }: NoteProps) {
  const { title, gone, close } = originMessages.consequences;
  /** What had the focus before, and has it again once the note with its buttons is gone. */
  const before = useRef<EventTarget | null>(null);
  const note = useRef<HTMLElement>(null);
  // It takes its room from the tiles; for the keyboard the chosen one stays in sight, and under a pointer nothing moves.
  useEffect(() => {
    for (const seen of [note.current, document.querySelector(':focus-visible')])
      seen?.scrollIntoView({ block: 'nearest' });
  }, []);
  const leaving = (act: () => void) => () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    act();
  };
  return (
    <section
      ref={note}
      className="consequences"
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
      <button
        type="button"
        className="btn btn-quiet consequences-close"
        aria-label={close}
        onClick={leaving(onDismiss)}
      >
        <Cross />
      </button>
    </section>
  );
}
