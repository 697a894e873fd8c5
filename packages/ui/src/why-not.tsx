import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from './button.tsx';

export interface WhyNotText {
  readonly reason: string;
  readonly explanation: string;
  readonly cure: { readonly label: string; onChoose(): void } | null;
}

export interface WhyNotNoteProps {
  readonly text: WhyNotText;
  readonly pointsAt: RefObject<HTMLElement | null>;
  readonly takesFocus: boolean;
  onClose(): void;
}

/** A full row below the tile: the reason, the present choice, and the one change that would allow it. */
export function WhyNotNote({ text, pointsAt, takesFocus, onClose }: WhyNotNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tile = pointsAt.current?.parentElement;
    if (!note.current || !tile) return;
    const middle = tile.getBoundingClientRect().left + tile.offsetWidth / 2 - note.current.getBoundingClientRect().left;
    note.current.style.setProperty('--pointer', `${middle - 7}px`);
    if (takesFocus) note.current.querySelector('button')?.focus({ preventScroll: true });
    note.current.scrollIntoView({ block: 'nearest' });
  }, [pointsAt, takesFocus]);
  return (
    <div ref={note} className="why-not" role="note" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <b>{text.reason}</b>
      <p>{text.explanation}</p>
      {text.cure ? (
        <Button scale="row" onClick={text.cure.onChoose}>
          {text.cure.label}
        </Button>
      ) : (
        <Button scale="row" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}
