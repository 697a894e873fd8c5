import { isDeepStrictEqual } from 'node:util';
import { type History, chosen, redo, startHistory, undo } from '@door/domain/item/history';
import type { Item } from '@door/domain/item/item';
import { test } from 'vitest';
import { type Walk, holds, lawTimeout, seed, shops } from './testing/walks.ts';

const walks = 500;

test.each(shops)(
  `undo and redo give back every item exactly, over ${String(walks)} walks at $name (seed ${String(seed)})`,
  (shop) => {
    holds(undoFaults, walks, shop);
  },
  lawTimeout,
);

function undoFaults({ start, trail }: Walk): readonly string[] {
  let history = startHistory(start);
  const asChosen = new Map<Item, string>([[start, JSON.stringify(start)]]);
  for (const { outcome } of trail) {
    if (!outcome.ok) continue;
    history = chosen(history, outcome.value.item);
    asChosen.set(history.present, JSON.stringify(history.present));
  }
  const steps = history.past.length;
  const order = [...history.past, history.present];
  const back = repeated(undo, steps, history);
  const forth = repeated(redo, steps, back.at(-1) ?? history);
  const met = [...back.toReversed(), ...forth].map(({ present }) => present);
  return [
    ...(isDeepStrictEqual(met, [...order, ...order]) ? [] : ['Undo and redo went another way than the choices.']),
    ...met.filter((item) => JSON.stringify(item) !== asChosen.get(item)).map(() => 'An item changed after its choice.'),
  ];
}

/** The history before the first step and after each. */
const repeated = (step: (history: History) => History, times: number, from: History): readonly History[] =>
  Array.from({ length: times }).reduce<readonly History[]>((so) => [...so, step(so.at(-1) ?? from)], [from]);
