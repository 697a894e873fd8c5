import type { SizeStep } from '@door/domain/making/explain/size-formula';
import { useState } from 'react';

type Values = ReadonlyMap<string, string>;

/** The value of a size as text: `885 × 1955`, trims as `8 / 7 / 6 / 19`. */
export const valueText = ({ size, lines }: Pick<SizeStep, 'size' | 'lines'>): string =>
  lines.map(({ value }) => String(value)).join(size === 'trim' ? ' / ' : ' × ');

const valuesOf = (steps: readonly SizeStep[]): Values => new Map(steps.map((step) => [step.key, valueText(step)]));

const isSame = (one: Values, other: Values): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** The previous values of the sizes that the last change of any size has changed, by key. */
export function usePreviousSizes(steps: readonly SizeStep[]): Values {
  const now = valuesOf(steps);
  const [last, setLast] = useState<{ readonly now: Values; readonly before: Values }>({ now, before: now });
  if (!isSame(last.now, now)) {
    setLast({ now, before: last.now });
    return changedSizes(last.now, now);
  }
  return changedSizes(last.before, now);
}

export const changedSizes = (before: Values, now: Values): Values =>
  new Map([...before].filter(([key, value]) => now.has(key) && now.get(key) !== value));
