import { expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { keptAsUsual, lockOfDoor } from '../testing/a-stock.ts';
import { soldOrderId } from '../testing/a-sold-order.ts';

test('a late line names the orders that are short of it before it can be there, and no others', async () => {
  const { api } = await aReadyOrder();
  const { inventory, purchase, vendor } = api.fabricator();
  const anId = (at: number) => `5a1f4c1e-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const latch = await vendor.create({ Id: anId(1), Name: 'Latch' });
  const sell = async (LeadDays: number, LastUpdated: string) =>
    vendor.updateItems({
      ...{ Id: latch.Id, LastUpdated },
      Items: [
        {
          ...{ Id: anId(2), Key: lockOfDoor, Pack: '1', Least: '1', LeadDays, Price: '20.00', Per: '1' },
          ...{ ValidFrom: null, ValidUntil: null, Rank: 1 },
        },
      ],
    });
  const hits = async () =>
    (await purchase.proposal()).Lines.filter(({ Key }) => Key === lockOfDoor).map(({ IsLate, Hits }) => [IsLate, Hits]);
  const { LastUpdated } = await sell(60, latch.LastUpdated);
  expect(await hits()).toEqual([[true, [{ OrderId: soldOrderId, OrderNumber: '10001' }]]]);
  await sell(1, LastUpdated);
  expect(await hits()).toEqual([[false, []]]);
  // Late for the floor alone hits nobody.
  const Place = (await inventory.places()).Places[0]?.Id ?? '';
  await inventory.move({ Id: anId(3), Kind: 'in', Key: lockOfDoor, Place, Quantity: '1', Reason: 'Found' });
  await inventory.updateSupply({ Key: lockOfDoor, ...keptAsUsual, Floor: '5' });
  expect((await hits()).every(([, orders]) => Array.isArray(orders) && orders.length === 0)).toBe(true);
});
