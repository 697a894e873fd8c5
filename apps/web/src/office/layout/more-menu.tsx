import { More } from '@door/ui/office-icons';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import type { PagePath } from '../../shared/router/paths.ts';
import './more-menu.css';

export interface MenuEntry {
  readonly label: string;
  /** An address to open, or what to do. */
  readonly action: PagePath | (() => void);
  /** In a wide window it is a button of its own, of the class `act-wide`, and not in the menu. */
  readonly onlyWhereNarrow?: true;
}

export interface MoreMenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The menu of actions that are used seldom or have no room in a narrow window. */
export function MoreMenu({ label, entries }: MoreMenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  // The entry goes out of sight: a dialog that it opens gives the focus back to the opener.
  const choose = () => {
    close();
    opener.current?.focus();
  };
  const isOnlyNarrow = entries.every(({ onlyWhereNarrow }) => onlyWhereNarrow);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    close();
    opener.current?.focus();
  };
  return (
    <div
      className={isOnlyNarrow ? 'page-menu act-narrow' : 'page-menu'}
      role="group"
      aria-label={label}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={opener}
        type="button"
        className="btn btn-quiet page-menu-opener"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        <More />
      </button>
      <ul id={id} className="page-menu-list" hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.label} className={entry.onlyWhereNarrow ? 'act-narrow' : undefined}>
            <Entry entry={entry} onChosen={choose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { label, action }, onChosen }: { readonly entry: MenuEntry; onChosen(): void }) {
  if (typeof action === 'string')
    return (
      <Link to={action} onClick={onChosen}>
        {label}
      </Link>
    );
  const choose = () => {
    onChosen();
    action();
  };
  return (
    <button type="button" onClick={choose}>
      {label}
    </button>
  );
}
