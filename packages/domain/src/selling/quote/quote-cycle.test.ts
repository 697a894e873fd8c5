import { describe, expect, test } from 'vitest';
import { officeWork, quoting } from '../../messages/english/quoting.ts';
import {
  clearFacts,
  isMoveFrom,
  mayBecomeOrder,
  type QuoteGuard,
  quoteAfter,
  quoteBlockers,
  type QuoteMove,
  type QuoteMoveFacts,
  quoteMoves,
  type QuoteState,
  quoteStates,
} from './quote-cycle.ts';
import { reachableStates } from '../../testing/reachable-states.ts';

const messages = { quoting, officeWork };

/** Every guard of every move holds but 'still valid', which is the opposite of 'expired'. */
const facts: QuoteMoveFacts = { ...clearFacts, reason: 'Too dear' };

const moves = Object.keys(quoteMoves) as readonly QuoteMove[];
const passing = (move: QuoteMove): QuoteMoveFacts => ({ ...facts, isExpired: move === 'expire' });

function codeAfter(move: QuoteMove, state: QuoteState, changed: Partial<QuoteMoveFacts> = {}) {
  const outcome = quoteAfter(move, { state, facts: { ...passing(move), ...changed } }, messages);
  return outcome.ok ? outcome.value : outcome.refusal.code;
}

describe('the whole table of moves', () => {
  const to: Readonly<Record<QuoteMove, Partial<Record<QuoteState, QuoteState>>>> = {
    send: { Draft: 'Sent' },
    revise: { Sent: 'Draft', Expired: 'Draft', Lost: 'Draft' },
    discard: { Draft: 'Sent' },
    accept: { Sent: 'Accepted' },
    unaccept: { Accepted: 'Sent' },
    lose: { Sent: 'Lost', Accepted: 'Lost' },
    expire: { Sent: 'Expired' },
    convert: { Accepted: 'Converted To Order' },
    complete: { 'Converted To Order': 'Completed', Lost: 'Completed', Expired: 'Completed' },
  };
  test.each(
    moves.flatMap((move) => quoteStates.map((state) => [state, move, to[move][state] ?? 'quote.ended'] as const)),
  )('a quote that is %s: %s gives %s', (state, move, end) => expect(codeAfter(move, state)).toBe(end));

  test.each(['Sent', 'Expired', 'Lost'] as const)(
    'a revision of a quote that was %s is thrown away to that',
    (revisedFrom) =>
      expect(quoteAfter('discard', { state: 'Draft', revisedFrom, facts }, messages)).toEqual({
        ok: true,
        value: revisedFrom,
      }),
  );

  test('who may make them', () => {
    expect(moves.map((move) => `${move}: ${quoteMoves[move].who.join(', ')}`)).toEqual([
      'send: installer',
      'revise: installer',
      'discard: installer',
      'accept: customer, installer',
      'unaccept: installer',
      'lose: installer',
      'expire: rule',
      'convert: installer',
      'complete: installer',
    ]);
  });
});

describe('law 8', () => {
  const after = (state: QuoteState) =>
    moves
      .filter((move) => quoteMoves[move].from.some((from) => from === state))
      .map((move) => quoteMoves[move].to)
      .filter((to) => to !== 'left');

  test('every state is reached from a draft', () => {
    const reached = new Set<QuoteState>(['Draft']);
    for (const state of reached) for (const next of after(state)) reached.add(next);
    expect([...reached].toSorted()).toEqual(quoteStates.toSorted());
  });

  test('what is completed stays so, and a converted quote only ends', () => {
    expect(after('Completed')).toEqual([]);
    expect(after('Converted To Order')).toEqual(['Completed']);
  });

  const refusals: readonly (readonly [QuoteMove, QuoteGuard, Partial<QuoteMoveFacts>])[] = [
    ['send', 'quote.no-lines', { lines: 0 }],
    ['send', 'quote.price-error', { hasPriceError: true }],
    ['send', 'quote.price-zero', { hasPriceOfZero: true }],
    ['send', 'quote.other-currency', { hasOneCurrency: false }],
    ['send', 'quote.no-customer', { hasNamedCustomer: false }],
    ['send', 'quote.over-limit', { isDiscountWithinLimit: false }],
    ['send', 'quote.discount-over-items', { isDiscountOverItems: true }],
    ['send', 'quote.total-zero', { isFree: true }],
    ['send', 'quote.last-day-over', { isLastDayOver: true }],
    ['send', 'quote.no-vat-reason', { lacksVatReason: true }],
    ['discard', 'quote.never-sent', { isFirstVersion: true }],
    ['accept', 'quote.expired', { isExpired: true }],
    ['accept', 'quote.superseded', { isLatestVersion: false }],
    ['accept', 'quote.other-content', { isHashEqual: false }],
    ['accept', 'quote.not-confirmed', { isConfirmed: false }],
    ['unaccept', 'quote.no-reason', { reason: ' ' }],
    ['lose', 'quote.no-reason', { reason: '' }],
    ['expire', 'quote.still-valid', { isExpired: false }],
    ['complete', 'quote.open-tasks', { openTasks: 2 }],
  ];
  test.each(refusals)('%s is refused: %s', (move, guard, changed) => {
    expect(codeAfter(move, quoteMoves[move].from[0], changed)).toBe(guard);
  });

  test('each guard of each move is refused once above', () => {
    const listed = moves.flatMap((move) => quoteMoves[move].asks.map((guard) => `${move} ${guard}`));
    expect(refusals.map(([move, guard]) => `${move} ${guard}`).toSorted()).toEqual(listed.toSorted());
  });

  test('open tasks do not stand in the way where they are dropped with it', () =>
    expect(codeAfter('complete', 'Lost', { openTasks: 2, dropsTasks: true })).toBe('Completed'));

  test('everything that stands in the way of sending is told at once, in the order of the guards', () => {
    const blockers = quoteBlockers('send', { ...facts, lines: 0, hasNamedCustomer: false, isExpired: true }, quoting);
    expect(blockers).toEqual([
      { code: 'quote.no-lines', message: quoting.guards['quote.no-lines'] },
      { code: 'quote.no-customer', message: quoting.guards['quote.no-customer'] },
    ]);
  });
});

test.each([
  ['send', ['Draft']],
  ['accept', ['Sent']],
  ['revise', ['Sent', 'Lost', 'Expired']],
] as const)('%s is offered in %j and in no other state', (move, states) => {
  expect(quoteStates.filter((state) => isMoveFrom(move, state))).toEqual(states);
});

test('every state can be reached', () =>
  expect(reachableStates<QuoteState>(quoteMoves, 'Draft')).toEqual(new Set(quoteStates)));

test('a quote that is converted or given up becomes an order no more, or not before it is revised', () => {
  expect(quoteStates.filter(mayBecomeOrder)).toEqual(['Draft', 'Sent', 'Accepted']);
});
