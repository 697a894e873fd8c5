import { type ReactNode, useState } from 'react';

export interface UnfoldingProps {
  readonly term: string;
  readonly value: string;
  /** Beside the value; '' for none. */
  readonly note: string;
  /** The last change moved it: it stands out by weight and by a mark. */
  readonly moved?: boolean;
  onToggle?(isOpen: boolean): void;
  readonly children: ReactNode;
}

/** Term and value in one row that unfolds into the reason for it. */
export function Unfolding({ term, value, note, moved = false, onToggle, children }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="derived"
      data-moved={moved}
      onToggle={({ currentTarget: { open } }) => {
        // Some browsers tell of it once more when nothing has changed.
        if (open === isOpen) return;
        setOpen(open);
        onToggle?.(open);
      }}
    >
      <summary>
        <span className="derived-term">{term}</span>
        <span className="derived-value num">{value}</span>
        <span className="derived-note num">{note}</span>
      </summary>
      {isOpen ? <div className="derived-reason">{children}</div> : null}
    </details>
  );
}
