import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/records.ts';
import { buying } from '../../messages/english/buying.ts';
import { officeWork } from '../../messages/english/quoting.ts';
import { type Claim, claimAfter, type ClaimMove, claimMoves, type ClaimState, claimStates, lossOf } from './claim.ts';
import { claimedPurchase, unclaimedPurchase } from './claim-goods.ts';
import { type PurchasePapers, lineBillings, unsettledOf } from './line-billing.ts';
import { livePieces, type PurchaseLine, type PurchaseRecord } from './purchase.ts';
import { purchaseState } from './purchase-states.ts';
import { undoneReceipt } from './receive-goods.ts';

const messages = { buying, officeWork };

const claim: Claim = {
  ...{ purchase: 'p', line: 'a', reason: 'damaged', wish: 'credit', quantity: 2, pieces: [], text: '' },
  state: 'Open',
  ...{ replacement: null, sentBack: null, credit: null, priceDifference: null },
};

const line: PurchaseLine = {
  ...{ id: 'a', key: 'CY-3K', unit: 'piece', quantity: 20, price: { minor: 250, per: 1 }, wanted: '2027-01-13' },
  isClosed: false,
};
/** Twenty came, two of them damaged. */
const record: PurchaseRecord = {
  purchase: { vendor: 'latch', currency: 'EUR', stage: 'Sent', revision: 1, sentOn: '2027-01-04', lines: [line] },
  confirmed: [],
  received: [{ line: 'a', quantity: 18, damaged: 2 }],
};
const noPapers: PurchasePapers = { bills: [], claims: [] };

describe('PROMISE 6.6: the states of a claim', () => {
  test.each<[ClaimMove, Partial<Claim>, { why?: string; replacing?: string; credit?: number }, string]>([
    ['agree', {}, {}, 'Agreed'],
    ['agree', { state: 'Agreed' }, {}, 'purchase.claim-ended'],
    ['sendBack', {}, {}, 'Open'],
    ['sendBack', { state: 'Agreed' }, {}, 'Agreed'],
    ['sendBack', { reason: 'late' }, {}, 'purchase.claim-goods'],
    ['sendBack', { sentBack: 500 }, {}, 'purchase.claim-back'],
    ['settle', {}, { credit: 500 }, 'purchase.claim-ended'],
    ['settle', { state: 'Agreed' }, {}, 'purchase.claim-credit'],
    ['settle', { state: 'Agreed' }, { credit: 0 }, 'Settled'],
    ['settle', { state: 'Agreed', wish: 'replace' }, { replacing: '2 CY-3K' }, 'purchase.claim-replacing'],
    ['settle', { state: 'Agreed', wish: 'replace' }, {}, 'Settled'],
    ['refuse', {}, {}, 'purchase.no-reason'],
    ['refuse', { sentBack: 500 }, { why: 'Our own fault' }, 'Refused'],
    ['withdraw', {}, { why: 'Found behind the door' }, 'Withdrawn'],
    ['withdraw', { sentBack: 500 }, { why: 'Found behind the door' }, 'purchase.claim-back'],
  ])('%s of %o with %o: %s', (move, changes, said, expected) => {
    const after = claimAfter(move, { claim: { ...claim, ...changes }, why: '', replacing: '', ...said }, messages);
    expect(after.ok ? after.value : after.refusal.code).toBe(expected);
    if (!after.ok) expect(after.refusal.message).not.toBe('');
  });

  test('each is reached', () => {
    const reached = new Set<ClaimState>(['Open']);
    for (const state of reached)
      for (const move of keysOf(claimMoves)) {
        const { from, to } = claimMoves[move];
        if (from.some((each) => each === state) && to !== 'left') reached.add(to);
      }
    expect(reached).toEqual(new Set(claimStates));
  });

  test.each<[string, number | null, number, number, number]>([
    ['goods that went back for less than they were worth', 500, 450, 0, 50],
    ['goods that went back for more', 500, 600, 0, -100],
    ['credit for goods that stay lost', null, 500, 0, -500],
    ['a reduction that stock takes a part of', null, 500, -400, -100],
  ])('%s', (_, sentBack, credit, inStock, loss) => {
    expect(lossOf({ sentBack }, { credit, inStock })).toBe(loss);
  });
});

describe('a claim about a line', () => {
  const asked = { ...claim, claims: [], replacement: 'r', wanted: '2027-01-20' };

  test('that wants other goods adds a line for nothing, which is closed when it comes to nothing', () => {
    const made = claimedPurchase(record, { ...asked, wish: 'replace' }, messages);
    if (!made.ok) throw new Error(made.refusal.message);
    expect(made.value.state).toBe('Part Received');
    expect(made.value.record.purchase.lines[1]).toMatchObject({
      ...{ id: 'r', key: 'CY-3K', quantity: 2, price: { minor: 0, per: 1 }, replacementOf: 'a', wanted: '2027-01-20' },
    });
    const of = { replacement: 'r', reason: 'Our own fault' };
    expect(unclaimedPurchase(made.value.record, of, messages)).toMatchObject({ value: { state: 'Received' } });
    expect(unclaimedPurchase(record, of, messages)).toEqual({ ok: true, value: null });
    const again = { ...asked, line: 'r', quantity: 1, replacement: 's', wish: 'replace' } as const;
    const came = { ...made.value.record, received: [...record.received, { line: 'r', quantity: 0, damaged: 2 }] };
    const twice = claimedPurchase(came, again, messages);
    expect(twice.ok && twice.value.record.purchase.lines[2]).toMatchObject({ id: 's', replacementOf: 'a' });
  });

  test.each<[string, Partial<Parameters<typeof claimedPurchase>[1]>, string]>([
    ['of another purchase', { line: 'x' }, 'purchase.no-line'],
    ['that names pieces of what has none', { pieces: ['10234-1-MA-G1'] }, 'purchase.pieces'],
    ['of more than has come', { quantity: 21 }, 'purchase.claim-quantity'],
    ['of what is claimed already', { quantity: 19, claims: [claim] }, 'purchase.claim-quantity'],
    ['of what was claimed and withdrawn', { quantity: 20, claims: [{ ...claim, state: 'Withdrawn' }] }, 'Received'],
    ['that replaces what never came', { reason: 'missing', wish: 'replace' }, 'purchase.claim-wish'],
    ['about goods that are late', { reason: 'late', quantity: 20, claims: [claim] }, 'Received'],
  ])('%s: %s', (_, changes, expected) => {
    const made = claimedPurchase(record, { ...asked, ...changes }, messages);
    expect(made.ok ? made.value.state : made.refusal.code).toBe(expected);
  });
});

