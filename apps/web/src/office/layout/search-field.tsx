import { Search } from '@door/ui/office-icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePageKey } from './use-page-key.ts';
import { officeMessages } from '../messages/office.ts';

const { search } = officeMessages;

export interface SearchFieldProps {
  readonly text: string;
  /** Absent: it finds items, as on most pages. */
  readonly label?: string;
  readonly onText: (text: string) => void;
  /** Enter was pressed. */
  readonly onSearch?: () => void;
}

/** The search field of a page. Pressing `/` anywhere on the page focuses it, except while typing in another field or in a dialog. */
export function SearchField({ text, label = search.label, onText, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  usePageKey('/', () => field.current?.select());
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch?.();
  };
  return (
    <form role="search" className="office-search" onSubmit={onSubmit}>
      <Search />
      <input
        ref={field}
        type="search"
        className="input"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}

/** ms without a key press after which the text counts as typed. */
const debounceMs = 180;

/** The text once typing has paused, so that not every letter sends a request. An emptied field counts at once. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
