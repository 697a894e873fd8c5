import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGlazedDoor, aSoldOrder, measure, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { come } from '../testing/a-stock.ts';
import type { TestApi } from '../testing/a-test-api.ts';
import { recheckPromises } from './recheck.ts';
import { confirmOrder } from '../testing/confirm-order.ts';
import { dated } from '../testing/dated.ts';

// Today is Saturday 21 November 2026.

const cassette = 'CASS';
/** What is made of it for the door. */
const [whole, broken] = ['10001-1-C1', '10001-1-C2'] as const;

const anItem = (Key: string, LeadDays: number) => ({
  ...{ Id: randomUUID(), Key, LeadDays, Pack: '1', Least: '1', Price: null, Per: '1', Rank: 1 },
  ...{ ValidFrom: null, ValidUntil: null },
});

let api: TestApi;
let seller: string;
/** The order of that door, which the works can accept; its cassettes come 15 open days after they were ordered. */
beforeEach(async () => {
  const sold = await aSoldOrder(aGlazedDoor);
  ({ api } = sold);
  await measure(api, sold.door);
  await confirmOrder(api.installer(), OrderId);
  const { vendor } = api.fabricator();
  const made = await vendor.create({ Id: randomUUID(), Name: 'Clearline', CutOff: '16:00' });
  seller = made.Id;
  await vendor.updateItems({ Id: seller, LastUpdated: made.LastUpdated, Items: [anItem(cassette, 15)] });
});

const accept = async () => {
  const accepted = await api.fabricator().order.accept({ Id: OrderId, CreditChecked: true });
  const { Money } = await api.installer().order.getOrderById(OrderId);
  const paid = { Kind: 'deposit', Amount: Money.DepositOpen, On: '2026-11-24', Method: 'card' } as const;
  api.controls.now = Date.parse('2026-11-24T09:00:00.000Z');
  await api.installer().order.recordPayment({ Id: randomUUID(), OrderId, ...paid });
  return accepted;
};

const buy = async (Pieces?: string[]) => {
  const { purchase } = api.fabricator();
  const Lines = [{ LineId: randomUUID(), Key: cassette, Quantity: '2', ...(Pieces && { Pieces }) }];
  const { Id, LastUpdated } = await purchase.create({ Id: randomUUID(), VendorId: seller, Lines });
  const sent = await purchase.send({ Id, LastUpdated, How: 'phone', PriceOpen: true });
  return { PurchaseId: Id, LineId: sent.Lines[0]?.LineId ?? '' };
};

const at = async (moment: string) => {
  api.controls.now = Date.parse(moment);
  await recheckPromises(api.context(-1022, null), api.clientId);
  return api.installer().promise.get({ OrderId });
};

test('of glass that is made for the door everybody reads so, and of nothing else what it is', async () => {
  const { vendor } = api.fabricator();
  const { LastUpdated } = await vendor.getVendorById(seller);
  await vendor.updateItems({ Id: seller, LastUpdated, Items: [anItem('GU-D24L', 20)] });
  const { Promise: promise } = await accept();
  const texts = promise?.Reasons.filter(({ Code }) => Code === 'vendor').map(({ PublicText }) => PublicText);
  expect(texts).toEqual(['What your door is made of is there', 'Glass made for this door']);
});

describe('a piece that is made for one door', () => {
  test.each([
    ['of its article lies in the store', () => come(api, cassette, '9')],
    ['of its article is on its way', () => buy()],
  ])('is waited for, whatever %s', async (_, prepare) => {
    await prepare();
    const { Promise: promise } = await accept();
    expect(promise?.Reasons.find(({ Day, Binds }) => Binds && Day === '2026-12-17')).toMatchObject({ Code: 'vendor' });
    expect(promise).toMatchObject({ Week: '2652' });
  });

  test('is on its way once it was ordered, and nobody asks for its article any more', async () => {
    await accept();
    await buy([whole, broken]);
    expect(await at('2026-12-15T09:00:00.000Z')).toMatchObject({ Week: '2652', Risk: null });
  });

  test('and that was ordered already is not bought anew, were the order asked about or held and gone on with', async () => {
    await accept();
    await buy([whole, broken]);
    api.controls.now = Date.parse('2026-12-15T09:00:00.000Z');
    const { order, promise } = api.fabricator();
    const goods = (date: { readonly Reasons: readonly { readonly Code: string; readonly Day: string }[] } | null) =>
      date?.Reasons.flatMap(({ Code, Day }) => (Code === 'vendor' || Code === 'purchase' ? [[Code, Day]] : []));
    const onTheirWay = [
      ['purchase', '2026-12-16'],
      ['purchase', '2026-12-16'],
    ];
    expect(goods(dated(await promise.whatIf({ OrderId })))).toEqual(onTheirWay);
    await order.hold({ Id: OrderId, Reason: 'Waits' });
    expect(goods((await order.resume({ Id: OrderId })).Promise)).toEqual(onTheirWay);
  });

  test('and that nobody has ordered is found', async () => {
    await accept();
    expect(await at('2026-12-15T09:00:00.000Z')).toMatchObject({ Risk: { Cause: 'not-ordered' } });
  });

  test('and that breaks is claimed and comes anew: with that day and its cause the customer is told', async () => {
    await accept();
    const { PurchaseId, LineId } = await buy([whole, broken]);
    await at('2026-12-14T09:00:00.000Z');
    const { purchase, inventory } = api.fabricator();
    const Place = (await inventory.places()).Places[0]?.Id ?? '';
    const parts = { Quantity: '1', Damaged: '1', Pieces: [whole], DamagedPieces: [broken] };
    await purchase.receive({ Id: randomUUID(), PurchaseId, Lines: [{ LineId, Place, ...parts }] });
    expect(await at('2026-12-14T10:00:00.000Z')).toMatchObject({
      Risk: { Cause: 'damaged' },
      Forecast: { Week: '2701', Day: '2027-01-12' },
    });
    // Its receipt has claimed another one, so that nobody has to buy it.
    expect(await at('2026-12-15T17:00:00.000Z')).toMatchObject({ Cause: 'damaged', Day: '2027-01-12', Risk: null });
  });
});
