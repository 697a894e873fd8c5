import type { KeyboardEvent } from 'react';

type Step = (now: number, last: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (now, last) => Math.min(now + 1, last),
  ArrowUp: (now) => Math.max(now - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The row that a key leads to from row `now` of `count`, counted from 0; undefined for any other key. */
export function nextRow(key: string, { now, count }: { readonly now: number; readonly count: number }) {
  return count === 0 ? undefined : steps[key]?.(now, count - 1);
}

/** Arrow keys, Home and End move the focus between the links marked with `data-row`. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const now = links.findIndex((link) => link === document.activeElement);
  const next = now < 0 ? undefined : nextRow(event.key, { now, count: links.length });
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
