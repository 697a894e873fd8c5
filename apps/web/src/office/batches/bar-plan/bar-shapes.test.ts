import { describe, expect, test } from 'vitest';
import { type BarOfPlan, drawnBar, keptLength, type PieceOnBar } from './bar-shapes.ts';

const piece = (Length: number, Ends: PieceOnBar['Ends'] = [90, 90]): PieceOnBar => ({
  ...{ Code: `P${Length}`, Name: 'jamb left', Part: 'JL', Order: '10234', Item: '1', Slot: 'F01' },
  ...{ Length, Ends },
});
const bar = (changes: Partial<BarOfPlan>): BarOfPlan => ({
  ...{ Number: 1, Stock: 6000, Offcut: null, Cuts: [piece(2076), piece(2076)], Rest: 1783, KeepRest: true },
  ...changes,
});
const saw = { Kerf: 5, Trim: 30 };

describe('the drawing of a bar', () => {
  test('lays its pieces behind the trim, a kerf between each two, and the rest behind the last cut', () => {
    const { pieces, rest, trims } = drawnBar(bar({}), saw);
    expect(pieces.map(({ from, to }) => [from, to])).toEqual([
      [30, 2106],
      [2111, 4187],
    ]);
    expect(rest).toEqual({ from: 4192, to: 5970 });
    expect(rest.to - rest.from, 'what is booked in').toBe(keptLength(bar({}), saw));
    expect(trims).toEqual([
      { from: 0, to: 30 },
      { from: 5970, to: 6000 },
    ]);
  });

  test('of an offcut begins without a trim', () => {
    const { pieces, rest, trims } = drawnBar(bar({ Stock: 2076, Offcut: 'R1', Cuts: [piece(2076)], Rest: 0 }), saw);
    expect(pieces[0]).toMatchObject({ from: 0, to: 2076 });
    expect(rest, 'nothing behind the last piece').toEqual({ from: 2076, to: 2076 });
    expect(trims).toEqual([]);
  });

  test.each([
    { ends: [90, 90], outline: '30,0 1030,0 1030,28 30,28' },
    { ends: [45, 90], outline: '30,0 1030,0 1030,28 90,28' },
    { ends: [45, 45], outline: '30,0 1030,0 970,28 90,28' },
  ] as const)('mitres ends of $ends as they are sawn', ({ ends, outline }) => {
    expect(drawnBar(bar({ Cuts: [piece(1000, ends)] }), saw).pieces[0]?.outline).toBe(outline);
  });

  test('a short piece with two mitres comes to a point instead of turning over', () => {
    expect(drawnBar(bar({ Cuts: [piece(80, [45, 45])] }), saw).pieces[0]?.outline).toBe('30,0 110,0 70,28 70,28');
  });
});
