import { describe, expect, test } from 'vitest';
import { buying } from '../../messages/english/buying.ts';
import { officeWork } from '../../messages/english/quoting.ts';
import { type Portion } from '../stock/ledger.ts';
import { roundedQuotient } from '../../selling/pricing/money.ts';
import { confirmedPurchase } from './confirm-purchase.ts';
import { closedLine } from './move-purchase.ts';
import {
  lineStandings,
  type PurchaseLine,
  type PurchaseRecord,
  purchaseValue,
  type ReceivedLine,
  worthOfReceipt,
} from './purchase.ts';
import { purchaseState } from './purchase-states.ts';
import { receivedPurchase, undoneReceipt } from './receive-goods.ts';

const messages = { buying, officeWork };
const share: Portion = (value, of, whole) => roundedQuotient(BigInt(value) * BigInt(of), BigInt(whole));

const lineOf = (quantity: number, id = 'a', line: Partial<PurchaseLine> = {}): PurchaseLine => ({
  ...{ id, key: `KEY-${id}`, unit: 'piece', quantity, price: { minor: 250, per: 1 } },
  ...{ wanted: '2027-01-13', isClosed: false },
  ...line,
});
const sent = (...lines: readonly PurchaseLine[]): PurchaseRecord => ({
  purchase: { vendor: 'latch', currency: 'EUR', stage: 'Sent', revision: 1, sentOn: '2027-01-04', lines },
  confirmed: [],
  received: [],
});
const came = (quantity: number, line = 'a', damaged = 0): ReceivedLine => ({ line, quantity, damaged });
const receive = (record: PurchaseRecord, lines: readonly ReceivedLine[], reason = '') =>
  receivedPurchase(record, { lines, reason, toleranceOf: () => 10 }, messages);
const after = (outcome: ReturnType<typeof receive>) => {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value;
};
const codeOf = (outcome: ReturnType<typeof receive>) => (outcome.ok ? outcome.value.state : outcome.refusal.code);

describe('PROMISE 15, example 21: of 100 ordered 10 % more are tolerated', () => {
  const first = after(receive(sent(lineOf(100)), [came(60)]));

  test('60 come, then 55: refused without a reason, received with one', () => {
    expect(first.state).toBe('Part Received');
    const second = receive(first.record, [came(55)]);
    expect(second).toMatchObject({
      refusal: {
        code: 'purchase.over',
        message:
          'More would come in than was ordered: 115 KEY-a of 100 ordered (at most 110 without a reason). Say why.',
      },
    });
    const { state, record } = after(receive(first.record, [came(55)], 'They sent a full pallet.'));
    expect(state).toBe('Received');
    const [standing] = lineStandings(record);
    expect(standing).toMatchObject({ received: 115, open: 0, over: 15, due: [] });
    expect(buying.moreThanOrdered(String(standing?.over))).toBe('15 more than ordered');
  });

  test('exactly what is tolerated needs no reason', () =>
    expect(codeOf(receive(first.record, [came(50)]))).toBe('Received'));

  test('of lines of 1, 1 and 1 three on the first leave it part received', () => {
    const three = sent(lineOf(1, 'a'), lineOf(1, 'b'), lineOf(1, 'c'));
    const { record, state } = after(receive(three, [came(3)], 'Packed together.'));
    expect(state).toBe('Part Received');
    expect(lineStandings(record).map(({ open }) => open)).toEqual([0, 1, 1]);
  });
});

