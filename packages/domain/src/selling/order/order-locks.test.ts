import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/records.ts';
import { ordering } from '../../messages/english/ordering.ts';
import { lockOf } from './item-lock.ts';
import { isLocked, type Lockable } from './order-locks.ts';
import { type OrderState, orderStates } from './order-states.ts';

const locks: Readonly<Record<Lockable, OrderState>> = {
  design: 'Confirmed From Installer',
  lines: 'Confirmed From Installer',
  charges: 'Confirmed From Installer',
  prices: 'Accepted',
  customer: 'Accepted',
  bom: 'Ready For Production',
  survey: 'Ready For Production',
  week: 'In Batch',
  delivery: 'Dispatched',
};
const standings: readonly OrderState[] = orderStates.filter((state) => state !== 'On Hold' && state !== 'Cancelled');

describe.each(keysOf(locks))('%s', (what) => {
  test.each(standings)(`is locked from ${locks[what]} on: %s`, (state) => {
    expect(isLocked(what, { state, heldFrom: null })).toBe(standings.indexOf(state) >= standings.indexOf(locks[what]));
  });

  test('of a held order as of the state that it left, of a cancelled one for good', () => {
    expect(isLocked(what, { state: 'On Hold', heldFrom: 'Draft' })).toBe(false);
    expect(isLocked(what, { state: 'On Hold', heldFrom: locks[what] })).toBe(true);
    expect(isLocked(what, { state: 'Cancelled', heldFrom: null })).toBe(true);
    expect(isLocked(what, { state: 'Cancelled', heldFrom: 'Draft' })).toBe(true);
  });
});

test.each([
  ['Draft', null, null],
  ['Confirmed From Installer', null, 'which is Confirmed From Installer. Reopen order 10234 first.'],
  ['On Hold', 'Accepted', 'which is On Hold. Resume order 10234 first, then reopen it.'],
  ['Ready For Production', null, 'which is Ready For Production. Cancel order 10234 and order the door anew.'],
  ['On Hold', 'Ready For Production', 'which is On Hold. Cancel order 10234 and order the door anew.'],
  ['In Batch', null, 'which is In Batch. What is wrong with it is made again or credited.'],
  ['Cancelled', null, 'which is Cancelled. Order the door anew.'],
] as const)('an item whose order is %s', (state, heldFrom, said) => {
  const refusal = lockOf('design', { number: 10_234, state, heldFrom }, ordering);
  expect(refusal?.refusal).toEqual(
    said === null ? undefined : { code: 'item.locked', message: `This door stands in order 10234, ${said}` },
  );
});

test('an item that stands in no order is locked by none', () => {
  expect(lockOf('design', undefined, ordering)).toBeNull();
});
