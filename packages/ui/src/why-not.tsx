import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { useControlWords } from './words.ts';
import './why-not.css';

export interface WhyNotText {
  readonly reason: string;
  readonly explanation: string;
  /** Asked once the note is open: finding a way may take a moment. null: there is none. */
  cure(): WhyNotCure | null;
}

export interface WhyNotCure {
  readonly label: string;
  /** All that it changes, a line each. */
  readonly changes: readonly string[];
  onChoose(): void;
}

export interface WhyNotNoteProps {
  readonly text: WhyNotText;
  readonly pointsAt: RefObject<HTMLElement | null>;
  /** Also gives the focus back to the tile. */
  onClose(): void;
}

/** A full row below the tile: the reason, the present choice, and the way to what was asked for with all that it changes. */
export function WhyNotNote({ text, pointsAt, onClose }: WhyNotNoteProps) {
  const { reason, explanation } = text;
  const [cure] = useState(() => text.cure());
  const words = useControlWords();
  const id = useId();
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tile = pointsAt.current?.parentElement;
    if (!note.current || !tile) return;
    const middle = tile.getBoundingClientRect().left + tile.offsetWidth / 2 - note.current.getBoundingClientRect().left;
    note.current.style.setProperty('--pointer', `${middle - 7}px`);
    note.current.querySelector('button')?.focus({ preventScroll: true });
    note.current.scrollIntoView({ block: 'nearest' });
  }, [pointsAt]);
  return (
    <div ref={note} className="why-not" role="note" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <b id={`${id}-reason`}>{reason}</b>
      <div className="why-not-text" id={`${id}-explanation`}>
        <p>{explanation}</p>
        {cure ? (
          <ul>
            {cure.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <Button
        scale="row"
        aria-describedby={`${id}-reason ${id}-explanation`}
        onClick={() => {
          onClose();
          cure?.onChoose();
        }}
      >
        {cure?.label ?? words.close}
      </Button>
    </div>
  );
}
