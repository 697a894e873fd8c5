import { defaultWorksSettings } from '@door/domain/catalogue/rows/works-settings';
import { clientId, itemId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aSendableQuote, aSentQuote, quoteId as QuoteId } from '../testing/a-sent-quote.ts';
import { aGlazedDoor, aSoldOrder, measure, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { callByPath } from '../testing/call-by-path.ts';
import { confirmOrder } from '../testing/confirm-order.ts';
import { dated } from '../testing/dated.ts';

// Today is Saturday 21 November 2026.

/** Its deposit is assumed by 24 November; its foil is stocked, for which the rule asks 12 open days: 10 December, in week 2650. */
async function anAcceptedOrder() {
  const { api, door } = await aSoldOrder();
  await measure(api, door);
  await confirmOrder(api.installer(), OrderId);
  return { api, accepted: await api.fabricator().order.accept({ Id: OrderId, CreditChecked: true }) };
}

const close = (api: TestApi, days: readonly string[]) =>
  api.admin().settings.updateHolidays({ Holidays: days.map((Day) => ({ Day, Name: 'Closed' })) });

const binding = (promise: { readonly Reasons: readonly { readonly Binds: boolean; readonly Code: string }[] } | null) =>
  promise?.Reasons.filter(({ Binds }) => Binds).map(({ Code }) => Code);

test('an order whose glass is not chosen yet is promised nothing, and has its date once that is chosen and it is accepted anew', async () => {
  const { api, door } = await aSoldOrder(aGlazedDoor);
  await measure(api, door);
  const { order, promise } = api.fabricator();
  const choose = async (kind: 'none-chosen' | 'clear') =>
    api.transactions.run(clientId(-1022), async ({ items }) => {
      const stored = await items.load(itemId(door));
      if (!stored) throw new Error('There is no such door.');
      const { item } = stored;
      await items.save({ ...stored, item: { ...item, glass: { ...item.glass, door: { kind } } } });
    });
  await choose('none-chosen');
  await confirmOrder(api.installer(), OrderId, true);
  const accept = () => order.accept({ Id: OrderId, CreditChecked: true, DifferenceAccepted: true });
  const accepted = await accept();
  expect(accepted).toMatchObject({ State: 'Accepted', Promise: null, PromisedWeek: null });
  const { Moves } = await order.getOrderById(OrderId);
  expect(Moves.flatMap(({ Blockers }) => Blockers).map(({ Code }) => Code)).toContain('order.glass-open');
  expect(await promise.whatIf({ OrderId })).toEqual({ Kind: 'none', Because: 'glass-open', Keys: [] });
  await order.reopen({ Id: OrderId, Reason: 'The glass is chosen' });
  await choose('clear');
  await confirmOrder(api.installer(), OrderId, true);
  expect((await accept()).Promise).toMatchObject({ Week: '2650' });
});

describe('an order that the works accept is promised a date with its reasons', () => {
  test('the week of its longest lead time, and from its Friday on the way to the customer', async () => {
    const { api, accepted } = await anAcceptedOrder();
    expect(accepted.Promise).toMatchObject({
      ...{ Kind: 'promised', What: 'fitted', Day: '2026-12-15', Grain: 'week', Week: '2650' },
      ...{ Made: '2026-12-11', Sent: '2026-12-14', Cause: null, History: [] },
    });
    expect(accepted.PromisedWeek).toBe('2650');
    expect(binding(accepted.Promise)).toEqual(['deposit', 'lead', 'lead', 'made', 'transport', 'fitting']);
    expect(accepted.Promise?.Reasons.findLast(({ Code }) => Code === 'lead')).toEqual({
      ...{ Code: 'lead', Day: '2026-12-10', Binds: true, Assumed: false },
      ...{ Text: 'Lead time: A foil that is stocked', PublicText: 'What your door is made of is there' },
    });
    expect(accepted.Promise?.Skipped.map(({ Week, Why, Day, Text }) => [Week, Why, Day, Text])).toEqual(
      ['2648', '2649'].map((week) => [
        ...[week, 'lead', '2026-12-10', 'the lead time is not over: A foil that is stocked'],
      ]),
    );
    const { FactsRevision, ...promise } = (await api.installer().promise.get({ OrderId })) ?? {};
    expect(promise).toEqual(accepted.Promise);
    expect(FactsRevision).toBeGreaterThan(0);
  });

  test('never a week in which the works are closed', async () => {
    const { api, door } = await aSoldOrder();
    await close(api, ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']);
    await measure(api, door);
    await confirmOrder(api.installer(), OrderId);
    const { Promise } = await api.fabricator().order.accept({ Id: OrderId, CreditChecked: true });
    expect(Promise).toMatchObject({ Week: '2651', Day: '2026-12-22' });
    expect(Promise?.Skipped.at(-1)).toMatchObject({ Week: '2650', Why: 'closed', Text: 'the works are closed' });
    expect(Promise?.Reasons.find(({ Code }) => Code === 'closed')).toMatchObject({
      ...{ Day: '2026-12-11', Binds: true },
      PublicText: 'The works are closed from 7 December to 11 December',
    });
  });

  test('by the rules and the transport days that the supplier has set', async () => {
    const { api, door } = await aSoldOrder();
    const leadRules = { ...defaultWorksSettings.leadRules, 'standard-white': null, 'stock-foil': null };
    api.setClient({ works: { ...defaultWorksSettings, leadRules, transport: [2, 4], transitDays: 1 } });
    await measure(api, door);
    await confirmOrder(api.installer(), OrderId);
    const { Promise } = await api.fabricator().order.accept({ Id: OrderId, CreditChecked: true });
    // Planned on Thursday 26 November, two open days after the deposit, when the saw of week 2648 has begun.
    expect(Promise).toMatchObject({ Week: '2649', Made: '2026-12-04', Sent: '2026-12-08', Day: '2026-12-10' });
  });

  test('the promise of a reopened order is withdrawn, and kept beside the next one', async () => {
    const { api } = await anAcceptedOrder();
    const reopened = await api.fabricator().order.reopen({ Id: OrderId, Reason: 'Another size' });
    expect(reopened.Promise).toBeNull();
    await close(api, ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']);
    await confirmOrder(api.installer(), OrderId);
    const { Promise } = await api.fabricator().order.accept({ Id: OrderId, CreditChecked: true });
    expect(Promise?.History).toEqual([
      expect.objectContaining({ Number: 1, Day: '2026-12-15', Week: '2650', Cause: null }),
    ]);
    expect(Promise?.Day).toBe('2026-12-22');
  });

  test('the promise of an order on hold is suspended; resumed it has a new one, by what is there now', async () => {
    const { api } = await anAcceptedOrder();
    const held = await api.fabricator().order.hold({ Id: OrderId, Reason: 'The house is not ready' });
    expect([held.Promise, held.PromisedWeek, held.Week]).toEqual([null, null, null]);
    api.controls.now = Date.parse('2026-12-07T08:00:00.000Z');
    const { Promise, PromisedWeek } = await api.fabricator().order.resume({ Id: OrderId });
    expect(PromisedWeek).toBe('2652');
    expect(Promise).toMatchObject({ Cause: 'held', Week: '2652' });
    expect(Promise?.Reasons.find(({ Code }) => Code === 'accepted')?.Day).toBe('2026-12-07');
    expect(Promise?.History.map(({ Week, Cause }) => [Week, Cause])).toEqual([['2650', null]]);
  });

  test('an order that the works have not accepted is held and resumed without a promise', async () => {
    const { api } = await aSoldOrder();
    await api.fabricator().order.hold({ Id: OrderId, Reason: 'Waits' });
    expect(await api.fabricator().order.resume({ Id: OrderId })).toMatchObject({ State: 'Draft', Promise: null });
  });

  test('nothing is promised of an order that is cancelled', async () => {
    const { api } = await anAcceptedOrder();
    expect((await api.fabricator().order.cancel({ Id: OrderId, Reason: 'No longer wanted' })).Promise).toBeNull();
  });

  test('a promise is of its supplier alone', async () => {
    const { api } = await anAcceptedOrder();
    await expect(api.installer(clientId(-1023)).promise.get({ OrderId })).rejects.toThrow('There is no such order.');
  });
});

describe('the revision of the facts of a supplier', () => {
  const revisionOf = (api: TestApi) => api.transactions.run(api.clientId, ({ promises }) => promises.factsRevision());

  test('rises once with each call that changes some, and with no other', async () => {
    const { api } = await aSoldOrder();
    const before = await revisionOf(api);
    await close(api, ['2026-12-07', '2026-12-08']);
    expect(await revisionOf(api)).toBe(before + 1);
    await api.fabricator().batch.setCapacity({ Week: '2650', Points: 1 });
    expect(await revisionOf(api)).toBe(before + 2);
    await api.installer().promise.whatIf({ OrderId });
    await expect(api.fabricator().batch.setCapacity({ Week: '2650', Points: -1 })).rejects.toThrow('Points');
    await expect(api.fabricator().order.accept({ Id: OrderId, CreditChecked: true })).rejects.toThrow();
    expect(await revisionOf(api)).toBe(before + 2);
    expect(await api.transactions.run(clientId(-1023), ({ promises }) => promises.factsRevision())).toBe(0);
  });
});

describe('a quote that is sent says when its doors come', () => {
  test('on its paper and in its version, with the reasons and until when it can be accepted for that date', async () => {
    const api = await aTestApi();
    const { token } = await aSentQuote(api);
    const { Paper } = await api.installer().quote.getVersion({ Id: QuoteId });
    expect(Paper.facts.find(({ label }) => label === 'When')?.text).toBe(
      'Fitted in the week of 21 December 2026 if you accept by 25 November 2026',
    );
    const { Promise } = await api.visitor().getOffer(token);
    expect(Promise?.Frozen).toMatchObject({ What: 'fitted', Day: '2026-12-22', AcceptBy: '2026-11-25' });
    expect(Promise?.Live).toEqual(Promise?.Frozen);
  });

  test('its customer reads by now another date where that is so, and of no load, vendor or other order', async () => {
    const api = await aTestApi();
    const { token } = await aSentQuote(api);
    const before = (await api.visitor().getOffer(token)).Promise;
    for (const Week of ['2650', '2651', '2652']) await api.fabricator().batch.setCapacity({ Week, Points: 0 });
    const { Promise } = await api.visitor().getOffer(token);
    expect(Promise?.Frozen).toEqual(before?.Frozen);
    expect(Promise?.Live?.Day).toBe('2027-01-05');
    expect(Promise?.Live?.Reasons.map(({ Text }) => Text)).toEqual([
      'Accepted by the works (assumed)',
      'The measurements of your door are final (assumed)',
      'The deposit is paid (assumed)',
      'Your door is planned',
      'What your door is made of is there',
      'The first week with room for your door',
      'Your door is made',
      'Your door leaves the works',
      'Your door is fitted',
    ]);
  });
});

describe('what if', () => {
  test('an order that is not accepted yet, with what is assumed and until when that holds', async () => {
    const { api } = await aSoldOrder();
    const estimate = dated(await api.installer().promise.whatIf({ OrderId }));
    expect(estimate).toMatchObject({ Kind: 'estimate', Week: '2651', Day: '2026-12-22' });
    expect(estimate.Reasons.filter(({ Assumed }) => Assumed).map(({ Code, Day, Text }) => [Code, Day, Text])).toEqual([
      ['accepted', '2026-11-21', 'Accepted by the works (assumed)'],
      ['measured', '2026-11-27', 'Measurements are final (assumed)'],
      ['deposit', '2026-11-24', 'The deposit is paid (assumed)'],
    ]);
  });

  test('the date of an accepted order does not wait for its own place', async () => {
    const { api, accepted } = await anAcceptedOrder();
    await api.fabricator().batch.setCapacity({ Week: '2650', Points: 1 });
    expect(await api.installer().promise.whatIf({ OrderId })).toMatchObject({
      ...{ Day: accepted.Promise?.Day, Week: '2650', AcceptBy: null },
    });
  });

  test('a cancelled order, which holds no place, counts what others hold', async () => {
    const { api } = await anAcceptedOrder();
    const { order, batch } = api.fabricator();
    await order.cancel({ Id: OrderId, Reason: 'No longer wanted' });
    await api.transactions.run(api.clientId, async ({ orders }) => {
      const stored = await orders.load(OrderId);
      if (!stored) throw new Error('There is no order.');
      const other = { ...stored.order, quote: null, lines: [], state: 'Accepted' } as const;
      await orders.create({ ...stored, id: OrderId.replace('e9', 'e8'), number: 10_002, order: other });
    });
    await batch.setCapacity({ Week: '2650', Points: 1 });
    expect(dated(await api.installer().promise.whatIf({ OrderId })).Skipped).toContainEqual(
      expect.objectContaining({ Week: '2650', Why: 'full' }),
    );
  });

  test('a quote, its doors, wanted later or without what holds it back; nothing is written', async () => {
    const api = await aTestApi();
    const { Lines } = await aSendableQuote(api);
    const { whatIf } = api.installer().promise;
    const estimate = dated(await whatIf({ QuoteId }));
    expect(await whatIf({ ItemIds: Lines.map(({ ItemId }) => ItemId) })).toMatchObject({ Week: estimate.Week });
    expect(await whatIf({ QuoteId, NotBefore: '2702' })).toMatchObject({ Week: '2702' });
    expect(await whatIf({ QuoteId, NotBefore: '2027-02-10' })).toMatchObject({ Day: '2027-02-10' });
    expect(await whatIf({ QuoteId, Without: ['measured', 'deposit', 'lead'] })).toMatchObject({ Week: '2649' });
    expect(await whatIf({ QuoteId, Now: '2027-01-11T09:00:00Z' })).toMatchObject({ AsOf: '2027-01-11T09:00:00Z' });
    expect((await api.installer().quote.getQuoteById(QuoteId)).State).toBe('Draft');
  });

  test.each([
    [{}, 'must name an OrderId, a QuoteId or ItemIds'],
    [{ QuoteId, NotBefore: '2027-02-30' }, 'must be a week as 2647 or a day as 2026-11-23'],
    [{ QuoteId, NotBefore: '2754' }, 'must be a week as 2647 or a day as 2026-11-23'],
    [{ QuoteId, Without: ['made'] }, 'must be one of'],
    [{ ItemIds: [] }, 'ItemIds'],
  ])('%j is refused', async (input, message) => {
    const api = await aTestApi();
    await aSendableQuote(api);
    await expect(callByPath(api.installer(), 'promise.whatIf', input)).rejects.toThrow(message);
  });

  test('what is not there', async () => {
    const api = await aTestApi();
    const { whatIf } = api.installer().promise;
    await expect(whatIf({ QuoteId })).rejects.toThrow('There is no such quote.');
    await expect(whatIf({ OrderId })).rejects.toThrow('There is no such order.');
    await expect(whatIf({ ItemIds: [OrderId] })).rejects.toThrow('There is no such item.');
  });
});
