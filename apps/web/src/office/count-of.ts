import { countText } from '../words/figures.ts';
import { officeWords } from '../words/office.ts';
import type { Listed } from './use-list.ts';

/** How many rows a list has as far as it was read; a `+` where it goes on, '' while it is not here. */
export function countOf(list: Listed<unknown> | undefined): string {
  if (!list) return '';
  const count = countText(list.rows.length);
  return list.after === null ? count : officeWords.tasks.moreThan(count);
}
