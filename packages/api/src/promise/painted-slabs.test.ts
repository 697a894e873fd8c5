import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aSoldOrder, aSolidDoor, measure, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { keptAsUsual } from '../testing/a-stock.ts';
import type { TestApi } from '../testing/a-test-api.ts';
import { confirmOrder } from '../testing/confirm-order.ts';

const [blank, paint] = ['SLAB-900x2080-11', 'PAINT-RAL 7016'];

/** Anthracite on both sides. */
async function aGreyDoor(api: TestApi) {
  const { Id: ItemId, LastUpdated } = await aSolidDoor(api);
  return api.installer().configureItem({ ItemId, LastUpdated, Actions: [{ type: 'colour.sameInternal', on: true }] });
}

/** Works that paint their slabs: 150 ml/m², a day of painting and three of curing. */
async function aPaintShop() {
  const { api, door } = await aSoldOrder(aGreyDoor);
  const { inventory, vendor, order } = api.fabricator();
  await inventory.updateSupply({ Key: 'SLAB*', ...keptAsUsual, Stage: 'assembly', Supply: 'painted here' });
  await measure(api, door);
  await confirmOrder(api.installer(), OrderId);
  return {
    api,
    inventory,
    /** Somebody sells a key by one piece or litre, in so many days. */
    sell: async (Name: string, Key: string, LeadDays: number) => {
      const { Id, LastUpdated } = await vendor.create({ Id: randomUUID(), Name, CutOff: '16:00' });
      const item = { Id: randomUUID(), Key, Pack: '1', Least: '1', LeadDays, Price: '40.00', Per: '1', Rank: 1 };
      await vendor.updateItems({ Id, LastUpdated, Items: [{ ...item, ValidFrom: null, ValidUntil: null }] });
    },
    come: async (Key: string, Quantity: string) => {
      const Place = (await inventory.places()).Places[0]?.Id ?? '';
      await inventory.move({ Id: randomUUID(), Kind: 'in', Key, Place, Quantity, Reason: 'Found' });
    },
    accept: () => order.accept({ Id: OrderId, CreditChecked: true }),
    demand: async () =>
      (await api.transactions.run(api.clientId, ({ demands }) => demands.of(OrderId)))
        .filter(({ key }) => /^(SLAB|PAINT)-/.test(key))
        .map(({ key, quantity, stage }) => [key, quantity, stage]),
  };
}

test('a slab that is painted here takes its blank and its paint, which are bought in time to be painted and cured', async () => {
  const { api, sell, accept, demand } = await aPaintShop();
  await sell('Slabs', 'SLAB*', 5);
  await sell('Paints', 'PAINT*', 10);
  const { Promise: promise } = await accept();
  // 264 ml of each side.
  expect(await demand()).toEqual([
    [paint, 528, 'painting'],
    [blank, 1, 'painting'],
  ]);
  // Its deposit is assumed by 24 November: ordered on the 25th, usable on 10 December, painted that day and cured for Monday, after the assembly of 2650.
  expect(promise).toMatchObject({ Week: '2651' });
  const days = promise?.Reasons.flatMap(({ Code, Day, Text }) =>
    ['vendor', 'painted', 'cured'].includes(Code) ? [[Code, Day, Text]] : [],
  );
  const texts = (key: string) => [
    `${key} is delivered and can be used`,
    `${key} is painted`,
    `The paint of ${key} is cured`,
  ];
  const daysOf = (key: string, [usable, painted, cured]: readonly string[]) =>
    [
      ['vendor', usable],
      ['painted', painted],
      ['cured', cured],
    ].map((row, at) => [...row, texts(key)[at]]);
  expect(days?.toSorted()).toEqual(
    [
      ...daysOf(paint, ['2026-12-10', '2026-12-10', '2026-12-14']),
      ...daysOf(blank, ['2026-12-03', '2026-12-03', '2026-12-07']),
    ].toSorted(),
  );
  const { Lines } = await api.fabricator().purchase.proposal();
  expect(Lines.map(({ Key, Quantity, OrderBy, Usable }) => [Key, Quantity, OrderBy, Usable])).toEqual([
    // Begun on Friday 11 December it is cured for the assembly of Tuesday.
    [paint, '1.000', '2026-11-26', '2026-12-11'],
    [blank, '1', '2026-12-03', '2026-12-11'],
  ]);
});

test('paint and blanks that are there are its own from then on', async () => {
  const { come, accept, inventory } = await aPaintShop();
  await come(blank, '1');
  await come(paint, '0.600');
  expect((await accept()).Promise).toMatchObject({ Week: '2650' });
  const free = async (Key: string) => (await inventory.getArticle({ Key })).Free;
  expect([await free(blank), await free(paint)]).toEqual(['0', '0.072']);
});
