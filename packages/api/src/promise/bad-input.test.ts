import { randomUUID } from 'node:crypto';
import { beforeAll, describe, test } from 'vitest';
import { customerId } from '../testing/a-sent-quote.ts';
import { aSoldOrder, measure, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import type { TestApi } from '../testing/a-test-api.ts';
import { callByPath } from '../testing/call-by-path.ts';
import { expectRefusal } from '../testing/expect-refusal.ts';
import { confirmOrder } from '../testing/confirm-order.ts';

// Today is Saturday 21 November 2026.

describe('bad input about dates and places (PROMISE 16)', () => {
  let api: TestApi;
  /** Each is valid until 20 December; the last one has its place, and the next week that has room for no more. */
  let open: string;
  let short: string;
  let held: string;
  /** Promised for 15 December; the works find that they cannot keep it. */
  beforeAll(async () => {
    const sold = await aSoldOrder();
    ({ api } = sold);
    [open, short, held] = [await aQuote(sold.door), await aQuote(sold.door), await aQuote(sold.door)];
    const { LastUpdated } = await api.installer().quote.getQuoteById(short);
    await api.installer().quote.updateDetails({ Id: short, LastUpdated, ValidUntil: '2026-11-25' });
    await api.installer().promise.hold({ Id: randomUUID(), QuoteId: held });
    await measure(api, sold.door);
    await confirmOrder(api.installer(), OrderId);
    await api.fabricator().order.accept({ Id: OrderId, CreditChecked: true });
    await api.fabricator().batch.setCapacity({ Week: '2650', Points: 0 });
  });
  const aQuote = async (door: string): Promise<string> => {
    const Id = randomUUID();
    await api.installer().quote.create({ Id, CustomerId: customerId, ItemIds: [door] });
    return Id;
  };

  const hold = (QuoteId: string, input: Readonly<Record<string, unknown>>) =>
    callByPath(api.installer(), 'promise.hold', { Id: randomUUID(), QuoteId, ...input });
  const move = (input: Readonly<Record<string, unknown>>) =>
    callByPath(api.fabricator(), 'promise.move', { OrderId, Cause: 'capacity', ...input });
  const wish = (input: Readonly<Record<string, unknown>>) =>
    callByPath(api.fabricator(), 'promise.setNotBefore', { OrderId, ...input });
  /** A quarter of what a week takes is less than a door. */
  const overShare = async () => {
    await api.fabricator().batch.setCapacity({ Week: '2710', Points: 3.9 });
    return hold(open, { NotBefore: '2710' });
  };
  const earlier = async () => {
    const { FactsRevision = 0 } = (await api.installer().promise.get({ OrderId })) ?? {};
    return move({ Day: '2026-12-10', FactsRevision });
  };

  test.each<[what: string, call: () => Promise<unknown>, code: string, sentence: RegExp]>([
    [
      'a hold of more than thirty days',
      () => hold(open, { Until: '2026-12-22' }),
      'BAD_REQUEST',
      /^A place is held for 30 days at/,
    ],
    [
      'a hold until a day that is over',
      () => hold(open, { Until: '2026-11-20' }),
      'BAD_REQUEST',
      /^The last day of the hold is over/,
    ],
    ['a hold beyond its quote', () => hold(short, { Until: '2026-11-26' }), 'BAD_REQUEST', /25 November 2026/],
    ['a hold over the share of its week', overShare, 'CONFLICT', /^A quarter of week 2710 can be/],
    ['a second hold', () => hold(held, {}), 'CONFLICT', /^A place is held for this quote/],
    ['a move to an earlier day', earlier, 'BAD_REQUEST', /^By what is known now it is there by /],
    ['a cause that there is not', () => move({ Cause: 'weather' }), 'BAD_REQUEST', /"Cause"/],
    [
      'a move on facts that are old',
      () => move({ FactsRevision: 0, Day: '2026-12-29' }),
      'CONFLICT',
      /^Facts have changed meanwhile\. By now it is: \d+ December 2026\./,
    ],
    ['a wish for a day that is over', () => wish({ Day: '2026-11-20' }), 'BAD_REQUEST', /^This day is over\./],
    ['a wish for a week that is over', () => wish({ Week: '2646' }), 'BAD_REQUEST', /^This day is over\./],
  ])('%s', async (_, call, code, sentence) => expectRefusal(call(), { code, sentence }));
});
