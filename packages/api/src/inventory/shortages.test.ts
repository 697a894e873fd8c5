import { expect, test } from 'vitest';
import { aReadyOrder, anotherReadyOrder } from '../testing/a-ready-order.ts';
import { soldOrderId as Id } from '../testing/a-sold-order.ts';
import { come, lockOfDoor, sellLocks } from '../testing/a-stock.ts';
import { glassUnits, glazedDoors, glazedLine } from '../testing/glazed-doors.ts';

test('the first promised is the first served; the list, the article and the weeks tell the same', async () => {
  const { api } = await aReadyOrder();
  const second = await anotherReadyOrder(api, 10_002, ['5a1f4c1e-0000-4000-8000-000000000a01']);
  await api.transactions.run(api.clientId, async ({ demands }) => {
    const [row] = (await demands.of(Id)).filter(({ key }) => key === lockOfDoor);
    if (row) await demands.replace(second, [{ ...row, lineId: '5a1f4c1e-0000-4000-8000-000000000a01', quantity: 2 }]);
  });
  const { inventory } = api.installer();
  // Nobody keeps it yet: it is asked nothing.
  expect(await inventory.shortages()).toEqual([]);
  await come(api, lockOfDoor, '2');
  expect(await inventory.getArticle({ Key: lockOfDoor })).toMatchObject({
    ...{ OnHand: '2', Free: '0', FirstShort: '2026-12-08', Due: [] },
    Demand: [
      { Order: '10001', Quantity: '1', Week: '2650', Pegs: [{ Due: null, Quantity: '1' }], Short: null },
      { OrderId: second, Order: '10002', Quantity: '2', Short: { Quantity: '1', Until: null } },
    ],
    Forecast: [
      { Day: '2026-11-21', Projected: '2', Free: '0' },
      { Day: '2026-12-08', Projected: '-1', Free: '0' },
    ],
  });
  expect(await inventory.shortages()).toEqual([
    {
      Week: '2650',
      Shortages: [
        {
          ...{ OrderId: second, Order: '10002', Key: lockOfDoor, Text: 'Multi-point lock, middle', Unit: 'piece' },
          ...{ Quantity: '1', NeedDay: '2026-12-08', Ends: null },
        },
      ],
    },
  ]);
  expect(await inventory.shortages({ Weeks: 1 })).toEqual([]);
  // Whoever sells it: ordered on Monday 23 November, 20 open days later it is delivered, and the next day it can be used.
  await sellLocks(api, 20);
  expect((await inventory.shortages())[0]?.Shortages).toMatchObject([{ Order: '10002', Ends: '2026-12-22' }]);
  const short = async (Short: boolean) =>
    (await inventory.list({ Short })).Articles.map(({ Key, Free, FirstShort }) => [Key, Free, FirstShort]);
  expect(await short(true)).toEqual([[lockOfDoor, '0', '2026-12-08']]);
  await come(api, lockOfDoor, '1');
  expect(await short(true)).toEqual([]);
  expect(await short(false)).toEqual([[lockOfDoor, '0', null]]);
});

test('glass that was never moved is short while it comes late: the list, its page and the proposal of a week say so', async () => {
  const { OrderId, sent, purchase, inventory, batch } = await glazedDoors();
  const [piece] = glassUnits;
  const shortOf = async () =>
    (await inventory.shortages()).flatMap(({ Shortages }) => Shortages.filter(({ Key }) => Key === piece));
  expect(await shortOf(), 'nobody has ordered it: its lead rule stands for it').toEqual([]);
  const { Id, LastUpdated, Lines } = await sent();
  await purchase.confirm({
    ...{ Id, LastUpdated, How: 'phone', DifferencesAccepted: true },
    Lines: Lines.map(({ LineId, Quantity }) => ({ LineId, Schedule: [{ Quantity, Day: '2027-01-11' }] })),
  });
  expect(await shortOf()).toMatchObject([{ OrderId, Quantity: '1', Unit: 'piece', Ends: '2027-01-12' }]);
  expect(await inventory.getArticle({ Key: piece })).toMatchObject({
    ...{ OnHand: '0', Due: [{ Day: '2027-01-12', Quantity: '1' }] },
    Demand: [{ OrderId, Short: { Until: '2027-01-12' } }],
  });
  const Week = (await batch.waiting()).find(({ LineId }) => LineId === glazedLine)?.Week ?? '';
  expect((await batch.propose({ Week })).LeftOver).toMatchObject([
    { LineId: glazedLine, Waits: { Key: expect.stringMatching(/^10235-1/), Day: '2027-01-12' } },
  ]);
  expect((await batch.weeks()).find((week) => week.Week === Week)?.Short).toBe(4);
});
