import { clientId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aSendableQuote, aSentQuote, quoteId as QuoteId, quoteNow } from '../testing/a-sent-quote.ts';
import { aSolidDoor, measure, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { come, lockOfDoor } from '../testing/a-stock.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { confirmOrder } from '../testing/confirm-order.ts';
import { dated } from '../testing/dated.ts';

// Today is Saturday 21 November 2026. Accepted on its last day, Saturday 28 November, the quote is measured by 4 December: its lead time
// of 12 open days ends on 22 December, in week 2652.

const Id = '5a1f4c1e-0000-4000-8000-0000000000d1';
const other = Id.replace(/d1$/, 'd2');
const week = '2652';

async function aHeldQuote() {
  const api = await aTestApi();
  const { Lines, ValidUntil } = await aSendableQuote(api, aSolidDoor);
  const held = await api.installer().promise.hold({ Id, QuoteId });
  return { api, held, door: Lines[0]?.ItemId ?? '', ValidUntil };
}

const heldIn = async (api: TestApi, label = week) =>
  (await api.installer().batch.weeks()).find(({ Week }) => Week === label)?.Held;
const holdNow = async (api: TestApi) => (await api.installer().quote.getQuoteById(QuoteId)).Hold;

describe('PROMISE 7.6: a place is held for a quote', () => {
  test('at the date of its last day, which is no earlier than that of today', async () => {
    const { api, held } = await aHeldQuote();
    expect(held).toMatchObject({
      ...{ Kind: 'held', QuoteId, Until: '2026-11-28', NotBefore: null, Points: '1.0', EndedAt: null },
      ...{ What: 'fitted', Week: week, Made: '2026-12-25', Day: '2026-12-29' },
    });
    const { whatIf } = api.installer().promise;
    expect(dated(await whatIf({ QuoteId })).Day, 'ordered now it may be sooner').toBe('2026-12-22');
    expect(await holdNow(api)).toEqual(held);
    const [told] = (await api.installer().quote.getQuoteById(QuoteId)).History;
    expect(told).toMatchObject({ Kind: 'hold', From: null, To: 'week 2652, until 28 November 2026' });
  });

  test('counts in its week beside what is planned, for everybody but itself', async () => {
    const { api, door } = await aHeldQuote();
    const weeks = await api.installer().batch.weeks();
    expect(weeks.find(({ Week }) => Week === week)).toMatchObject({ Points: '0.0', Held: '1.0', Orders: 0, Short: 0 });
    await api.fabricator().batch.setCapacity({ Week: week, Points: 1.5 });
    const { whatIf } = api.installer().promise;
    expect(await whatIf({ QuoteId, NotBefore: week })).toMatchObject({ Week: week });
    const another = dated(await whatIf({ ItemIds: [door], NotBefore: week }));
    expect(another.Skipped.find(({ Week }) => Week === week)).toMatchObject({
      ...{ Why: 'full', Text: '1.0 of 1.5 points are taken, and 1.0 do not fit' },
    });
    // It has ended by itself, and nobody has done anything.
    api.controls.now = Date.parse('2026-11-29T00:00:00.000Z');
    expect(await whatIf({ ItemIds: [door], NotBefore: week })).toMatchObject({ Week: week });
    expect([await heldIn(api), await holdNow(api)]).toEqual(['0.0', null]);
  });

  test('keeps goods too, by the moment at which it was made', async () => {
    const { api, door } = await aHeldQuote();
    await come(api, lockOfDoor, '1');
    const { inventory, promise, purchase } = api.fabricator();
    const article = await inventory.getArticle({ Key: lockOfDoor });
    expect(article.Demand).toMatchObject([{ OrderId: null, QuoteId, Order: 'Q-1001', Quantity: '1', Week: week }]);
    expect(article.Free).toBe('0');
    expect(await promise.whatIf({ QuoteId })).toMatchObject({ Kind: 'estimate' });
    const none = { Kind: 'none', Because: 'goods', Keys: [lockOfDoor] };
    expect(await promise.whatIf({ ItemIds: [door] }), 'nobody sells another lock').toEqual(none);
    expect((await purchase.proposal()).NotSold).toEqual([]);
    await promise.releaseHold({ Id });
    expect(await promise.whatIf({ ItemIds: [door] })).toMatchObject({ Kind: 'estimate' });
  });

  test('sent twice it is held once; under one Id nothing else is', async () => {
    const { api, held } = await aHeldQuote();
    const { hold } = api.installer().promise;
    expect(await hold({ Id, QuoteId })).toEqual(held);
    expect(await hold({ Id, QuoteId, Until: '2026-11-28' })).toEqual(held);
    for (const changed of [{ Until: '2026-11-27' }, { NotBefore: '2702' }])
      expect(await codeOf(hold({ Id, QuoteId, ...changed }))).toBe('CONFLICT');
    expect(await heldIn(api)).toBe('1.0');
  });

  test('once for each quote, and anew after it was released', async () => {
    const { api } = await aHeldQuote();
    const { hold, releaseHold } = api.installer().promise;
    await expect(hold({ Id: other, QuoteId })).rejects.toThrow(
      'A place is held for this quote until 28 November 2026. Release it first.',
    );
    const released = await releaseHold({ Id });
    expect(released.EndedAt).not.toBeNull();
    expect(await releaseHold({ Id })).toEqual(released);
    expect([await heldIn(api), await holdNow(api)]).toEqual(['0.0', null]);
    expect(await hold({ Id: other, QuoteId, NotBefore: '2704' })).toMatchObject({ Week: '2704', NotBefore: '2704' });
    expect((await holdNow(api))?.Id).toBe(other);
  });

  test('a quarter of a week at most', async () => {
    const api = await aTestApi();
    await aSendableQuote(api);
    const { batch } = api.fabricator();
    const { hold } = api.installer().promise;
    await batch.setCapacity({ Week: week, Points: 3.9 });
    await expect(hold({ Id, QuoteId })).rejects.toThrow(
      'A quarter of week 2652 can be held at most: 0.9 points are left of it, and this takes 1.0. Ask for a later week.',
    );
    await batch.setCapacity({ Week: week, Points: 4 });
    expect(await hold({ Id, QuoteId })).toMatchObject({ Week: week });
  });

  test.each([
    ['2026-11-20', 'The last day of the hold is over.'],
    ['2026-12-22', 'A place is held for 30 days at most.'],
    ['2026-11-31', 'Until'],
  ])('until %s is refused', async (Until, message) => {
    const api = await aTestApi();
    await aSendableQuote(api);
    const call = () => api.installer().promise.hold({ Id, QuoteId, Until });
    await expect(call()).rejects.toThrow(message);
    expect(await codeOf(call())).toBe('BAD_REQUEST');
  });

  test('never longer than the quote is valid, which is the usual last day where it is sooner', async () => {
    const api = await aTestApi();
    const { LastUpdated } = await aSendableQuote(api);
    await api.installer().quote.updateDetails({ Id: QuoteId, LastUpdated, ValidUntil: '2026-11-25' });
    const { hold } = api.installer().promise;
    await expect(hold({ Id, QuoteId, Until: '2026-11-26' })).rejects.toThrow(
      'The quote is valid until 25 November 2026.',
    );
    expect(await hold({ Id, QuoteId })).toMatchObject({ Until: '2026-11-25' });
  });

  test('of its supplier alone, and only where there is a quote with doors', async () => {
    const { api } = await aHeldQuote();
    const { promise, quote } = api.installer(clientId(-1023));
    await expect(promise.releaseHold({ Id })).rejects.toThrow('There is no such hold.');
    await expect(promise.hold({ Id: other, QuoteId })).rejects.toThrow('There is no such quote.');
    const empty = { Id: other, ItemIds: [] };
    await quote.create(empty);
    await expect(promise.hold({ Id: other, QuoteId: other })).rejects.toThrow('Add a door first');
  });
});

describe('a hold ends', () => {
  const offered = async () => {
    const api = await aTestApi();
    const sent = await aSentQuote(api);
    await api.installer().promise.hold({ Id, QuoteId });
    expect(await heldIn(api)).toBe('1.0');
    return { api, sent };
  };

  test('where its quote is lost', async () => {
    const { api } = await offered();
    await api.installer().quote.lose({ ...(await quoteNow(api)), Reason: 'too dear' });
    expect(await heldIn(api)).toBe('0.0');
    await expect(api.installer().promise.hold({ Id: other, QuoteId })).rejects.toThrow(
      'The quote is Lost, so no place is held for it.',
    );
  });

  test('where its customer declines', async () => {
    const { api, sent } = await offered();
    await api.visitor().declineOffer({ Token: sent.token, Reason: 'Too late' });
    expect(await heldIn(api)).toBe('0.0');
  });

  test('with a draft that is removed, and not with one that is revised', async () => {
    const { api } = await offered();
    await api.installer().quote.revise(await quoteNow(api));
    expect(await heldIn(api)).toBe('1.0');
    const draft = await aHeldQuote();
    await draft.api.installer().quote.remove({ Id: QuoteId });
    expect(await heldIn(draft.api)).toBe('0.0');
  });
});

describe('the order of a quote', () => {
  async function ordered() {
    const api = await aTestApi();
    const { Version, Hash } = await aSentQuote(api, aSolidDoor);
    const held = await api.installer().promise.hold({ Id, QuoteId, Until: '2026-11-25', NotBefore: '2704' });
    const { quote, order } = api.installer();
    await quote.accept({ Id: QuoteId, Version, Hash, How: 'phone' });
    const { LastUpdated, Lines } = await quote.convertToOrder({ Id: QuoteId, OrderId });
    await order.updateDetails({ Id: OrderId, LastUpdated, DeliveryAddress: '1 Mill Lane' });
    const door = Lines[0]?.ItemId ?? '';
    await measure(api, door);
    await confirmOrder({ order }, OrderId);
    return { api, held, door, accept: () => api.fabricator().order.accept({ Id: OrderId, CreditChecked: true }) };
  }

  test('takes the week that is held, though nobody else finds room there, and the hold ends', async () => {
    const { api, held, door, accept } = await ordered();
    expect(await heldIn(api, '2704'), 'until the works accept it').toBe('1.0');
    await api.fabricator().batch.setCapacity({ Week: '2704', Points: 1 });
    const { whatIf } = api.installer().promise;
    expect(await whatIf({ ItemIds: [door], NotBefore: '2704' })).toMatchObject({ Week: '2705' });
    const { Promise, PromisedWeek } = await accept();
    expect(PromisedWeek).toBe('2704');
    expect(Promise).toMatchObject({ Kind: 'promised', Day: held.Day });
    expect(await heldIn(api, '2704')).toBe('0.0');
    expect(await whatIf({ ItemIds: [door], NotBefore: '2704' }), 'its points are loaded').toMatchObject({
      Week: '2705',
    });
  });

  test('stands in the sequence of promises where its place was held', async () => {
    const { api, accept } = await ordered();
    const [hold] = await api.transactions.run(api.clientId, ({ holds }) => holds.living('2026-11-21'));
    api.controls.now += 3_600_000;
    await accept();
    const demands = await api.transactions.run(api.clientId, ({ demands: all }) => all.inSequence([lockOfDoor]));
    expect(demands.map(({ orderId, placedAt }) => [orderId, placedAt])).toEqual([[OrderId, hold?.madeAt]]);
  });

  test('that is cancelled holds nothing', async () => {
    const { api } = await ordered();
    await api.installer().order.cancel({ Id: OrderId, Reason: 'No longer wanted' });
    expect(await heldIn(api, '2704')).toBe('0.0');
  });
});
