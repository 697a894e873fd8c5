import { itemToWire } from '@door/wire/item-to-wire';
import type { Action } from '@door/domain/item/action';
import { randomWalk } from '@door/domain/testing/random-walk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aShop } from '../testing/a-shop.ts';

test.each(['visitor', 'installer'] as const)(
  'whatever choices have led to, a %s may also save as a whole',
  async (role) => {
    const walks = fc.record({
      template: fc.constantFrom('single-door', 'surround', 'fanlight-mullion', 'double'),
      rolls: fc.array(fc.nat(100_000), { minLength: 200, maxLength: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(walks, async ({ template, rolls }) => {
        const shop = aShop();
        const begun = await shop.visitor().createItemFromTemplate({ ItemId: template });
        const { catalogue } = (await shop.context(-1022, { role: 'public' }).suppliers.find(shop.clientId)) ?? {};
        const stored = shop.shops.rows(-1022).items.get(begun.Id);
        if (!stored || !catalogue) throw new Error('The item was not stored.');
        let roll = 0;
        const dice = (below: number) => (rolls[(roll += 1) % rolls.length] ?? 0) % below;
        // What only the trade chooses is not a visitor's to save.
        const may = ({ type }: Action) => role === 'installer' || !/^(?:extra|build)\./.test(type);
        const item = randomWalk(stored.item, { catalogue, dice, steps: 16, may }, () => undefined);
        const wire = itemToWire({ ...stored, item }, catalogue);
        const saving = shop[role]().updateItem(wire);
        expect(await saving.then(() => 'accepted', String)).toBe('accepted');
        expect(shop.shops.rows(-1022).items.get(begun.Id)?.item).toMatchObject({
          hardware: item.hardware,
          glass: item.glass,
          extras: item.extras,
          build: item.build,
        });
      }),
      { numRuns: 80 },
    );
  },
);
