import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useControlWords } from './words.ts';
import './why-not.css';

export interface WhyNotText {
  readonly reason: string;
  readonly explanation: string;
  readonly cure: { readonly label: string; onChoose(): void } | null;
}

export interface WhyNotNoteProps {
  readonly text: WhyNotText;
  readonly pointsAt: RefObject<HTMLElement | null>;
  /** Also gives the focus back to the tile. */
  onClose(): void;
}

/** A full row below the tile: the reason, the present choice, and the one change that would allow it. */
export function WhyNotNote({ text: { reason, explanation, cure }, pointsAt, onClose }: WhyNotNoteProps) {
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
      <p id={`${id}-explanation`}>{explanation}</p>
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