describe('a claim about pieces that are made for doors', () => {
  const spec = { width: 228, height: 645 } as unknown as NonNullable<PurchaseLine['made']>['spec'];
  const made = { spec, pieces: ['G1', 'G2', 'G3'] };
  const glass: PurchaseRecord = {
    ...record,
    purchase: { ...record.purchase, lines: [{ ...line, quantity: 3, made }] },
    received: [{ line: 'a', quantity: 1, damaged: 1, pieces: { whole: ['G1'], damaged: ['G2'] } }],
  };
  const asked = { ...claim, wish: 'replace', quantity: 1, claims: [], replacement: 'r', wanted: '2027-01-20' } as const;

  test('says which, and the line that replaces them is for the same doors', () => {
    const after = claimedPurchase(glass, { ...asked, pieces: ['G2'] }, messages);
    if (!after.ok) throw new Error(after.refusal.message);
    expect(after.value.record.purchase.lines[1]).toMatchObject({
      id: 'r',
      quantity: 1,
      made: { spec, pieces: ['G2'] },
    });
    expect(livePieces(after.value.record)).toEqual([
      { piece: 'G3', line: 'a' },
      { piece: 'G2', line: 'r' },
    ]);
  });

  test.each([
    ['none', []],
    ['one that has not come', ['G3']],
    ['one of another purchase', ['G9']],
    ['more than are claimed', ['G1', 'G2']],
  ])('is refused with %s', (_, pieces) => {
    const after = claimedPurchase(glass, { ...asked, pieces }, messages);
    expect(after.ok || after.refusal.code).toBe('purchase.pieces');
  });
});

describe('what of a line is billed', () => {
  const back: Claim = { ...claim, sentBack: 500 };
  const billed = (quantity: number, state: PurchasePapers['bills'][number]['state'] = 'Matched', of = 'a') => ({
    ...{ line: of, quantity, state },
  });
  const other: PurchaseLine = { ...line, id: 'r', quantity: 2, price: { minor: 0, per: 1 }, replacementOf: 'a' };
  const replaced: PurchaseRecord = {
    ...record,
    purchase: { ...record.purchase, lines: [line, other] },
    received: [...record.received, { line: 'r', quantity: 2, damaged: 0 }],
  };

  test.each<[string, PurchaseRecord, Partial<PurchasePapers>, [received: number, billed: number, unbilled: number]]>([
    ['of many bills', record, { bills: [billed(12), billed(3, 'Differs')] }, [20, 15, 5]],
    ['never by one that was rejected', record, { bills: [billed(12, 'Rejected')] }, [20, 0, 20]],
    ['less what went back', record, { bills: [billed(18)], claims: [back] }, [18, 18, 0]],
    ['with what was refused there', record, { claims: [{ ...back, state: 'Refused' }] }, [20, 0, 20]],
    [
      'once with what has replaced it',
      replaced,
      { bills: [billed(19), billed(1, 'Matched', 'r')], claims: [back] },
      [20, 20, 0],
    ],
    [
      'once with what has replaced goods that stay',
      replaced,
      { claims: [{ ...claim, replacement: 'r' }] },
      [20, 0, 20],
    ],
    ['as it has come until others do', record, { claims: [{ ...claim, replacement: 'r' }] }, [20, 0, 20]],
    ['beyond what has come', record, { bills: [billed(25)] }, [20, 25, 0]],
  ])('%s', (_, of, papers, expected) => {
    const [standing] = lineBillings(of, { ...noPapers, ...papers });
    expect([standing?.received, standing?.billed, standing?.unbilled]).toEqual(expected);
  });

  test('keeps a purchase open, as bills that differ and claims that are open do', () => {
    const papers = { bills: [billed(12, 'Differs')], claims: [claim] };
    expect(unsettledOf(record, papers)).toMatchObject({ unbilled: [{ unbilled: 8 }], differing: 1, claims: 1 });
    expect(unsettledOf(record, { bills: [billed(20)], claims: [{ ...claim, state: 'Settled' }] })).toEqual({
      ...{ unbilled: [], differing: 0, claims: 0 },
    });
  });

  test.each<[string, PurchasePapers, string]>([
    ['nothing was written of', noPapers, 'Sent'],
    ['was billed', { ...noPapers, bills: [billed(1)] }, 'purchase.has-papers'],
    ['was claimed', { ...noPapers, claims: [claim] }, 'purchase.has-papers'],
    ['was billed by a bill that was rejected', { ...noPapers, bills: [billed(1, 'Rejected')] }, 'Sent'],
  ])('a receipt that %s is taken back: %s', (_, papers, expected) => {
    expect(purchaseState(record)).toBe('Received');
    const undone = undoneReceipt(record, { lines: record.received, reason: 'A test', papers }, messages);
    expect(undone.ok ? undone.value.state : undone.refusal.code).toBe(expected);
  });
});
