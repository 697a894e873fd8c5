import { itemToWire } from '@door/wire/item-to-wire';
import type { Action } from '@door/domain/door/model/action';
import { randomWalk } from '@door/domain/testing/random-walk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aTestApi } from '../testing/a-test-api.ts';

test.each(['visitor', 'installer'] as const)(
  'whatever a %s can reach by choices can be saved as a whole item',
  async (role) => {
    const walks = fc.record({
      template: fc.constantFrom('single-door', 'surround', 'fanlight-mullion', 'double'),
      rolls: fc.array(fc.nat(100_000), { minLength: 200, maxLength: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(walks, async ({ template, rolls }) => {
        const api = await aTestApi();
        const created = await api.visitor().createItemFromTemplate({ ItemId: template });
        const supplier = await api.context(-1022, { role: 'public' }).suppliers.find(api.clientId);
        const stored = await api.item(created.Id);
        if (!stored || !supplier) throw new Error('The item was not stored.');
        const { catalogue, context } = supplier;
        let roll = 0;
        const random = (below: number) => (rolls[(roll += 1) % rolls.length] ?? 0) % below;
        // A visitor may not save what only the trade may choose.
        const may = ({ type }: Action) => role === 'installer' || !/^(?:extra|build)\./.test(type);
        const item = randomWalk(stored.item, { context, random, steps: 16, may }, () => undefined);
        const wire = itemToWire({ ...stored, item }, catalogue);
        const saving = api[role]().updateItem(wire);
        expect(await saving.then(() => 'accepted', String)).toBe('accepted');
        expect((await api.item(created.Id))?.item).toMatchObject({
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
