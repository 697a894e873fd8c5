import { describe, expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import type { DoorBlocker } from '../../making/findings/door-blockers.ts';
import { itemId } from '../../door/model/ids.ts';
import { keysOf } from '../../lib/records.ts';
import { anAgreedOrder, soundItem } from '../../testing/an-agreed-order.ts';
import { ordering } from '../../messages/english/ordering.ts';
import { officeWork } from '../../messages/english/quoting.ts';
import { orderAfter } from './order-after.ts';
import {
  awaitedMove,
  fittingOf,
  isOrderMoveFrom,
  laterBlockers,
  orderBlockers,
  type OrderMove,
  orderMoves,
} from './order-cycle.ts';
import { type OrderedItemFacts, type OrderFacts, type OrderGuard, orderGuards } from './order-guards.ts';
import { type OrderState, orderStates } from './order-states.ts';
import { reachableStates } from '../../testing/reachable-states.ts';

const messages = { ordering, officeWork };
const moves = keysOf(orderMoves);

/** Nothing stands in the way of any move. */
const clear: OrderFacts = {
  items: [soundItem],
  deliveryAddress: '1 Mill Lane',
  total: money(343_904, 'EUR'),
  acceptedTotal: money(343_904, 'EUR'),
  hasWeek: true,
  fitting: 'done',
  linesInBatches: 0,
  isMade: true,
  isDrawingOpen: false,
  blockingSnags: [],
  open: money(0, 'EUR'),
  reason: 'The customer asked for it',
  measurementsFinal: true,
  creditChecked: true,
  differenceAccepted: false,
};

const blocker = (code: DoorBlocker['code']): DoorBlocker => ({
  ...{ code, sentence: `It has ${code}.` },
  ...({ mendedAt: code === 'glass.no-house-number' ? 'glass' : 'design', fix: 'Mend it' } as const),
});
const withItem = (changed: Partial<OrderedItemFacts>): Partial<OrderFacts> => ({
  items: [{ ...soundItem, ...changed }],
});

function codeAfter(move: OrderMove, state: OrderState, changed: Partial<OrderFacts> = {}) {
  const heldFrom = state === 'On Hold' ? 'Accepted' : null;
  const outcome = orderAfter(move, { state, heldFrom, facts: { ...clear, ...changed } }, messages);
  return outcome.ok ? outcome.value : outcome.refusal.code;
}

const beforeBatches = ['Draft', 'Confirmed From Installer', 'Accepted', 'Ready For Production'] as const;
const each = (states: readonly OrderState[], to: OrderState) => Object.fromEntries(states.map((from) => [from, to]));

describe('the whole table of moves [3.68]', () => {
  const table: Readonly<Record<OrderMove, Partial<Readonly<Record<OrderState, OrderState>>>>> = {
    confirm: { Draft: 'Confirmed From Installer' },
    reopen: { 'Confirmed From Installer': 'Draft', Accepted: 'Draft' },
    accept: { 'Confirmed From Installer': 'Accepted' },
    ready: { Accepted: 'Ready For Production' },
    batch: { 'Ready For Production': 'In Batch' },
    unbatch: { 'In Batch': 'Ready For Production' },
    make: { 'In Batch': 'Manufactured' },
    unmake: { Manufactured: 'In Batch' },
    dispatch: { Manufactured: 'Dispatched' },
    undispatch: { Dispatched: 'Manufactured' },
    deliver: { Dispatched: 'Delivered' },
    undeliver: { Delivered: 'Dispatched', Closed: 'Dispatched' },
    install: { Delivered: 'Installed' },
    close: { Delivered: 'Closed', Installed: 'Closed' },
    owe: { Closed: 'Installed' },
    hold: each(beforeBatches, 'On Hold'),
    resume: { 'On Hold': 'Accepted' },
    cancel: each([...beforeBatches, 'On Hold'], 'Cancelled'),
  };
  test.each(
    moves.flatMap((move) => orderStates.map((state) => [state, move, table[move][state] ?? 'order.ended'] as const)),
  )('an order that is %s: %s gives %s', (state, move, end) => expect(codeAfter(move, state)).toBe(end));

  test('who may make them', () => {
    const of = (right: string | null) => moves.filter((move) => orderMoves[move].right === right);
    expect(of('orders.sell')).toEqual(['confirm', 'reopen', 'cancel']);
    expect(of(null), 'follow from batches, deliveries and payments').toEqual([
      ...['batch', 'unbatch', 'make', 'unmake', 'undispatch', 'undeliver', 'close', 'owe'],
    ]);
    expect(of('production.run')).toHaveLength(moves.length - 11);
  });

  test.each(beforeBatches)('what was held as %s goes on as that', (heldFrom) => {
    const outcome = orderAfter('resume', { state: 'On Hold', heldFrom, facts: clear }, messages);
    expect(outcome).toEqual({ ok: true, value: heldFrom });
  });

  test.each(orderStates)('the move that an order waits for can be made: %s', (state) => {
    for (const fitting of ['none', 'open', 'done'] as const) {
      const awaited = awaitedMove(state, fitting);
      expect(awaited === null || isOrderMoveFrom(awaited, state)).toBe(true);
    }
  });
});

test.each([
  ['deliver', 'Manufactured', null, 'This is Manufactured and cannot become Delivered. Next it becomes Dispatched.'],
  [
    ...(['cancel', 'In Batch', null] as const),
    'This is In Batch and cannot become Cancelled. What is wrong with it is made again or credited.',
  ],
  [
    ...(['reopen', 'Ready For Production', null] as const),
    'This is Ready For Production and cannot become Draft. Cancel it and order its doors anew.',
  ],
  ['ready', 'On Hold', 'Accepted', 'This is On Hold and cannot become Ready For Production. Resume it first.'],
  ['reopen', 'Draft', null, 'This is Draft and cannot become Draft. A draft is changed as it is.'],
  ['confirm', 'Cancelled', null, 'This is Cancelled and cannot become Confirmed From Installer. Order the door anew.'],
  [
    ...(['close', 'Closed', null] as const),
    'This is Closed and cannot become Closed. What is wrong with it is made again or credited.',
  ],
] as const)('%s is refused in %s with what can be done instead', (move, state, heldFrom, said) => {
  expect(orderAfter(move, { state, heldFrom, facts: clear }, messages)).toMatchObject({
    refusal: { code: 'order.ended', message: said },
  });
});

describe('law 8', () => {
  const after = (state: OrderState) =>
    moves
      .filter((move) => isOrderMoveFrom(move, state))
      .map((move) => orderMoves[move].to)
      .filter((to) => to !== 'left');

  test('every state is reached from a draft', () => {
    const reached = new Set<OrderState>(['Draft']);
    for (const state of reached) for (const next of after(state)) reached.add(next);
    expect([...reached].toSorted()).toEqual(orderStates.toSorted());
  });

  test.each([
    ['Closed', ['Dispatched']],
    ['Cancelled', []],
  ] as const)('from %s an order goes to %j alone', (state, to) => expect(after(state)).toEqual(to));

  test.each([
    ['fitted', anAgreedOrder({ state: 'Delivered' }), 'install', 'Installed'],
    ['only supplied', anAgreedOrder({ state: 'Delivered', charges: [] }), 'close', 'Delivered'],
  ] as const)(
    'an order that is %s: what a delivery waits for, and where a payment taken back leads',
    (_, order, next, to) => {
      expect(awaitedMove(order.state, fittingOf(order))).toBe(next);
      expect(codeAfter('owe', 'Closed', { fitting: fittingOf({ ...order, state: 'Closed' }) })).toBe(to);
    },
  );

  const refusals: readonly (readonly [OrderMove, OrderGuard, Partial<OrderFacts>])[] = [
    ['confirm', 'order.no-lines', { items: [] }],
    ['confirm', 'order.no-address', { deliveryAddress: ' ' }],
    ['confirm', 'order.not-measured', withItem({ survey: 'open' })],
    ['confirm', 'order.other-size', withItem({ survey: 'other-size' })],
    ['confirm', 'order.no-price', withItem({ priceFault: 'No price for the theme' })],
    ['confirm', 'order.sizes-not-confirmed', { measurementsFinal: false }],
    ['reopen', 'order.no-reason', { reason: ' ' }],
    ['confirm', 'order.price-differs', { total: money(343_905, 'EUR') }],
    ['accept', 'order.price-differs', { total: money(343_905, 'EUR') }],
    ['accept', 'order.drawing-open', { isDrawingOpen: true }],
    ['accept', 'order.credit-not-checked', { creditChecked: false }],
    ['ready', 'order.not-measured', withItem({ survey: 'open' })],
    ['ready', 'order.other-size', withItem({ survey: 'other-size' })],
    ['ready', 'order.glass-open', withItem({ blockers: [blocker('glass.not-chosen')] })],
    ['ready', 'order.no-ral', withItem({ blockers: [blocker('colour.no-ral')] })],
    ['ready', 'order.no-pair', withItem({ blockers: [blocker('colour.no-pair')] })],
    ['ready', 'order.bom-stale', withItem({ bom: 'stale' })],
    ['ready', 'order.error-code', withItem({ errors: ['no blank is tall enough'] })],
    ['ready', 'order.problem', withItem({ blockers: [blocker('weight.too-heavy')] })],
    ['ready', 'order.no-week', { hasWeek: false }],
    ['unbatch', 'order.in-batches', { linesInBatches: 1 }],
    ['make', 'order.not-made', { isMade: false }],
    ['close', 'order.not-fitted', { fitting: 'open' }],
    ['close', 'order.snag-open', { blockingSnags: ['The glass is cracked.'] }],
    ['close', 'order.balance-open', { open: money(100, 'EUR') }],
    ['hold', 'order.no-reason', { reason: '' }],
    ['cancel', 'order.no-reason', { reason: '' }],
  ];
  test.each(refusals)('%s is refused: %s', (move, guard, changed) => {
    expect(codeAfter(move, orderMoves[move].from[0], changed)).toBe(guard);
  });

  test.each(refusals)('%s is refused exactly when its readiness list is not empty: %s', (move, guard, changed) => {
    const [state] = orderMoves[move].from;
    const list = orderBlockers(move, { state, heldFrom: null, facts: { ...clear, ...changed } }, ordering);
    expect(list.map(({ code }) => code)).toEqual([guard]);
    expect(orderBlockers(move, { state, heldFrom: null, facts: clear }, ordering)).toEqual([]);
  });

  test('each guard of each move is refused once above', () => {
    const listed = moves.flatMap((move) => orderMoves[move].asks.map((guard) => `${move} ${guard}`));
    expect(refusals.map(([move, guard]) => `${move} ${guard}`).toSorted()).toEqual(listed.toSorted());
    expect(new Set(refusals.map(([, guard]) => guard)).size).toBe(orderGuards.length);
  });
});

describe('the readiness list', () => {
  test('tells everything at once, for each door, with what to do and where', () => {
    const second = {
      ...soundItem,
      itemId: itemId('5a1f4c1e-0000-4000-8000-000000000002'),
      blockers: [blocker('glass.not-chosen')],
    };
    const facts = { ...clear, items: [{ ...soundItem, bom: 'missing' } as const, second], hasWeek: false };
    expect(orderBlockers('ready', { state: 'Accepted', heldFrom: null, facts }, ordering)).toEqual([
      {
        code: 'order.glass-open',
        text: 'Item 2 has panes whose glass is not chosen yet.',
        itemId: second.itemId,
        ...{ leadsTo: 'glass', reopens: true },
        fix: 'Reopen the order, then: Choose the glass',
      },
      {
        code: 'order.bom-stale',
        text: 'The bill of materials of item 1 is not up to date.',
        itemId: soundItem.itemId,
        ...{ leadsTo: 'bom', reopens: false },
        fix: 'Update the bill of materials',
      },
      {
        code: 'order.no-week',
        text: 'No production week is set.',
        itemId: null,
        ...{ leadsTo: 'week', reopens: false },
        fix: 'Set the production week',
      },
    ]);
  });

  const lacking = withItem({
    ...{ bom: 'missing', survey: 'open', errors: ['no blank is tall enough'] },
    blockers: [blocker('glass.not-chosen'), blocker('glass.no-house-number'), blocker('colour.no-ral')],
  });
  const named: readonly (readonly [OrderState, readonly string[]])[] = [
    ['Draft', ['order.glass-open glass', 'order.no-ral colours', 'order.error-code errors', 'order.problem glass']],
    [
      'Confirmed From Installer',
      ['order.glass-open glass', 'order.no-ral colours', 'order.error-code errors', 'order.problem glass'],
    ],
    ['Accepted', []],
    ['Ready For Production', []],
    ['On Hold', []],
    ['Cancelled', []],
    ['Closed', []],
  ];
  test.each(named)('names from the draft on what Ready asks for and the order locks: %s', (state, expected) => {
    const standing = { state, heldFrom: null, facts: { ...clear, ...lacking, hasWeek: false } };
    const list = laterBlockers(standing, ordering);
    expect(list.map(({ code, leadsTo }) => `${code} ${leadsTo}`)).toEqual(expected);
    expect(list.every(({ reopens }) => reopens === (state !== 'Draft'))).toBe(true);
  });

  test('what of a draft is named early is what Ready refuses later, unless it is mended', () => {
    const facts = { ...clear, ...lacking };
    const later = laterBlockers({ state: 'Draft', heldFrom: null, facts }, ordering).map(({ text }) => text);
    const refused = orderBlockers('ready', { state: 'Accepted', heldFrom: null, facts }, ordering);
    expect(refused.map(({ text }) => text)).toEqual(expect.arrayContaining(later));
  });

  test.each([
    ['confirm', 'Draft', 'Confirmed From Installer'],
    ['accept', 'Confirmed From Installer', 'Accepted'],
  ] as const)(
    'a difference that was acknowledged is not in the way of %s, nor one of an order by hand',
    (move, from, to) => {
      const dearer = { total: money(350_000, 'EUR') };
      expect(codeAfter(move, from, { ...dearer, differenceAccepted: true })).toBe(to);
      expect(codeAfter(move, from, { ...dearer, acceptedTotal: null })).toBe(to);
    },
  );
});

test('every state can be reached', () =>
  expect(reachableStates<OrderState>(orderMoves, 'Draft')).toEqual(new Set(orderStates)));
