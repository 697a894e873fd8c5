import type { Described } from '@door/domain/item/describe';
import { words } from '../words/words.ts';

/** What is otherwise than before, said aloud; '' when nothing is. `heard` is the name of a tile that was read out just now. */
export const changedWords = (before: readonly Described[], now: readonly Described[], heard = ''): string =>
  now
    .filter(({ term, value }) => !before.some((line) => line.term === term && line.value === value))
    .filter(({ value }) => value !== heard)
    .map(({ term, value }) => words.changed(term, value))
    .join(' ');
