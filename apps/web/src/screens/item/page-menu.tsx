import { More } from '@door/ui/office-icons';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { PagePath } from '../../routes.ts';

export interface MenuEntry {
  readonly label: string;
  /** A page, or something that is done here. */
  readonly leads: PagePath | (() => void);
  /** Has a button of its own where there is room for it. */
  readonly onlyWhereNarrow?: true;
}

export interface PageMenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** What is done seldom, or has no room in a narrow window. */
export function PageMenu({ label, entries }: PageMenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    close();
    opener.current?.focus();
  };
  return (
    <div className="page-menu" role="group" aria-label={label} onBlur={onBlur} onKeyDown={onKeyDown}>
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
          <li key={entry.label} className={entry.onlyWhereNarrow ? 'item-act-narrow' : undefined}>
            <Entry entry={entry} onChosen={close} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { label, leads }, onChosen }: { readonly entry: MenuEntry; onChosen(): void }) {
  if (typeof leads === 'string')
    return (
      <Link to={leads} onClick={onChosen}>
        {label}
      </Link>
    );
  const choose = () => {
    onChosen();
    leads();
  };
  return (
    <button type="button" onClick={choose}>
      {label}
    </button>
  );
}
