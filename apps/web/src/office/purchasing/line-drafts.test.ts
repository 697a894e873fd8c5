import { describe, expect, test } from 'vitest';
import { isAsStored, type LineDraft, lineFaults, linesDraftIn, linesMessage, storedLines } from './line-drafts.ts';
import { aLine, aPurchase } from './testing/purchase-rows.ts';

const stored = aPurchase({
  Lines: [aLine(), aLine({ LineId: 'l2', Key: 'BRUSH', Price: null, Unit: 'metre', Quantity: '5.960' })],
});

const written = (at: number, changes: Partial<LineDraft>) => {
  const draft = storedLines(stored);
  return { ...draft, lines: draft.lines.map((line, index) => (index === at ? { ...line, ...changes } : line)) };
};

const faultsOf = (changes: Partial<LineDraft>, unit: 'piece' | 'metre' = 'piece') => {
  const [line] = written(0, changes).lines;
  return line && lineFaults(line, { unit, currency: 'EUR' });
};

describe('lines of a draft', () => {
  test('are what is stored until something else is written', () => {
    expect(isAsStored(storedLines(stored), stored)).toBe(true);
    expect(isAsStored(written(0, { quantity: '30' }), stored)).toBe(false);
  });

  test.each([
    [{ key: ' ' }, ['key']],
    [{ quantity: '0' }, ['quantity']],
    [{ quantity: '1.5' }, ['quantity']],
    [{ amount: 'dear' }, ['amount']],
    [{ amount: '-1' }, ['amount']],
    [{ amount: '2,50', per: '' }, []],
    [{ per: '0' }, ['per']],
    [{ amount: '', per: 'x' }, []],
  ])('%j is wrong in %j', (changes, fields) => {
    expect(Object.keys(faultsOf(changes) ?? {})).toEqual(fields);
  });

  test('may have decimals where the unit has them, with a comma too', () => {
    expect(faultsOf({ quantity: '5,96', per: '1' }, 'metre')).toEqual({});
  });

  test('are sent with their prices; an empty one is open, and of a new line the vendor’s', () => {
    const fresh = { id: 'l3', key: ' HA-1 ', quantity: '2', amount: '', per: '', wanted: '' };
    const draft = { ...written(0, { amount: '' }), lines: [...written(0, { amount: '' }).lines, fresh] };
    expect(linesMessage(draft, stored)).toEqual([
      { LineId: 'l1', Key: 'CY-3K', Quantity: '20', Price: null, Wanted: '2026-11-26' },
      { LineId: 'l2', Key: 'BRUSH', Quantity: '5.960', Wanted: '2026-11-26' },
      { LineId: 'l3', Key: 'HA-1', Quantity: '2' },
    ]);
    expect(linesMessage(written(0, { amount: '25,00', per: '' }), stored)[0]).toMatchObject({
      Price: { Amount: '25.00', Per: '1' },
    });
  });

  test('that another version has stored count as none', () => {
    expect(linesDraftIn({ base: 'x', lines: [{ id: 1 }] })).toEqual({ base: 'x', lines: [] });
    expect(linesDraftIn({ lines: [] })).toBeUndefined();
  });
});
