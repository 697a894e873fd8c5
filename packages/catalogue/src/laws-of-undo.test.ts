import { isDeepStrictEqual } from 'node:util';
import { type History, record, redo, startHistory, undo } from '@door/domain/door/configure/undo-redo';
import type { Item } from '@door/domain/door/model/item';
import { test } from 'vitest';
import { type Walk, checkLaw, lawTimeout, seed, testSuppliers } from './testing/walks.ts';

const walks = 500;

test.each(testSuppliers)(
  `undo and redo give back every item exactly at $name (seed ${String(seed)})`,
  (supplier) => {
    checkLaw(undoFaults, walks, supplier);
  },
  lawTimeout,
);

function undoFaults({ start, trail }: Walk): readonly string[] {
  let history = startHistory(start);
  const asChosen = new Map<Item, string>([[start, JSON.stringify(start)]]);
  for (const { outcome } of trail) {
    if (!outcome.ok) continue;
    history = record(history, outcome.value.item);
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

type Items = History<Item>;

/** The history before the first step and after each. */
const repeated = (step: (history: Items) => Items, times: number, from: Items): readonly Items[] =>
  Array.from({ length: times }).reduce<readonly Items[]>((so) => [...so, step(so.at(-1) ?? from)], [from]);
