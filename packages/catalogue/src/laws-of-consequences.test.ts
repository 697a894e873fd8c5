import { isDeepStrictEqual } from 'node:util';
import { type History, chosen, redo, startHistory, undo } from '@door/domain/item/history';
import type { Item } from '@door/domain/item/item';
import { settle } from '@door/domain/item/settle';
import { gapsIn } from '@door/domain/testing/parts-add-up';
import { refusalFaults } from '@door/domain/testing/plain-words';
import { expect, test } from 'vitest';
import { type Walk, holds, lawTimeout, onTheWay, seed, shops } from './testing/walks.ts';

const walks = 5_000;
const over = `over ${String(walks)} walks at $name (seed ${String(seed)})`;

test.each(shops)(
  `an item is settled after every choice, and its parts add up to the frame, ${over}`,
  (shop) => {
    const { catalogue } = shop;
    holds(
      (walk) =>
        onTheWay(walk, (item) => [
          ...(isDeepStrictEqual(settle(item, catalogue), item) ? [] : ['Settled again, the item is another one.']),
          ...gapsIn(item, catalogue),
        ]),
      walks,
      shop,
    );
  },
  lawTimeout,
);

test.each(shops)(
  `a patchwork of two items settles once and for all, ${over}`,
  (shop) => {
    const { catalogue } = shop;
    holds(
      (walk) =>
        patchworks(walk).flatMap((item) => {
          const once = settle(item, catalogue);
          return isDeepStrictEqual(settle(once, catalogue), once) ? [] : [`Not settled: ${JSON.stringify(once)}`];
        }),
      walks,
      shop,
    );
  },
  lawTimeout,
);

/** The end of a walk in which one choice is as it was at the start, as if a program had put it there. */
const patchworks = ({ start, end }: Walk): readonly Item[] => [
  { ...end, designId: start.designId },
  { ...end, glass: start.glass },
  { ...end, hardware: start.hardware },
  { ...end, colours: start.colours },
  { ...end, frame: start.frame, leaves: start.leaves },
  { ...start, glass: end.glass },
  { ...start, hardware: end.hardware, designId: end.designId },
  { ...start, colours: { ...end.colours, doorExternal: start.colours.doorExternal } },
];

test.each(shops)(
  `every refusal has a code and a sentence that a visitor understands, ${over}`,
  (shop) => {
    const codes = new Set<string>();
    holds(
      ({ trail }) =>
        trail.flatMap(({ outcome }) => {
          if (outcome.ok) return [];
          codes.add(outcome.refusal.code);
          return refusalFaults(outcome.refusal);
        }),
      walks,
      shop,
    );
    expect(codes.size).toBeGreaterThan(25);
  },
  lawTimeout,
);

test.each(shops)(
  `undo and redo give back every item exactly, over ${String(walks / 10)} walks at $name (seed ${String(seed)})`,
  (shop) => {
    holds(undoFaults, walks / 10, shop);
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
