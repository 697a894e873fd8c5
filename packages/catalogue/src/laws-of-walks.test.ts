import { isDeepStrictEqual } from 'node:util';
import { billOfMaterials } from '@door/domain/bom/bill-of-materials';
import { isInError } from '@door/domain/bom/work-instruction';
import type { Item } from '@door/domain/item/item';
import { findings } from '@door/domain/item/lawful';
import { settle } from '@door/domain/item/settle';
import { gapsIn } from '@door/domain/testing/parts-add-up';
import { refusalFaults } from '@door/domain/testing/plain-words';
import { describe, expect, test } from 'vitest';
import { type Shop, type Walk, holds, lawTimeout, onTheWay, seed, shops, wishesInAWalk } from './testing/walks.ts';

/** Ten thousand in both shops. */
const walks = 5_000;
const few = walks / 20;

describe.each(shops)(`at $name (seed ${String(seed)})`, (shop) => {
  test(
    `over ${String(walks)} walks of ${String(wishesInAWalk)} wishes every item can be had, is settled and adds up, and every refusal is plain`,
    () => {
      const met = new Set<string>();
      holds(
        (walk) => {
          walk.trail.forEach(({ action, outcome }) => met.add(outcome.ok ? action.type : outcome.refusal.code));
          return [...onTheWay(walk, (item) => itemFaults(item, shop)), ...refusalsFaults(walk)];
        },
        walks,
        shop,
      );
      // All 25 actions were accepted somewhere and 25 rules refused: the walks neither bounce nor pass unasked.
      expect(met.size).toBeGreaterThanOrEqual(50);
    },
    lawTimeout,
  );

  test(
    `where ${String(few)} walks end, the works can make the set`,
    () => {
      holds(({ end }) => missingIn(end, shop), few, shop);
    },
    lawTimeout,
  );

  test(
    `a patchwork of two items settles once and for all, over ${String(few)} walks`,
    () => {
      holds((walk) => patchworks(walk).flatMap((item) => unsettled(settle(item, shop.catalogue), shop)), few, shop);
    },
    lawTimeout,
  );
});

const itemFaults = (item: Item, shop: Shop): readonly string[] => [
  ...findings(item, shop.catalogue).map(({ message }) => message),
  ...unsettled(item, shop),
  ...gapsIn(item, shop.catalogue),
];

const unsettled = (item: Item, { catalogue }: Shop): readonly string[] =>
  isDeepStrictEqual(settle(item, catalogue), item) ? [] : [`Settled again it is another item: ${JSON.stringify(item)}`];

const refusalsFaults = ({ trail }: Walk): readonly string[] =>
  trail.flatMap(({ outcome }) => (outcome.ok ? [] : refusalFaults(outcome.refusal)));

const missingIn = (item: Item, shop: Shop): readonly string[] =>
  billOfMaterials(item, shop)
    .filter(isInError)
    .map(({ code, description }) => `${code}: ${description}\n${JSON.stringify(item)}`);

/** The end of a walk with one choice of its start, as if a program had put it there. */
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
