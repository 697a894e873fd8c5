import { itemId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aPricedList } from '../testing/a-priced-list.ts';
import { aTestApi, newDoor } from '../testing/a-test-api.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000f1';
const CustomerId = '5a1f4c1e-0000-4000-8000-0000000000f2';

async function aCustomerWithDoor() {
  const api = await aTestApi();
  api.sellAt(aPricedList, 'hidden');
  const { Id: door } = await newDoor(api);
  await api.installer().customer.create({ Id: CustomerId, Name: 'Mary Byrne' });
  return { api, door: itemId(door) };
}

describe('an order by hand', () => {
  test('holds copies at the prices of today, and has no quote to differ from', async () => {
    const { api, door } = await aCustomerWithDoor();
    const made = await api.installer().order.create({ Id, CustomerId, ItemIds: [door] });
    const [explained] = await api.installer().quote.priceItems([door]);
    expect(made).toMatchObject({ Number: '10001', State: 'Draft', QuoteId: null, QuotedTotal: null });
    expect(made.Lines).toMatchObject([{ Unit: explained?.Unit, Quantity: 1 }]);
    expect(made.Lines[0]?.ItemId).not.toBe(door);
    expect(Number(made.Totals.Total)).toBeGreaterThan(Number(explained?.Unit));
  });

  test('made twice by one message is one order', async () => {
    const { api, door } = await aCustomerWithDoor();
    const message = { Id, CustomerId, ItemIds: [door] };
    expect(await api.installer().order.create(message)).toEqual(await api.installer().order.create(message));
    expect(await api.rows('order')).toHaveLength(1);
  });

  test('is listed with its customer, its doors and what stands in its way', async () => {
    const { api, door } = await aCustomerWithDoor();
    await api.installer().order.create({ Id, CustomerId, ItemIds: [door] });
    const { Orders, After } = await api.installer().order.list({});
    expect(After).toBeNull();
    expect(Orders).toMatchObject([
      { Id, Number: '10001', Customer: { Name: 'Mary Byrne' }, Blockers: 3, Items: [{ Quantity: 1 }] },
    ]);
    const of = async (only: object) => (await api.installer().order.list(only)).Orders.length;
    expect([await of({ State: 'Accepted' }), await of({ Search: '10001' }), await of({ Search: '10002' })]).toEqual([
      0, 1, 0,
    ]);
  });
});
