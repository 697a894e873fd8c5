import { describe, expect, test } from 'vitest';
import { anArticle, aPaint } from './testing/stock-rows.ts';
import { moveFaults, moveMessage, type WrittenMove } from './written-move.ts';

const today = '2026-11-21';
const issue = { line: 2, place: 'main', lot: null, out: '2', on: today, reason: 'For 10234' };

const written = (changes: Partial<WrittenMove> = {}): WrittenMove => ({
  ...{ kind: 'in', key: 'CY-3K', place: 'main', quantity: '3', lot: '', reason: 'Found', reasonCode: 'damaged' },
  ...{ on: today, value: '', undoes: null },
  ...changes,
});

const cylinder = { article: anArticle(), today };
const paint = { article: aPaint(), today };

describe('a move that is written', () => {
  test.each([
    ['is complete', written(), cylinder, []],
    ['of a day before', written({ on: '2026-11-02' }), cylinder, []],
    ['of no key', written({ key: ' ' }), cylinder, ['key']],
    ['of nothing', written({ quantity: '0' }), cylinder, ['quantity']],
    ['of half a piece', written({ quantity: '1,5' }), cylinder, ['quantity']],
    ['of litres with a comma', written({ quantity: '1,5', lot: 'A12' }), paint, []],
    ['of no lot where there are lots', written({ quantity: '1' }), paint, ['lot']],
    ['without a reason', written({ reason: ' ' }), cylinder, ['reason']],
    ['of a scrap, whose code is the reason', written({ kind: 'scrap', reason: '' }), cylinder, []],
    ['that is still to come', written({ on: '2026-11-22' }), cylinder, ['on']],
    ['of a value that is none', written({ value: 'a lot' }), cylinder, ['value']],
    ['of less than nothing', written({ value: '-1' }), cylinder, ['value']],
    ['that undoes no issue', written({ kind: 'back' }), cylinder, ['undoes']],
    ['that undoes more than is out', written({ kind: 'back', undoes: issue }), cylinder, ['quantity']],
    ['that undoes all that is out', written({ kind: 'back', undoes: issue, quantity: '2' }), cylinder, []],
    ['of a key that is not looked up yet', written({ quantity: '1.5' }), { article: undefined, today }, []],
  ] as const)('%s', (_, move, known, fields) => expect(Object.keys(moveFaults(move, known))).toEqual(fields));

  test.each([
    ['in', written({ value: '12,50' }), { Kind: 'in', Value: '12.50', Lot: null, Reason: 'Found' }],
    ['in without a value', written(), { Kind: 'in', Value: null }],
    ['issue', written({ kind: 'issue', value: '12' }), { Kind: 'issue', Quantity: '3' }],
    ['scrap', written({ kind: 'scrap' }), { Kind: 'scrap', ReasonCode: 'damaged' }],
    ['back', written({ kind: 'back', undoes: { ...issue, lot: 'A12' } }), { Kind: 'back', Undoes: 2, Lot: 'A12' }],
  ] as const)('%s is sent as the call takes it', (_, move, message) =>
    expect(moveMessage(move, cylinder)).toMatchObject(message),
  );

  test('names a day only where it is another than today', () => {
    expect(moveMessage(written(), cylinder)).not.toHaveProperty('On');
    expect(moveMessage(written({ on: '' }), cylinder)).not.toHaveProperty('On');
    expect(moveMessage(written({ on: '2026-11-02' }), cylinder)).toHaveProperty('On', '2026-11-02');
  });
});
