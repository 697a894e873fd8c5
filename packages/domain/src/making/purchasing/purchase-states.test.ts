import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/records.ts';
import { buying } from '../../messages/english/buying.ts';
import { officeWork } from '../../messages/english/quoting.ts';
import { may } from '../../people/roles.ts';
import { movedPurchase, type StageMove } from './move-purchase.ts';
import type { PurchaseLine, PurchaseRecord, PurchaseStage } from './purchase.ts';
import {
  clearPurchaseFacts,
  exceededLimit,
  type PurchaseGuard,
  purchaseGuards,
  type PurchaseMoveFacts,
} from './purchase-guards.ts';
import {
  isPurchaseMoveFrom,
  type PurchaseMove,
  purchaseBlockers,
  purchaseMoves,
  type PurchaseState,
  purchaseStates,
} from './purchase-states.ts';

const messages = { buying, officeWork };
const moves = keysOf(purchaseMoves);
const euros = (minor: number) => ({ minor, currency: 'EUR' }) as const;

const line: PurchaseLine = {
  ...{ id: 'a', key: 'CY-3K', unit: 'piece', quantity: 2, price: null, wanted: '2027-01-13', isClosed: false },
};
const recordOf = (stage: PurchaseStage): PurchaseRecord => ({
  purchase: { vendor: 'latch', currency: 'EUR', stage, revision: 1, sentOn: null, lines: [line] },
  confirmed: [],
  received: [],
});

/** For each guard what it refuses, and what it lets pass. */
const cases: Readonly<Record<PurchaseGuard, readonly [Partial<PurchaseMoveFacts>, Partial<PurchaseMoveFacts>]>> = {
  'purchase.vendor': [{ isVendorActive: false }, {}],
  'purchase.no-lines': [{ lines: 0 }, { lines: 1 }],
  'purchase.no-price': [{ openPrices: 1 }, { openPrices: 1, isOpenPriceAccepted: true }],
  'purchase.least-value': [
    { belowLeast: { value: euros(9_999), least: euros(10_000) } },
    { belowLeast: { value: euros(9_999), least: euros(10_000) }, reason: 'Urgent' },
  ],
  'purchase.no-mail': [{ lacksMail: true }, {}],
  'purchase.over-limit': [{ overLimit: euros(500_000) }, {}],
  'purchase.received': [{ hasReceived: true }, {}],
  'purchase.unsaid': [{ unsaid: ['CY-3K'] }, {}],
  'purchase.schedule': [{ overScheduled: ['CY-3K'] }, {}],
  'purchase.differs': [{ differences: ['2 of 3'] }, { differences: ['2 of 3'], areDifferencesAccepted: true }],
  'purchase.over': [{ excess: ['3 of 2'] }, { excess: ['3 of 2'], reason: 'A full box' }],
  'purchase.has-papers': [{ hasPapers: true }, {}],
  'purchase.unsettled': [
    { unsettled: ['a claim is open'] },
    { unsettled: ['a claim is open'], reason: 'Paid in cash' },
  ],
  'purchase.no-reason': [{ reason: ' ' }, { reason: 'Ordered twice' }],
};

describe('PROMISE 14, law 10', () => {
  test.each(purchaseGuards.map(({ code }) => code))('%s refuses and passes once, and some move asks it', (code) => {
    const asking = moves.filter((move) => purchaseMoves[move].asks.some((each) => each === code));
    expect(asking.length).toBeGreaterThan(0);
    const [refuses, passes] = cases[code];
    for (const move of asking) {
      const blockers = (facts: Partial<PurchaseMoveFacts>) =>
        purchaseBlockers(move, { ...clearPurchaseFacts, ...facts }, buying).filter((each) => each.code === code);
      expect(blockers(refuses)).toHaveLength(1);
      expect(blockers(refuses)[0]?.message).not.toBe('');
      expect(blockers(passes)).toEqual([]);
    }
  });

  test('every state is reached, and only what has ended is never left', () => {
    const reached = new Set<PurchaseState>(['Draft']);
    for (const state of reached)
      for (const move of moves)
        if (isPurchaseMoveFrom(move, state)) for (const to of purchaseMoves[move].to) reached.add(to);
    expect(reached).toEqual(new Set(purchaseStates));
    const final = purchaseStates.filter((state) => !moves.some((move) => isPurchaseMoveFrom(move, state)));
    expect(final).toEqual(['Cancelled']);
  });
});

test.each([
  ['fabricator', 500_000, null],
  ['fabricator', 500_001, 500_000],
  ['installer', 500_000, null],
  ['installer', 500_001, 500_000],
  ['admin', 500_001, null],
] as const)('of a limit of 5,000.00, one of a %s of %d cents is over %j', (role, minor, limit) => {
  const over = exceededLimit(euros(minor), { role, orderLimit: 500_000 });
  expect(over).toEqual(limit === null ? null : euros(limit));
});

test.each<[StageMove, PurchaseStage, string]>([
  ['send', 'Draft', 'Sent'],
  ['send', 'Sent', 'purchase.ended'],
  ['takeBack', 'Sent', 'Draft'],
  ['takeBack', 'Draft', 'purchase.ended'],
  ['discard', 'Draft', 'Cancelled'],
  ['discard', 'Sent', 'purchase.ended'],
  ['cancel', 'Sent', 'Cancelled'],
  ['cancel', 'Cancelled', 'purchase.ended'],
  ['close', 'Sent', 'purchase.ended'],
])('%s of a purchase that is %s: %s', (move, stage, outcome) => {
  const moved = movedPurchase(
    move,
    { before: recordOf(stage), today: '2027-01-04', facts: { reason: 'A test' } },
    messages,
  );
  expect(moved.ok ? moved.value.state : moved.refusal.code).toBe(outcome);
});

test('a purchase that was taken back is the next revision, without what was closed and what was confirmed', () => {
  const { purchase } = recordOf('Sent');
  const lines = [line, { ...line, id: 'b', isClosed: true }];
  const record = { purchase: { ...purchase, lines }, confirmed: [{ line: 'a', schedule: [] }], received: [] };
  const said = { before: record, today: '2027-01-04', facts: { reason: 'Other colours' } };
  expect(movedPurchase('takeBack', said, messages)).toMatchObject({
    value: { record: { purchase: { revision: 2, sentOn: null, lines: [{ id: 'a' }] }, confirmed: [] }, state: 'Draft' },
  });
});

test.each<[PurchaseMove, boolean, boolean]>([
  ['send', true, true],
  ['receive', true, true],
  ['reopen', false, true],
])('%s: by a fabricator %s, by an admin %s', (move, byFabricator, byAdmin) => {
  const { right } = purchaseMoves[move];
  expect([may('fabricator', right), may('admin', right)]).toEqual([byFabricator, byAdmin]);
});
