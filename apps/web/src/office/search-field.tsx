import { Search } from '@door/ui/office-icons';
import { type FormEvent, useEffect, useRef } from 'react';
import { officeWords } from '../words/office.ts';

const { search } = officeWords;

export interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter was pressed. */
  readonly onSearch?: () => void;
}

/** `/` leads here from anywhere on the page but a field in which somebody writes. */
export function SearchField({ text, onText, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWritingOrAsked(event.target)) return;
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

const isWritingOrAsked = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
