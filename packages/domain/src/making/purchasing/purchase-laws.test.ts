import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buying } from '../../messages/english/buying.ts';
import { officeWork } from '../../messages/english/quoting.ts';
import { occurredOf, shareOf } from '../../testing/law-share.ts';
import { claimedPurchase } from './claim-goods.ts';
import { confirmedPurchase } from './confirm-purchase.ts';
import { closedLine, movedPurchase, type MovedPurchase, type StageMove } from './move-purchase.ts';
import { lineStandings, type PurchaseRecord, type ReceivedLine } from './purchase.ts';
import {
  purchaseMoves,
  type PurchaseMove,
  purchaseState,
  type PurchaseState,
  purchaseStates,
} from './purchase-states.ts';
import { receivedPurchase, undoneReceipt } from './receive-goods.ts';

const messages = { buying, officeWork };
const noPapers = { bills: [], claims: [] };
const ids = ['a', 'b', 'c'] as const;
// Most walks are of one line, so that all of it comes.
const id = fc.constantFrom('a', 'a', 'b', 'c');
const quantity = fc.integer({ min: 0, max: 12 });
const day = fc.integer({ min: 4, max: 29 }).map((each) => `2027-01-${String(each).padStart(2, '0')}`);

const someLines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 20 }), wanted: day, hasPrice: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
);

