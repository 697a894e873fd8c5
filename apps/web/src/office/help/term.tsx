import { type ReactNode, useId, useRef, useState } from 'react';
import { glossary, type TermName } from '../messages/glossary.ts';
import { helpMessages as t } from '../messages/help.ts';
import './term.css';

interface TermProps {
  readonly of: TermName;
  /** The word as it stands here; absent: as the glossary has it. */
  readonly children?: ReactNode;
}

/** Between word and note, CSS px; the pointer may cross it. */
const gap = 4;
const noteWidth = 280;

/**
 * A word with what it means: shown while the pointer or the focus is on it, or after a tap. Escape hides it (WCAG 1.4.13). The
 * note lies above everything, so that no table cuts it off.
 */
export function Term({ of, children }: TermProps) {
  const { name, meaning } = glossary[of];
  const [isShown, setIsShown] = useState(false);
  const note = useRef<HTMLSpanElement>(null);
  const word = useRef<HTMLButtonElement>(null);
  const id = useId();
  const show = () => {
    if (!note.current || !word.current) return;
    const { left, bottom } = word.current.getBoundingClientRect();
    note.current.style.left = `${String(Math.max(gap, Math.min(left, innerWidth - noteWidth - gap)))}px`;
    note.current.style.top = `${String(bottom)}px`;
    note.current.showPopover();
    setIsShown(true);
  };
  const hide = () => {
    note.current?.hidePopover();
    setIsShown(false);
  };
  return (
    <span
      className="term"
      role="presentation"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isShown) return;
        event.preventDefault();
        event.stopPropagation();
        hide();
      }}
    >
      {children ?? name}
      <button
        ref={word}
        type="button"
        className="term-mark"
        aria-label={t.explain(name)}
        aria-describedby={isShown ? id : undefined}
        onClick={show}
        onFocus={show}
        onBlur={hide}
      />
      <span ref={note} id={id} role="tooltip" popover="manual" className="term-note" style={{ width: noteWidth }}>
        {isShown ? meaning : ''}
      </span>
    </span>
  );
}
