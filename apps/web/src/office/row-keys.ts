import type { KeyboardEvent } from 'react';

type Step = (now: number, last: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (now, last) => Math.min(now + 1, last),
  ArrowUp: (now) => Math.max(now - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The place to go to from one of so many rows; undefined: this key leads nowhere. */
export function rowAfter(key: string, { now, count }: { readonly now: number; readonly count: number }) {
  return count === 0 ? undefined : steps[key]?.(now, count - 1);
}

/** Arrows lead from row to row by the first link of each; Enter opens it as every link. */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const now = links.findIndex((link) => link === document.activeElement);
  const next = now < 0 ? undefined : rowAfter(event.key, { now, count: links.length });
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