const wish = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom<StageMove>('send', 'send', 'send', 'takeBack', 'close', 'close', 'reopen', 'reopen'),
    }),
  },
  // Ends a walk, so it is rare.
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom<StageMove>('discard', 'cancel') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('closeLine' as const), line: id }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      schedules: fc.array(fc.record({ day, quantity: fc.integer({ min: 1, max: 6 }) }), { maxLength: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('receive' as const),
      lines: fc.array(fc.record({ line: id, quantity, damaged: fc.nat(2) }), { minLength: 1, maxLength: 3 }),
      hasReason: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undoReceipt' as const), at: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('claim' as const), line: id, replacement: fc.uuid() }) },
);
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

interface Walk {
  readonly record: PurchaseRecord;
  /** Receipts that were not taken back. */
  readonly receipts: readonly (readonly ReceivedLine[])[];
}

function attempt({ record, receipts }: Walk, wished: Wish): ReturnType<typeof closedLine> {
  const open = record.purchase.lines;
  if (wished.do === 'closeLine') return closedLine(record, { line: wished.line, reason: 'A law' }, messages);
  if (wished.do === 'receive')
    return receivedPurchase(
      record,
      { lines: wished.lines, reason: wished.hasReason ? 'A law' : '', toleranceOf: () => 10 },
      messages,
    );
  if (wished.do === 'confirm')
    return confirmedPurchase(
      record,
      {
        lines: open.map((line) => ({ line: line.id, schedule: wished.schedules })),
        areDifferencesAccepted: true,
      },
      messages,
    );
  if (wished.do === 'claim') {
    const asked = {
      line: wished.line,
      reason: 'damaged',
      wish: 'replace',
      quantity: 1,
      pieces: [],
      claims: [],
    } as const;
    return claimedPurchase(record, { ...asked, replacement: wished.replacement, wanted: '2027-01-30' }, messages);
  }
  if (wished.do === 'undoReceipt')
    return undoneReceipt(record, { lines: receipts[wished.at] ?? [], reason: 'A law', papers: noPapers }, messages);
  return movedPurchase(wished.do, { before: record, today: '2027-01-04', facts: { reason: 'A law' } }, messages);
}

/** Counted afresh, without the functions of the rules. */
function recounted({ purchase: { stage, lines }, confirmed, received }: PurchaseRecord): PurchaseState {
  if (stage !== 'Sent') return stage;
  const came = (line: string) =>
    received.filter((each) => each.line === line).reduce((sum, each) => sum + each.quantity + each.damaged, 0);
  if (lines.every((line) => line.isClosed || came(line.id) >= line.quantity)) return 'Received';
  if (lines.some((line) => came(line.id) > 0)) return 'Part Received';
  return confirmed.length > 0 ? 'Confirmed' : 'Sent';
}

const startOf = (lines: readonly { quantity: number; wanted: string; hasPrice: boolean }[]): PurchaseRecord => ({
  purchase: {
    ...{ vendor: 'latch', currency: 'EUR', stage: 'Draft', revision: 1, sentOn: null },
    lines: lines.map(({ hasPrice, ...line }, at) => ({
      ...{ id: ids[at] ?? '', key: `KEY-${String(at)}`, unit: 'piece' },
      ...{ ...line, price: hasPrice ? { minor: 250, per: 1 } : null, isClosed: false },
    })),
  },
  confirmed: [],
  received: [],
});

describe('PROMISE 14, law 9', () => {
  const numRuns = shareOf(2000);

  test('the state is a function of the lines; no more is scheduled than ordered; what is taken back leaves all as it was', () => {
    const met = new Set<PurchaseState>();
    const made = new Map<PurchaseMove, number>();
    fc.assert(
      fc.property(someLines, fc.array(wish, { minLength: 10, maxLength: 60 }), (lines, wishes) => {
        let walk: Walk = { record: startOf(lines), receipts: [] };
        for (const wished of wishes) {
          const before = purchaseState(walk.record);
          const outcome = attempt(walk, wished);
          if (!outcome.ok) continue;
          const { record, state }: MovedPurchase = outcome.value;
          expect(state).toBe(recounted(record));
          const { from, to } = purchaseMoves[wished.do];
          expect([from, to]).toEqual([expect.arrayContaining([before]), expect.arrayContaining([state])]);
          made.set(wished.do, (made.get(wished.do) ?? 0) + 1);
          met.add(state);
          for (const { line, open, received, schedule, due } of lineStandings(record)) {
            expect((schedule ?? []).reduce((sum, each) => sum + each.quantity, 0)).toBeLessThanOrEqual(line.quantity);
            expect(due.reduce((sum, each) => sum + each.quantity, 0)).toBe(open);
            expect(open).toBe(line.isClosed ? 0 : Math.max(0, line.quantity - received));
          }
          if (wished.do === 'receive') {
            const undone = undoneReceipt(record, { lines: wished.lines, reason: 'A law', papers: noPapers }, messages);
            expect(undone).toMatchObject({ ok: true, value: { state: before } });
            if (undone.ok) expect(lineStandings(undone.value.record)).toEqual(lineStandings(walk.record));
          }
          walk = { record, receipts: receiptsAfter(walk.receipts, wished) };
        }
      }),
      { numRuns },
    );
    const walked = Object.keys(purchaseMoves).filter((move) => !['change', 'bill'].includes(move));
    expect(occurredOf(met, purchaseStates)).toEqual(purchaseStates.toSorted());
    expect(occurredOf(made.keys(), walked)).toEqual(walked.toSorted());
  });

  test('a receipt changes no day of what is still open', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ day, quantity: fc.integer({ min: 1, max: 9 }) }), { minLength: 1 }),
        fc.nat(),
        (plan, nat) => {
          const ordered = plan.reduce((sum, each) => sum + each.quantity, 0);
          const { purchase } = startOf([{ quantity: ordered, wanted: '2027-01-13', hasPrice: true }]);
          const sent = {
            purchase: { ...purchase, stage: 'Sent' as const },
            confirmed: [{ line: 'a', schedule: plan }],
          };
          const came = nat % (ordered + 1);
          const due = (received: readonly ReceivedLine[]) => lineStandings({ ...sent, received })[0]?.due ?? [];
          const days = due([]).flatMap((each) => Array.from({ length: each.quantity }, () => each.day));
          const left = due([{ line: 'a', quantity: came, damaged: 0 }]);
          expect(left.flatMap((each) => Array.from({ length: each.quantity }, () => each.day))).toEqual(
            days.slice(came),
          );
        },
      ),
      { numRuns },
    );
  });
});

function receiptsAfter(receipts: Walk['receipts'], wished: Wish): Walk['receipts'] {
  if (wished.do === 'receive') return [...receipts, wished.lines];
  return wished.do === 'undoReceipt' ? receipts.filter((_, at) => at !== wished.at) : receipts;
}
