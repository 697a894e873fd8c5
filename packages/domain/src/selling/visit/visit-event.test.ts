import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saidOnVisit as said } from '../../testing/said-on-visit.ts';
import { anAgreedOrder } from '../../testing/an-agreed-order.ts';
import { orderDoors } from '../delivery/delivery.ts';
import { blockingSnags, handedOver, handedOverAt } from './visit-event.ts';

const order = anAgreedOrder({ state: 'Delivered' });
const doors = orderDoors(order.lines);
const [door = { lineId: '', unit: 1 }] = doors;

describe('which doors are handed over', () => {
  test('each by itself; the last one says when all were', () => {
    const first = said(11, { kind: 'signed', doors: [door] });
    expect(handedOver(order, [first]).map(({ at }) => at)).toEqual([first.at, ...doors.slice(1).map(() => null)]);
    expect(handedOverAt(order, [first])).toBeNull();
    const rest = said(15, { kind: 'not signed', doors: doors.slice(1), reason: 'Nobody was in' });
    expect(handedOverAt(order, [rest, first])).toBe(rest.at);
  });

  test('they follow from the set of events, whatever their order and however often each is there', () => {
    const undone = said(9, { kind: 'signed', doors: null });
    const all = [
      said(11, { kind: 'signed', doors: [door] }),
      undone,
      said(10, { kind: 'undo' }, { undoes: undone.id }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }), (shuffled) => {
        expect(handedOver(order, shuffled)).toEqual(handedOver(order, all));
      }),
    );
  });

  test('one for all, as for works without phones', () => {
    expect(handedOverAt(order, [said(11, { kind: 'signed', doors: null })])).toBe('2026-12-16T11:00:00.000Z');
  });

  test('none is where nobody fits any', () => {
    expect(handedOverAt({ ...order, charges: [] }, [said(11, { kind: 'signed', doors: null })])).toBeNull();
  });
});

describe('what blocks', () => {
  const snag = said(10, { kind: 'snag', door, part: 'glass', text: 'Cracked', blocks: true });
  const later = { visitId: 'second' };
  test.each([
    ['what was found', [snag], 1],
    ['what only is noted', [said(10, { kind: 'snag', door, part: '', text: 'A scratch', blocks: false })], 0],
    ['what was taken back', [snag, said(11, { kind: 'undo' }, { undoes: snag.id })], 0],
    ['a door signed for in the same visit', [snag, said(11, { kind: 'signed', doors: [door] })], 1],
    ['a door that a later visit hands over', [snag, said(12, { kind: 'signed', doors: [door] }, later)], 0],
    [
      'another door that a later visit hands over',
      [snag, said(12, { kind: 'signed', doors: doors.slice(1) }, later)],
      1,
    ],
  ] as const)('%s', (_, events, open) => expect(blockingSnags(events)).toHaveLength(open));
});