describe('PROMISE 15, example 22: 20 are confirmed as 12 on 13 January and 8 on the 20th', () => {
  const schedule = [
    { day: '2027-01-20', quantity: 8 },
    { day: '2027-01-13', quantity: 12 },
  ];
  const confirm = (record: PurchaseRecord, lines = [{ line: 'a', schedule }], areDifferencesAccepted = true) =>
    confirmedPurchase(record, { lines, areDifferencesAccepted }, messages);
  const confirmed = after(confirm(sent(lineOf(20))));

  test('10 come on the 13th: 2 are open since, and 8 come on the 20th all the same', () => {
    expect(confirmed.state).toBe('Confirmed');
    const { record, state } = after(receive(confirmed.record, [came(10)]));
    expect(state).toBe('Part Received');
    expect(lineStandings(record)[0]?.due).toEqual([
      { day: '2027-01-13', quantity: 2 },
      { day: '2027-01-20', quantity: 8 },
    ]);
    expect(codeOf(confirm(record))).toBe('Part Received');
  });

  test('the last confirmation counts, and what it names no day for has none', () => {
    const later = [{ line: 'a', schedule: [{ day: '2027-01-27', quantity: 15 }] }];
    const { record } = after(confirm(confirmed.record, later));
    expect(lineStandings(record)[0]?.due).toEqual([
      { day: '2027-01-27', quantity: 15 },
      { day: null, quantity: 5 },
    ]);
    const none = after(confirm(record, [{ line: 'a', schedule: [] }]));
    expect(lineStandings(none.record)[0]?.due).toEqual([{ day: null, quantity: 20 }]);
  });

  test('differences are seen, every open line is named, once, and no more is confirmed than was ordered', () => {
    expect(confirm(sent(lineOf(20)), undefined, false)).toMatchObject({
      refusal: {
        code: 'purchase.differs',
        message:
          'The vendor confirms something else than was ordered: KEY-a on 20 January 2027 instead of 13 January 2027. Tick that you have seen it.',
      },
    });
    const two = sent(lineOf(20), lineOf(1, 'b'));
    expect(codeOf(confirm(two))).toBe('purchase.unsaid');
    expect(
      codeOf(
        confirm(two, [
          ...[
            { line: 'a', schedule },
            { line: 'a', schedule },
          ],
        ]),
      ),
    ).toBe('purchase.line-twice');
    expect(codeOf(confirm(two, [{ line: 'x', schedule }]))).toBe('purchase.no-line');
    expect(codeOf(confirm(sent(lineOf(19))))).toBe('purchase.schedule');
    expect(codeOf(confirm(sent(lineOf(20)), [{ line: 'a', schedule: [{ day: '2027-01-03', quantity: 20 }] }]))).toBe(
      'purchase.day-early',
    );
  });
});

describe('what comes', () => {
  test('of another purchase is refused, as is nothing at all', () => {
    expect(codeOf(receive(sent(lineOf(1)), [came(1, 'x')]))).toBe('purchase.no-line');
    expect(codeOf(receive(sent(lineOf(1)), [came(0)]))).toBe('purchase.nothing');
  });

  test('damaged has come as well: the vendor replaces or credits it', () => {
    const { record, state } = after(receive(sent(lineOf(10)), [came(7, 'a', 3)]));
    expect(state).toBe('Received');
    expect(lineStandings(record)[0]).toMatchObject({ received: 10, damaged: 3, open: 0 });
  });

  test('of a closed line needs a reason', () => {
    const closed = after(closedLine(sent(lineOf(5), lineOf(1, 'b')), { line: 'a', reason: 'Sold out' }, messages));
    expect(closed.state).toBe('Sent');
    expect(codeOf(receive(closed.record, [came(1)]))).toBe('purchase.over');
    expect(codeOf(receive(closed.record, [came(1)], 'Found after all'))).toBe('Part Received');
  });

  test('of a draft, a cancelled or a closed purchase is refused in words', () => {
    for (const stage of ['Draft', 'Cancelled', 'Closed'] as const) {
      const record = sent(lineOf(1));
      expect(receive({ ...record, purchase: { ...record.purchase, stage } }, [came(1)])).toMatchObject({
        refusal: { code: 'purchase.ended', message: `This is ${stage} and cannot become Part Received.` },
      });
    }
  });

  test('and is taken back leaves the purchase as it was', () => {
    const before = sent(lineOf(100));
    const { record } = after(receive(before, [came(60, 'a', 2)]));
    const undone = after(
      undoneReceipt(
        record,
        { lines: [came(60, 'a', 2)], reason: 'Wrong purchase', papers: { bills: [], claims: [] } },
        messages,
      ),
    );
    expect(undone.state).toBe(purchaseState(before));
    expect(lineStandings(undone.record)).toEqual(lineStandings(before));
  });

  test('in parts is worth to the cent what it is at once', () => {
    const line = lineOf(3, 'a', { price: { minor: 1000, per: 3 } });
    const worth = (before: number, quantity = 1) => worthOfReceipt(line, { before, quantity }, share);
    expect([worth(0), worth(1), worth(2)]).toEqual([333, 334, 333]);
    expect(worth(0, 3)).toBe(1000);
    expect(worthOfReceipt({ price: null }, { before: 0, quantity: 3 }, share)).toBe(0);
    expect(purchaseValue({ lines: [line, lineOf(2), lineOf(9, 'c', { price: null })] }, share)).toBe(1500);
  });
});
