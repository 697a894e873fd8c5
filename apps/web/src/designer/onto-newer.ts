import type { Size } from '@door/domain/measure/mm';
import type { Item } from '@door/domain/item/item';
import type { Change } from './change.ts';

/** The item on which something was chosen, and the one that somebody else has saved since. */
export interface Between {
  readonly saved: Item;
  readonly newest: Item;
}

/** A new height says nothing about the width that came along with it: there the other one's choice stands. */
export function ontoNewer(change: Change, { saved, newest }: Between): Change {
  if (change.type !== 'size.changeOverall') return change;
  const { overall } = change;
  const asMeant = (which: keyof Size) =>
    overall[which] === saved.frame.overall[which] ? newest.frame.overall[which] : overall[which];
  return { ...change, overall: { width: asMeant('width'), height: asMeant('height') } };
}
