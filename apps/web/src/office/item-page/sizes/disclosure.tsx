import { type ReactNode, useState } from 'react';

export interface DisclosureProps {
  readonly term: string;
  readonly value: string;
  /** Beside the value; '' for none. */
  readonly note: string;
  /** Whether the last change has changed the value, which then stands out. */
  readonly isChanged?: boolean;
  onToggle?(isOpen: boolean): void;
  readonly children: ReactNode;
}

/** A term and its value in one row that unfolds into an explanation. */
export function Disclosure({ term, value, note, isChanged = false, onToggle, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="derived"
      data-moved={isChanged}
      onToggle={({ currentTarget: { open } }) => {
        // Some browsers fire the event again without a change.
        if (open === isOpen) return;
        setIsOpen(open);
        onToggle?.(open);
      }}
    >
      <summary className="inspector-row">
        <span className="derived-term">{term}</span>
        <span className="derived-value num">{value}</span>
        <span className="derived-note num">{note}</span>
      </summary>
      {isOpen ? <div className="derived-reason">{children}</div> : null}
    </details>
  );
}
