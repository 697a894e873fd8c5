import { describe, expect, test } from 'vitest';
import { quotesOfDay } from './quote/quotes-of-day.ts';
import { aSoldOrder, soldOrderId as OrderId } from './testing/a-sold-order.ts';
import { aTestApi, codeOf, newDoor } from './testing/a-test-api.ts';
import { putOrder } from './testing/put-order.ts';
import { sentOffer } from './testing/sent-offer.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000d1';
const otherId = '5a1f4c1e-0000-4000-8000-0000000000d2';
const day = '2027-07-01';

/** Half past midnight on 1 July 2027 in Dublin, where it is still June in UTC. */
const halfPastMidnight = Date.parse('2027-06-30T23:30:00Z');
/** The same on the days that have just begun when the clocks were put forward, and back. */
const nights = [
  ['in summer time', '2027-06-30T23:30:00Z', '2027-07-01'],
  ['after the day on which the clocks are put forward', '2027-03-28T23:00:00Z', '2027-03-29'],
  ['as the day begins on which they are put back', '2027-10-30T23:00:00Z', '2027-10-31'],
  ['as the day ends on which they were put back', '2027-10-31T23:59:59Z', '2027-10-31'],
  ['as the year ends in winter', '2026-12-31T23:59:59Z', '2026-12-31'],
] as const;

async function anOrderAt(now: number) {
  const { api } = await aSoldOrder();
  api.controls.now = now;
  return api;
}

describe('today is a day where the supplier is', () => {
  test.each(nights)('for payments, %s', async (_, instant, today) => {
    const api = await anOrderAt(Date.parse(instant));
    const payment = { Id, OrderId, Kind: 'deposit', Method: 'bank', Amount: '10.00' } as const;
    const tomorrow = {
      ...payment,
      Id: otherId,
      On: new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10),
    };
    expect(await codeOf(api.installer().order.recordPayment({ ...payment, On: today }))).toBe('accepted');
    expect(await codeOf(api.installer().order.recordPayment(tomorrow))).toBe('BAD_REQUEST');
  });

  test('for dispatch, and no other day of the world is later', async () => {
    const api = await anOrderAt(halfPastMidnight);
    await putOrder(api, 'Manufactured');
    expect(await codeOf(api.fabricator().order.dispatch({ Id: OrderId, Date: '2027-07-02' }))).toBe('BAD_REQUEST');
    expect(await api.fabricator().order.dispatch({ Id: OrderId })).toMatchObject({ DispatchedOn: day });
  });

  test('for credit notes', async () => {
    const api = await anOrderAt(halfPastMidnight);
    await putOrder(api, 'Delivered');
    const [line] = (await api.installer().order.getOrderById(OrderId)).Money.Creditable;
    const Lines = [{ LineId: line?.LineId ?? '', Amount: '1.00' }];
    const note = await api.fabricator().order.credit({ Id, OrderId, Reason: 'Scratched', Lines });
    expect(note.IssuedOn).toBe(day);
  });

  test('for quotes: how long they are valid, and the VAT and prices that hold', async () => {
    const api = await aTestApi();
    const { Id: door } = await newDoor(api);
    const raised = { Country: 'IE', Kind: 'standard', From: day, PerCent: 24.5 } as const;
    await api.admin().settings.updateVatRates({ Rates: [raised] });
    const { DraftId } = await api.admin().pricing.createDraft({ Id: otherId });
    await api.admin().pricing.publish({ Id: DraftId, From: day });
    await api.fabricator().quote.create({ Id, ItemIds: [door] });
    const read = async (now: string) => {
      api.controls.now = Date.parse(now);
      const { LastUpdated, PriceListVersion, ValidUntil, Totals } = await api.installer().quote.getQuoteById(Id);
      return { LastUpdated, seen: [PriceListVersion, ValidUntil, Totals.VatRate] };
    };
    const { LastUpdated } = await read('2027-06-30T22:59:59Z');
    await api.installer().quote.updateDetails({ Id, LastUpdated, VatTreatment: 'IE supply' });
    expect((await read('2027-06-30T22:59:59Z')).seen).toEqual([1, '2027-07-30', 23]);
    expect((await read('2027-06-30T23:00:00Z')).seen).toEqual([2, '2027-07-31', 24.5]);
  });

  test('for price lists: one from today on is published, one from yesterday is not', async () => {
    const api = await aTestApi();
    api.controls.now = halfPastMidnight;
    const { DraftId } = await api.admin().pricing.createDraft({ Id });
    expect(await codeOf(api.admin().pricing.publish({ Id: DraftId, From: '2027-06-30' }))).toBe('BAD_REQUEST');
    expect(await codeOf(api.admin().pricing.publish({ Id: DraftId, From: day }))).toBe('accepted');
  });

  test('for production weeks: the first is that of today, over New Year too', async () => {
    const api = await aTestApi();
    const firstAt = async (now: string) => {
      api.controls.now = Date.parse(now);
      const [forOffice] = await api.fabricator().batch.weeks();
      const [forAll] = await api.visitor().getProductionWeeks();
      return [forOffice?.Week, forAll?.Id];
    };
    expect(await firstAt('2027-06-27T22:59:59Z')).toEqual(['2725', '2725']);
    expect(await firstAt('2027-06-27T23:00:00Z')).toEqual(['2726', '2726']);
    expect(await firstAt('2027-01-03T23:59:59Z')).toEqual(['2653', '2653']);
    expect(await firstAt('2027-01-04T00:00:00Z')).toEqual(['2701', '2701']);
  });

  test('for offers: one is open to its last second, and expires with the next', async () => {
    const api = await aTestApi();
    api.controls.now = halfPastMidnight;
    const Token = await sentOffer(api, -1022);
    const stateAt = async (now: string) => {
      api.controls.now = Date.parse(now);
      return (await api.visitor().getOffer(Token)).State;
    };
    expect(await stateAt('2027-07-31T22:59:59Z')).toBe('open');
    expect(await stateAt('2027-07-31T23:00:00Z')).toBe('expired');
    await quotesOfDay(api.context(-1022, null), api.clientId);
    expect((await api.rows('quote')).map(({ state }) => state)).toEqual(['Expired']);
  });

  test('for what is due: an enquiry that comes on Friday night is due on Monday, one on Sunday night on Tuesday', async () => {
    const dueAt = async (now: string) => {
      const api = await aTestApi();
      const { Id: ItemId } = await newDoor(api);
      api.controls.now = Date.parse(now);
      await api.visitor().submitEnquiry({ ItemId, Name: 'Ada', Email: 'ada@example.com' });
      return (await api.rows('task')).map(({ due }) => due);
    };
    expect(await dueAt('2027-07-02T22:59:59Z')).toEqual(['2027-07-05']);
    expect(await dueAt('2027-07-04T23:00:00Z')).toEqual(['2027-07-06']);
  });
});

test('another supplier has its own today', async () => {
  const api = await aTestApi();
  const dayAt = async (timeZone: string) => {
    api.setClient({ timeZone });
    await api.fabricator().quote.create({ Id, ItemIds: [] });
    return (await api.installer().quote.getQuoteById(Id)).ValidUntil;
  };
  api.controls.now = Date.parse('2026-12-31T10:30:00Z');
  expect(await dayAt('Pacific/Kiritimati')).toBe('2027-01-31');
  expect(await dayAt('Pacific/Pago_Pago')).toBe('2027-01-29');
});
