import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultVisitSettings, visitNumberNames, visitNumbers } from '../../catalogue/rows/visit-settings.ts';
import { recordOf } from '../../lib/records.ts';
import { type FittedDoor, surveyNeed, visitNeed } from './visit-need.ts';

const clock = (hour: number, minute = 0) => hour * 60 + minute;
const hours = { from: clock(8), to: clock(16, 30) };
const single: FittedDoor = { leaves: 1, parts: 0, removal: true, fire: false, lowThreshold: false, heaviestKg: 46.4 };
const needOf = (doors: readonly FittedDoor[]) => visitNeed(doors, { hours, settings: defaultVisitSettings });
const span = (from: number, to: number) => ({ from, to });

describe('JOURNEY 14, how long a fitting takes', () => {
  test.each([
    ['11: a single door', [single], 210, [span(clock(8), clock(11, 30))]],
    [
      '12: a double with both sidelights and a fanlight',
      [{ ...single, leaves: 2, parts: 3 }],
      480,
      [span(clock(8), clock(16))],
    ],
    ['13: three singles', [single, single, single], 570, [hours, span(clock(8), clock(10))]],
    [
      ...(['14: a fire door over a low threshold', [{ ...single, fire: true, lowThreshold: true }]] as const),
      ...([300, [span(clock(8), clock(13))]] as const),
    ],
    ['nothing to fit', [], 0, []],
  ] as const satisfies readonly (readonly [string, readonly FittedDoor[], number, readonly object[]])[])(
    '%s',
    (_, doors, minutes, visits) => expect(needOf(doors)).toMatchObject({ minutes, visits }),
  );

  test('14: a fire door asks for who may fit one', () => {
    expect(needOf([{ ...single, fire: true }, single]).skills).toEqual(['fit', 'fire']);
    expect(needOf([single]).skills).toEqual(['fit']);
  });

  test.each([
    [46.4, 2, []],
    [25, 1, []],
    [25.1, 2, []],
    [70, 2, []],
    [70.1, 2, ['lifter']],
  ] as const)('15: %f kg are carried by %i with %j', (heaviestKg, persons, tools) =>
    expect(
      needOf([
        { ...single, heaviestKg },
        { ...single, heaviestKg: 1 },
      ]),
    ).toMatchObject({ persons, tools }),
  );
});

test.each([
  [0, 0, 0],
  [1, 60, 1],
  [3, 90, 1],
  [13, 300, 1],
  [14, 360, 1],
  [40, 840, 2],
])('measuring %i doors takes %i minutes on %i days', (doors, minutes, days) => {
  const need = surveyNeed(doors, { hours, settings: defaultVisitSettings });
  expect([need.minutes, need.visits.length]).toEqual([minutes, days]);
  expect(need.skills).toEqual(days === 0 ? [] : ['survey']);
});

/** Everything that a supplier may settle. */
const anySettings = fc.record(
  recordOf(visitNumberNames, (name) => fc.integer({ min: visitNumbers[name].least, max: visitNumbers[name].most })),
);

test('law: no visit is longer than its day, and whatever the hours the work comes to an end', () => {
  const doors = fc.array(fc.constantFrom<FittedDoor>(single, { ...single, leaves: 2, parts: 3 }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(doors, fc.integer({ min: 300, max: 900 }), anySettings, (all, length, settings) => {
      const { visits } = visitNeed(all, { hours: span(clock(6), clock(6) + length), settings });
      expect(visits.length).toBeGreaterThan(0);
      for (const { from, to } of visits) {
        expect(from).toBe(clock(6));
        expect(to - from).toBeGreaterThan(0);
        expect(to - from).toBeLessThanOrEqual(length);
      }
    }),
  );
});
