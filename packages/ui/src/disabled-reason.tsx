import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Cross } from './icons.tsx';
import { useControlMessages } from './messages.ts';
import './disabled-reason.css';

export interface DisabledReasonText {
  readonly reason: string;
  readonly explanation: string;
  /** What can be done about it. Asked once the note is open: finding it may take a moment. */
  below(note: OpenNote): ReactNode;
}

export interface OpenNote {
  /** Id of the reason and the explanation, for what is done about them. */
  readonly describedBy: string;
  /** Also gives the focus back to the tile. */
  onClose(): void;
}

export interface DisabledReasonNoteProps {
  readonly text: DisabledReasonText;
  readonly pointsAt: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** A full row below the tile: the reason, the present choice, and what leads to what was asked for. */
export function DisabledReasonNote({
  text: { reason, explanation, below },
  pointsAt,
  onClose,
}: DisabledReasonNoteProps) {
  const messages = useControlMessages();
  const id = useId();
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tile = pointsAt.current?.parentElement;
    if (!note.current || !tile) return;
    const middle = tile.getBoundingClientRect().left + tile.offsetWidth / 2 - note.current.getBoundingClientRect().left;
    note.current.style.setProperty('--pointer', `${middle - 7}px`);
    // What leads to the target; until its code is here, the way out.
    note.current.querySelector('button')?.focus({ preventScroll: true });
    note.current.scrollIntoView({ block: 'nearest' });
  }, [pointsAt]);
  return (
    <div ref={note} className="why-not" role="note" onKeyDown={(event) => closeAtEscape(event, onClose)}>
      <div id={id}>
        <b>{reason}</b>
        <p>{explanation}</p>
      </div>
      {below({ describedBy: id, onClose })}
      <button
        type="button"
        className="why-not-close"
        aria-label={messages.close}
        aria-describedby={id}
        onClick={onClose}
      >
        <Cross />
      </button>
    </div>
  );
}

/** What the note stands in, a panel or a dialog, stays open. */
function closeAtEscape(event: KeyboardEvent, close: () => void) {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  close();
}
