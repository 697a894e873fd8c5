import { billOfMaterials } from '@door/domain/bom/bill-of-materials';
import { isInError } from '@door/domain/bom/work-instruction';
import { findings } from '@door/domain/item/lawful';
import { expect, test } from 'vitest';
import { holds, lawTimeout, onTheWay, seed, shops, wishesInAWalk } from './testing/walks.ts';

const walks = 5_000;

test.each(shops)(
  `${String(walks)} walks of ${String(wishesInAWalk)} wishes at $name never reach an item that cannot be had (seed ${String(seed)})`,
  (shop) => {
    const { catalogue } = shop;
    const done = new Set<string>();
    holds(
      (walk) =>
        onTheWay(walk, (item, { action }) => {
          done.add(action.type);
          return findings(item, catalogue).map(({ message }) => message);
        }),
      walks,
      shop,
    );
    // Every one of the 25 actions was accepted somewhere: the walks do not merely bounce off refusals.
    expect(done.size).toBe(25);
  },
  lawTimeout,
);

test.each(shops)(
  `where one walk in 20 ends, the works of $name can make the set (seed ${String(seed)})`,
  (shop) => {
    holds(
      ({ end }) =>
        billOfMaterials(end, shop)
          .filter(isInError)
          .map(({ code, description }) => `${code}: ${description}\n${JSON.stringify(end)}`),
      walks / 20,
      shop,
    );
  },
  lawTimeout,
);
