import type { SortingState } from '@tanstack/react-table';

/** As the address says it: `length`, or `-length` from the other end. */
export function sortingOf(word: string): SortingState {
  if (word === '') return [];
  return word.startsWith('-') ? [{ id: word.slice(1), desc: true }] : [{ id: word, desc: false }];
}

export const wordOf = ([first]: SortingState): string => (first ? `${first.desc ? '-' : ''}${first.id}` : '');
