import { removing } from '../hardware/dropped.ts';
import type { Effect } from '../item/action.ts';
import { extraKinds, type ExtraKind, type Item } from '../item/item.ts';
import { extras as words } from '../words/english/extras.ts';

/** The option lists whose stock goes when a door loses an extra or gets another in its place. */
export const droppedExtras = (was: Item, now: Item): readonly ExtraKind[] =>
  extraKinds.filter((kind) => {
    const stock = was.extras.chosen[kind];
    return stock !== null && stock !== now.extras.chosen[kind];
  });

/** What follows from a choice for the extras: `chosen` is the door as it was wished, `settled` as it can be. */
export function extraEffects(
  was: Item,
  { chosen, settled }: { readonly chosen: Item; readonly settled: Item },
): readonly Effect[] {
  const lost = droppedExtras(chosen, settled).filter((kind) => settled.extras.chosen[kind] === null);
  return [
    ...removing(droppedExtras(was, settled)),
    ...lost.map((kind): Effect => ({ type: 'notify', message: words.takenOff(words.kinds[kind]) })),
  ];
}
