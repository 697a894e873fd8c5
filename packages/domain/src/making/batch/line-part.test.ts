import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batching as messages } from '../../messages/english/batching.ts';
import {
  type DoorRange,
  dividedLine,
  equalParts,
  joinedLine,
  type LinePart,
  mostParts,
  partsOfLine,
  pointsByWeek,
} from './line-part.ts';

const idOf = ({ first, doors }: DoorRange) => `line ${String(first)}+${String(doors)}`;
const line = { id: 'line', quantity: 108 };
const whole = partsOfLine(line, []);
const none: ReadonlySet<string> = new Set();

const divide = (parts: readonly LinePart[], at: number, into: readonly number[], placed = none) => {
  const part = parts[at];
  if (!part) throw new Error('There is no such part.');
  return dividedLine({ parts, placed }, { part, into }, { messages, idOf });
};

describe('a line', () => {
  test('is one part under its own id while nobody has divided it', () =>
    expect(whole).toEqual([{ id: 'line', first: 1, doors: 108 }]));

  test('of 108 doors is divided into 40, 40 and 28', () =>
    expect(divide(whole, 0, [40, 40, 28])).toEqual({
      ok: true,
      value: [
        { id: 'line 1+40', first: 1, doors: 40 },
        { id: 'line 41+40', first: 41, doors: 40 },
        { id: 'line 81+28', first: 81, doors: 28 },
      ],
    }));

  test.each([
    ['too few doors', [40, 40]],
    ['too many', [100, 9]],
    ['one part', [108]],
    ['a part of none', [108, 0]],
    ['half a door', [107.5, 0.5]],
    ['less than none', [109, -1]],
  ])('is not divided into %s', (_, into) =>
    expect(divide(whole, 0, into)).toEqual({
      ok: false,
      refusal: { code: 'batch.other-sum', message: 'The parts are to have 108 doors together, each at least one.' },
    }),
  );

  test('has a hundred parts at most', () => {
    const many = partsOfLine({ id: 'line', quantity: 500 }, []);
    expect(
      divide(
        many,
        0,
        Array.from({ length: mostParts }, () => 5),
      ).ok,
    ).toBe(true);
    const more = divide(many, 0, [...Array.from({ length: mostParts }, () => 4), 100]);
    expect(more).toMatchObject({ refusal: { code: 'batch.too-many-parts' } });
  });

  test('that stands in a batch is not divided there', () =>
    expect(divide(whole, 0, [54, 54], new Set(['line']))).toMatchObject({ refusal: { code: 'batch.part-placed' } }));
});

test.each([
  [108, [18, 18, 18, 18, 18, 18]],
  [45, [15, 15, 15]],
  [50, [17, 17, 16]],
  [20, [20]],
  [1, [1]],
])('%i doors are parts of %j', (doors, parts) => expect(equalParts(doors)).toEqual(parts));

describe('parts that wait beside each other are joined', () => {
  const parts: readonly LinePart[] = [
    { id: 'a', first: 1, doors: 40 },
    { id: 'b', first: 41, doors: 40 },
    { id: 'c', first: 81, doors: 28 },
  ];
  test.each<[string, readonly string[], readonly DoorRange[]]>([
    ['all of them: the line is whole again', [], []],
    [
      'those behind one in a batch',
      ['a'],
      [
        { first: 1, doors: 40 },
        { first: 41, doors: 68 },
      ],
    ],
    ['none across one in a batch', ['b'], parts.map(({ first, doors }) => ({ first, doors }))],
  ])('%s', (_, placed, joined) =>
    expect(joinedLine({ parts, placed: new Set(placed) }, idOf).map(({ first, doors }) => ({ first, doors }))).toEqual(
      joined,
    ),
  );
});

test('however a line is divided and joined, each door stands in one part', () => {
  const anyStep = fc.record({
    at: fc.nat(20),
    cut: fc.integer({ min: 1, max: 60 }),
    placed: fc.nat(20),
    joins: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.array(anyStep, { maxLength: 12 }), (quantity, steps) => {
      let divided: readonly LinePart[] = [];
      for (const { at, cut, placed, joins } of steps) {
        const parts = partsOfLine({ id: 'line', quantity }, divided);
        const part = parts[at % parts.length];
        const inBatch = new Set([parts[placed % parts.length]?.id ?? '']);
        if (joins) divided = joinedLine({ parts, placed: inBatch }, idOf);
        else if (part) {
          const outcome = divide(parts, parts.indexOf(part), [cut, part.doors - cut], inBatch);
          if (outcome.ok) divided = outcome.value;
        }
      }
      const doors = partsOfLine({ id: 'line', quantity }, divided).flatMap(({ first, doors: count }) =>
        Array.from({ length: count }, (_, index) => first + index),
      );
      expect(doors).toEqual(Array.from({ length: quantity }, (_, index) => index + 1));
    }),
  );
});

test.each([
  ['is not divided', '2650', [], { 2650: 1080 }],
  ['has a part in another week', '2651', [{ week: '2650', points: 400 }], { 2650: 400, 2651: 680 }],
  [
    'has nothing but parts',
    '2651',
    [
      { week: '2650', points: 400 },
      { week: '2651', points: 680 },
    ],
    { 2650: 400, 2651: 680 },
  ],
  ['has no week yet', null, [], {}],
] as const)('an order that %s takes of each week', (_, week, parts, byWeek) =>
  expect(Object.fromEntries(pointsByWeek({ week, points: 1080, parts }))).toEqual(byWeek),
);
