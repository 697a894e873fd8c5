import type { DrawnPart } from '@door/domain/making/bom/drawn-part';
import { describe, expect, test } from 'vitest';
import type { Box, DrawingFacts } from '../facts.ts';
import { aDoubleDoor, aSet } from '../testing/a-set.ts';
import type { Dimension } from './dimensions.ts';
import { figureHeight, technicalDrawing } from './technical-drawing.ts';
import { technicalSvg } from './technical-svg.ts';

const figure = 40;
const snug = ({ width, height }: DrawingFacts): Box => ({ x: 0, y: 0, width, height });
const drawn = (facts: DrawingFacts, overall = snug(facts)) => technicalDrawing(facts, { overall, figure });
const lengths = (dimensions: readonly Dimension[], measures: Dimension['measures'], runs: Dimension['runs']) =>
  dimensions.filter((each) => each.measures === measures && each.runs === runs).map(({ from, to }) => to - from);

describe('the technical drawing shows the sizes that will be made', () => {
  test.each([
    ['ordered width', 'overall', 'across', [1440]],
    ['ordered height', 'overall', 'upright', [2370]],
    ['widths side by side, from the left', 'cell', 'across', [460, 980]],
    ['heights one above the other, from the top', 'cell', 'upright', [320, 2050]],
    ['width of the leaf', 'leaf', 'across', [865]],
    ['height of the leaf', 'leaf', 'upright', [1935]],
  ] as const)('%s', (_, measures, runs, expected) => {
    expect(lengths(drawn(aSet).dimensions, measures, runs)).toEqual(expected);
  });

  test('of a double door both leaves, and no cells where there is only one', () => {
    const { dimensions } = drawn(aDoubleDoor);
    expect(lengths(dimensions, 'leaf', 'across')).toEqual([834, 834]);
    expect(dimensions.filter(({ measures }) => measures === 'cell')).toEqual([]);
  });

  test('the ordered size with packers and sill, of which the frame is smaller', () => {
    const overall = { x: -10, y: -20, width: 1460, height: 2420 };
    const { dimensions, lines } = drawn(aSet, overall);
    expect(lengths(dimensions, 'overall', 'across')).toEqual([1460]);
    expect(lengths(dimensions, 'overall', 'upright')).toEqual([2420]);
    expect(lines.some(({ d }) => d === 'M-10 -20h1460v2420h-1460z')).toBe(true);
  });

  test('from inside the same sizes, the other way round', () => {
    expect(lengths(drawn({ ...aSet, side: 'internal' }).dimensions, 'cell', 'across')).toEqual([980, 460]);
  });
});

describe('the opening', () => {
  const openingOf = (facts: DrawingFacts) => drawn(facts).lines.filter(({ weight }) => weight === 'opening');

  test.each([
    ['outside, hung at the left', aSet, 517],
    ['inside, where the same hinges are at the right', { ...aSet, side: 'internal' } as const, 1440 - 517],
  ])('has its tip at the hinges: %s', (_, facts, hinges) => {
    const [opening] = openingOf(facts);
    expect(opening?.d).toContain(`L${hinges} ${377 + 1935 / 2}`);
  });

  test.each([
    ['In', 'external', true],
    ['In', 'internal', false],
    ['Out', 'external', false],
    ['Out', 'internal', true],
  ] as const)('opens %s, seen %s: broken lines %s', (opens, side, broken) => {
    expect(openingOf({ ...aSet, opens, side }).map((each) => each.broken)).toEqual([broken]);
  });

  test('is drawn for each leaf of a double door', () => {
    expect(openingOf(aDoubleDoor)).toHaveLength(2);
  });
});

test('everything lies inside the view', () => {
  const { view, dimensions } = drawn(aSet);
  for (const { runs, line } of dimensions) {
    const [low, high] = runs === 'across' ? [view.y, view.y + view.height] : [view.x, view.x + view.width];
    expect(line - figure).toBeGreaterThan(low);
    expect(line + figure).toBeLessThan(high);
  }
});

