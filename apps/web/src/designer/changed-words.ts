import type { Described } from '@door/domain/item/describe';
import { words } from '../words/words.ts';

/** What is otherwise than before, said aloud; '' when nothing is. */
export const changedWords = (before: readonly Described[], now: readonly Described[]): string =>
  now
    .filter(({ term, value }) => !before.some((line) => line.term === term && line.value === value))
    .map(({ term, value }) => words.changed(term, value))
    .join(' ');
