import type { KeyboardEvent } from 'react';
import { moveBetweenRows } from './row-keyboard.ts';

interface SelectionKeys {
  tick(id: string, isRange: boolean): void;
  clear(): void;
}

/** The row of the focused link; undefined: no row's link has the focus. */
const focusedRow = (): string | undefined => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.matches('[data-row]')
    ? activeElement.closest('tr')?.dataset['id']
    : undefined;
};

/** Space ticks the row of the focused link, Shift with an arrow key ticks on to the next one, Escape clears the ticks. */
export function tickByKey(event: KeyboardEvent<HTMLElement>, { tick, clear }: SelectionKeys): void {
  const from = focusedRow();
  if (event.key === 'Escape') return clear();
  if (from !== undefined && event.key === ' ') {
    event.preventDefault();
    return tick(from, event.shiftKey);
  }
  moveBetweenRows(event);
  const to = focusedRow();
  if (event.shiftKey && to !== undefined && from !== undefined && to !== from) tick(to, true);
}