test.each([
  [600, 900],
  [1600, 1000],
  [320, 300],
])('in a place of %i × %i the figures are 13 px high', (width, height) => {
  const high = figureHeight(aSet, { width, height, figure: 13 });
  const { view } = technicalDrawing(aSet, { overall: snug(aSet), figure: high });
  expect(high * Math.min(width / view.width, height / view.height)).toBeCloseTo(13, 6);
});

test('as SVG it carries each figure as text, in the colours it is given', () => {
  const svg = technicalSvg(drawn(aSet), { ink: '#111', brass: '#850', paper: '#fff' });
  expect([...svg.matchAll(/>(\d+)<\/text>/g)].map(([, text]) => text)).toEqual(
    drawn(aSet).dimensions.map(({ from, to }) => String(to - from)),
  );
  expect(svg).toContain('stroke="#850"');
  expect(svg).not.toMatch(/NaN|style=/);
});

describe('parts, by the names that the lines of the bill of materials give them', () => {
  const named = (facts: DrawingFacts) => new Set(drawn(facts).parts.map(({ part }) => part));
  const touched = (facts: DrawingFacts, lit: readonly DrawnPart[]) =>
    technicalSvg(drawn(facts), { ink: '#111', brass: '#850', paper: '#fff' }, { parts: drawn(facts).parts, lit });
  const litIn = (svg: string) => [...svg.matchAll(/data-part="([^"]+)"[^>]*fill-opacity/g)].map(([, part]) => part);

  test('of a coupled set each cell has a frame of its own', () => {
    expect([...named(aSet)]).toEqual(
      expect.arrayContaining([
        'frame:jamb-left',
        'frame:head',
        'left-sidelight:jamb-right',
        'left-sidelight:glass',
        'fanlight:bottom',
        'couple:vertical',
        'couple:horizontal',
        'door:leaf',
      ]),
    );
    expect(named(aSet)).not.toContain('right-sidelight:head');
  });

  test('a coupling stands between the frames that it joins, as wide as it is', () => {
    const cells = aSet.cells.map((cell) =>
      cell.kind === 'left-sidelight' ? { ...cell, width: cell.width - 30 } : cell,
    );
    const couplings = (facts: DrawingFacts) =>
      drawn(facts)
        .parts.filter(({ part }) => part === 'couple:vertical')
        .map(({ d }) => d);
    expect(couplings(aSet)).toEqual(['M448 320h24v2050h-24z']);
    expect(couplings({ ...aSet, cells })).toEqual(['M430 320h30v2050h-30z']);
    expect(drawn({ ...aSet, cells }).lines.some(({ d }) => d === 'M430 320h30v2050h-30z')).toBe(true);
  });

  test('of a double door each leaf', () => {
    expect([...named(aDoubleDoor)]).toEqual(expect.arrayContaining(['master:leaf', 'slave:leaf']));
  });

  test('several may be highlighted', () => {
    expect(litIn(touched(aSet, ['left-sidelight:jamb-left', 'left-sidelight:jamb-right']))).toEqual([
      'left-sidelight:jamb-left',
      'left-sidelight:jamb-right',
    ]);
    expect(litIn(touched(aSet, []))).toEqual([]);
  });

  test('none from inside, and none on paper', () => {
    expect(named({ ...aSet, side: 'internal' }).size).toBe(0);
    expect(technicalSvg(drawn(aSet), { ink: '#111', brass: '#850', paper: '#fff' })).not.toContain('data-part');
  });
});

test('each dimension says what it is of', () => {
  expect(drawn(aSet).dimensions.map(({ measures, runs, of }) => `${measures} ${runs} ${of}`)).toEqual([
    'cell across left-sidelight',
    'cell across door',
    'overall across set',
    'cell upright fanlight',
    'cell upright door',
    'overall upright set',
    'leaf across only',
    'leaf upright only',
  ]);
});
