import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type OrderStage,
  orderStages,
  type StagedOrder,
  type StageFact,
  stageFactNames,
  stageOf,
} from './order-stage.ts';

/** `cut 9 1`: door 1 was cut on 9 December. */
const factsOf = (text: string): readonly StageFact[] =>
  text
    .split(', ')
    .filter((each) => each !== '')
    .map((each) => {
      const [said, day = '', door] = each.split(' ');
      const name = stageFactNames.find((known) => known === said) ?? 'accepted';
      return { name, at: `2026-12-${day.padStart(2, '0')}`, door: door === undefined ? null : Number(door) };
    });
const planned = 'accepted 3, measured 4, confirmed 4, planned 5';
const delivered = `${planned}, cut 9, checked 10, departed 14, delivered 14`;

describe('one door, fitted', () => {
  test.each([
    ['', 'ordered'],
    ['accepted 3', 'ordered'],
    ['accepted 3, measured 4', 'measured'],
    ['accepted 3, measured 4, confirmed 4', 'confirmed'],
    [planned, 'planned'],
    [`${planned}, reopened 6`, 'measured'],
    [`${planned}, reopened 6, confirmed 7`, 'confirmed'],
    [`${planned}, cut 9`, 'making'],
    [`${planned}, cut 9, checked 10`, 'made'],
    [`${planned}, cut 9, checked 10, unchecked 10`, 'making'],
    [`${planned}, cut 9, checked 10, departed 14`, 'sent'],
    [`${planned}, cut 9, checked 10, departed 14, returned 14`, 'made'],
    [delivered, 'delivered'],
    [`${delivered}, settled 14`, 'delivered'],
    [`${delivered}, signed 15`, 'fitted'],
    [`${delivered}, signed 15, settled 16`, 'done'],
    [`${planned}, cut 9, checked 10, departed 14, arrived 15`, 'delivered'],
  ] as const satisfies readonly (readonly [string, OrderStage])[])('%s: %s', (facts, stage) =>
    expect(stageOf({ fitted: true, doors: 1, facts: factsOf(facts) }).stage).toBe(stage),
  );
});

test.each([
  [planned, '2026-12-05'],
  [`${delivered}, signed 15`, '2026-12-15'],
  [`${delivered}, signed 15, settled 12`, '2026-12-15'],
  [`${delivered}, signed 15, settled 16`, '2026-12-16'],
  ['', null],
])('%s: the stage was reached on %s', (facts, day) =>
  expect(stageOf({ fitted: true, doors: 1, facts: factsOf(facts) }).since).toBe(day),
);

test('what is only supplied is done once it is delivered and paid, and never fitted', () => {
  const stage = (facts: string) => stageOf({ fitted: false, doors: 1, facts: factsOf(facts) }).stage;
  expect(stage(`${delivered}, signed 15`)).toBe('delivered');
  expect(stage(`${delivered}, settled 15`)).toBe('done');
});

function told(order: StagedOrder) {
  const { stage, doors, overlay } = stageOf(order);
  return { stage, doors: doors.map((door) => door.stage), overlay };
}

describe('several doors', () => {
  test.each([
    ['as JOURNEY 10', 2, 'accepted 3, planned 5, cut 9 1', 'planned', ['making', 'planned'], null],
    [
      ...(['example 17', 3, `${planned}, cut 9, checked 10 1, checked 10 2`] as const),
      ...(['making', ['made', 'made', 'making'], 'partly'] as const),
    ],
    ['a part delivery', 2, `${planned}, cut 9, checked 10, departed 14 1`, 'made', ['sent', 'made'], 'partly'],
    ['on hold', 1, `${planned}, held 6`, 'planned', ['planned'], 'held'],
    ['on again', 1, `${planned}, held 6, resumed 7`, 'planned', ['planned'], null],
    ['cancelled', 1, `${planned}, held 6, cancelled 7`, 'planned', ['planned'], 'cancelled'],
    [
      ...(['one handed over, all paid', 2, `${delivered}, signed 15 1, settled 16`] as const),
      ...(['delivered', ['fitted', 'delivered'], 'partly'] as const),
    ],
  ] as const)('%s', (_, doors, facts, stage, each, overlay) =>
    expect(told({ fitted: true, doors, facts: factsOf(facts) })).toEqual({ stage, doors: each, overlay }),
  );
});

const anyFact = fc.record({
  name: fc.constantFrom(...stageFactNames),
  at: fc.integer({ min: 1, max: 20 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`),
  door: fc.constantFrom(null, 1, 2, 3),
});
const anyFacts = fc.array(anyFact, { maxLength: 25 });
const rankOf = (stage: OrderStage) => orderStages.indexOf(stage);

test('law 4: neither the order of the facts nor their repetition changes a stage', () => {
  fc.assert(
    fc.property(anyFacts, fc.boolean(), (facts, fitted) => {
      const now = stageOf({ fitted, doors: 3, facts });
      expect(stageOf({ fitted, doors: 3, facts: [...facts, ...facts.toReversed()] })).toEqual(now);
    }),
  );
});

test('laws 5 and 6: what takes nothing back lowers no door, and an order is as far as its last door', () => {
  fc.assert(
    fc.property(anyFacts, anyFact, fc.boolean(), (facts, more, fitted) => {
      const before = stageOf({ fitted, doors: 3, facts });
      expect(rankOf(before.stage)).toBe(Math.min(...before.doors.map(({ stage }) => rankOf(stage))));
      if (['reopened', 'resumed', 'unchecked', 'returned'].includes(more.name)) return;
      const after = stageOf({ fitted, doors: 3, facts: [...facts, more] });
      for (const [at, { stage }] of after.doors.entries())
        expect(rankOf(stage)).toBeGreaterThanOrEqual(rankOf(before.doors[at]?.stage ?? 'ordered'));
    }),
  );
});
