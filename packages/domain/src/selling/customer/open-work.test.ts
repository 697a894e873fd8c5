import { expect, test } from 'vitest';
import { orderStates } from '../order/order-states.ts';
import { attemptStates, refundStates } from '../payment/attempt.ts';
import { faultStates } from '../fault/fault.ts';
import { money } from '../pricing/money.ts';
import { jobStates } from '../visit/job-cycle.ts';
import { openWorkOf, type WorkFacts } from './open-work.ts';

const nothing: WorkFacts = {
  ...{ number: 10234, state: 'Closed', stage: 'done' },
  ...{ visits: [], attempts: [], refunds: [], faults: [] },
};
const day = '2026-12-07';
const amount = money(103171, 'EUR');
const kindsOf = (facts: Partial<WorkFacts>) => openWorkOf({ ...nothing, ...facts }).map(({ kind }) => kind);

test('an order is open until it is closed or cancelled', () => {
  const open = orderStates.filter((state) => kindsOf({ state }).length > 0);
  expect(orderStates.filter((state) => !open.includes(state))).toEqual(['Closed', 'Cancelled']);
  expect(openWorkOf({ ...nothing, state: 'On Hold', stage: 'planned' })).toEqual([
    { number: 10234, kind: 'order', stage: 'planned', isHeld: true },
  ]);
});

test('of an order that is over, what was booked, begun and reported may still be open', () => {
  const all = <State>(states: readonly State[], isOpen: (state: State) => boolean) => states.filter(isOpen);
  const visits = all(jobStates, (state) => kindsOf({ visits: [{ kind: 'service', state, day }] }).length > 0);
  expect(visits).toEqual(['Booked', 'On the way', 'On site']);
  const attempts = all(attemptStates, (state) => kindsOf({ attempts: [{ state, amount }] }).length > 0);
  expect(attempts).toEqual(['Creating', 'Open', 'Processing']);
  const refunds = all(refundStates, (state) => kindsOf({ refunds: [{ state, amount }] }).length > 0);
  expect(refunds).toEqual(['Asked', 'Sent']);
  const faults = all(faultStates, (state) => kindsOf({ faults: [{ state, day }] }).length > 0);
  expect(faults).toEqual(['Open', 'Visit booked', 'Remaking']);
});
