import type { SizeStep } from '@door/domain/explain/size-step';
import { useState } from 'react';

type Values = ReadonlyMap<string, string>;

/** A size as it stands in its row: `885 × 1955`, `8 / 7 / 6 / 19`. */
export const valueText = ({ size, lines }: Pick<SizeStep, 'size' | 'lines'>): string =>
  lines.map(({ value }) => String(value)).join(size === 'trim' ? ' / ' : ' × ');

const valuesOf = (steps: readonly SizeStep[]): Values => new Map(steps.map((step) => [step.key, valueText(step)]));

const isSame = (one: Values, other: Values): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** What the sizes that the last change moved were before it, by key; choices that move none leave it as it is. */
export function useMovedSizes(steps: readonly SizeStep[]): Values {
  const now = valuesOf(steps);
  const [seen, see] = useState<{ readonly now: Values; readonly before: Values }>({ now, before: now });
  if (!isSame(seen.now, now)) {
    see({ now, before: seen.now });
    return movedBetween(seen.now, now);
  }
  return movedBetween(seen.before, now);
}

export const movedBetween = (before: Values, now: Values): Values =>
  new Map([...before].filter(([key, value]) => now.has(key) && now.get(key) !== value));
