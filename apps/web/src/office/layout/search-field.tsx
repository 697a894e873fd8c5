import { Search } from '@door/ui/office-icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { officeWords } from '../words/office.ts';

const { search } = officeWords;

export interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter was pressed. */
  readonly onSearch?: () => void;
}

/** The search field of a page. Pressing `/` anywhere on the page focuses it, except while typing in another field or in a dialog. */
export function SearchField({ text, onText, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypingOrInDialog(event.target))
        return;
      event.preventDefault();
      field.current?.select();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
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
        aria-label={search.label}
        aria-keyshortcuts="/"
        placeholder={search.placeholder}
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

const isTypingOrInDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

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
