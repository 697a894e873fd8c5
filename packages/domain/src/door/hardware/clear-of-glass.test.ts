import { describe, expect, test } from 'vitest';
import type { DesignLight } from '../../catalogue/rows/design-rows.ts';
import { mm, size } from '../../lib/mm.ts';
import { isClearOfGlass, marginAroundSight } from './clear-of-glass.ts';

const margins = { cassette: { moulded: mm(36), flat: mm(26) }, hardware: { toGlass: mm(25), toCassette: mm(4) } };

test.each([
  ['moulded', { toGlass: mm(25), toCassette: mm(4) }, 40],
  ['flat', { toGlass: mm(25), toCassette: mm(4) }, 30],
  ['flat', { toGlass: mm(50), toCassette: mm(4) }, 50],
] as const)('beside a %s cassette, with %j, hardware keeps %i mm from the sight', (cassette, hardware, expected) => {
  expect(marginAroundSight({ cassette }, { ...margins, hardware })).toBe(expected);
});

/** A sight of 200 × 200 in the middle of the leaf, from 300 to 500. */
const light = (facts: Partial<DesignLight>): DesignLight => ({
  x: '300',
  y: '300',
  width: '200',
  height: '200',
  shape: 10,
  turn: 0,
  head: 'square',
  ...facts,
});

const isClear = (box: readonly [x: number, y: number], facts: Partial<DesignLight>) =>
  isClearOfGlass(
    [{ x: box[0], y: box[1], width: 20, height: 20 }],
    { design: { lights: [light(facts)], cassette: 'moulded' }, size: size(800, 2000) },
    margins,
  );

describe('a box of 20 × 20 mm keeps clear of', () => {
  test.each([
    ['a square light at its left', [240, 400], {}, true],
    ['a square light 1 mm nearer', [241, 400], {}, false],
    ['a square light below it', [400, 540], {}, true],
    ['a square light, over its glass', [400, 400], {}, false],
    ['a quarter round beyond its arc, within its box', [280, 280], { shape: 20 }, true],
    ['a quarter round at its arc', [320, 320], { shape: 20 }, false],
    ['a quarter round beside its square corner', [541, 490], { shape: 20 }, true],
    ['a quarter round at its square corner', [520, 490], { shape: 20 }, false],
    ['a diamond beside one of its sides', [480, 480], { turn: 45 }, false],
    ['a diamond in the corner of its box', [500, 500], { turn: 45 }, true],
    ['a diamond at its tip, which reaches beyond its box', [560, 390], { turn: 45 }, false],
  ] as const)('%s', (_, box, facts, expected) => {
    expect(isClear(box, facts)).toBe(expected);
  });
});
