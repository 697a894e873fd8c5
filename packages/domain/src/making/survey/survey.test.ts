import { aContext, contextOf } from '../../testing/a-context.ts';
import { aDoor, withChoices } from '../../testing/a-door.ts';
import { describe, expect, test } from 'vitest';
import { colourId, stockCode } from '../../door/model/ids.ts';
import { mm } from '../../lib/mm.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { singleDoor } from '../../testing/worked-example-items.ts';
import { finalSurvey, hasSameFit, missingMeasures } from './final-survey.ts';
import { hasSameMeasures, orderedSizeOf, possibleSize } from './ordered-size.ts';
import { surveyFindings } from './survey-findings.ts';
import { emptySurvey, type Survey } from './survey.ts';

const catalogue = workedExampleCatalogue();
const context = contextOf(catalogue);
const messages = context.messages.survey;
const { fitting } = catalogue.rows.clearances;

const measured: Survey = {
  ...emptySurvey,
  widths: [mm(1003), mm(1000), mm(1001)],
  heights: [mm(2100), mm(2104), mm(2102)],
  diagonals: [mm(2326), mm(2328)],
};

describe('the ordered size is the smallest of three each way, less 10 to fit', () => {
  const { width, height } = orderedSizeOf(measured, fitting, messages);
  test('as numbers', () => expect([width?.ordered, height?.ordered]).toEqual([990, 2090]));
  test('with its calculation', () => {
    expect(width?.rule).toBe('Smallest width of 1003, 1000, 1001 is 1000; less 10 to fit: 990 mm');
    expect(height?.rule).toBe('Smallest height of 2100, 2104, 2102 is 2100; less 10 to fit: 2090 mm');
  });
  test('width may be known before height', () => {
    const half: Survey = { ...measured, heights: [mm(2100), null, mm(2102)] };
    expect([
      orderedSizeOf(half, fitting, messages).width?.ordered,
      orderedSizeOf(half, fitting, messages).height,
    ]).toEqual([990, null]);
  });
  test('and is no size where the opening leaves no room', () => {
    const low: Survey = { ...measured, heights: [mm(5), mm(2104), mm(2102)] };
    expect(possibleSize(orderedSizeOf(low, fitting, messages))).toBeNull();
    expect(possibleSize(orderedSizeOf(measured, fitting, messages))).toEqual({ width: 990, height: 2090 });
  });
});

describe('a survey is final when no measure is missing', () => {
  const door = { overall: { width: mm(990), height: mm(2090) }, fitting, messages };
  const refusal = (survey: Survey, overall = door.overall) => {
    const outcome = finalSurvey(survey, { ...door, overall });
    return outcome.ok ? null : outcome.refusal.message;
  };
  test('all eight', () => expect([missingMeasures(measured, messages), refusal(measured)]).toEqual([[], null]));
  test('names the missing measures', () => {
    const half: Survey = { ...measured, widths: [null, mm(1000), mm(1001)], heights: [mm(2100), mm(2104), null] };
    expect(refusal(half)).toBe('Not measured yet: width at the head, height on the right.');
    expect(refusal({ ...measured, diagonals: [mm(2326), null] })).toBe('Not measured yet: rising diagonal.');
    expect(missingMeasures(emptySurvey, messages)).toHaveLength(8);
  });
  test.each([
    [
      'a foot width of 101',
      { widths: [1003, 1000, 101] },
      'The width at the foot is 101; the others ask for about 1000. Measure it again.',
    ],
    ['a foot width 100 less', { widths: [1003, 1000, 900] }, null],
    [
      'a head height of 210',
      { heights: [210, 2104, 2102] },
      'The height on the left is 210; the others ask for about 2102. Measure it again.',
    ],
    [
      'a diagonal of 3326',
      { diagonals: [3326, 2328] },
      'The falling diagonal is 3326; the others ask for about 2328. Measure it again.',
    ],
  ])('refuses what cannot be right: %s', (_, change, message) => {
    const survey: Survey = {
      ...measured,
      ...Object.fromEntries(Object.entries(change).map(([key, values]) => [key, values.map(mm)])),
    };
    const overall = { width: mm(Math.min(...survey.widths.map(Number)) - 10), height: mm(2090) };
    expect(refusal(survey, overall)).toBe(message);
  });
  test.each([
    ['as ordered', 990, 2090, null],
    ['as wide as the opening', 1000, 2090, null],
    ['wider than the opening', 1001, 2090, '1001 × 2090'],
    ['20 lower', 990, 2070, null],
    ['21 lower', 990, 2069, '990 × 2069'],
  ])('refuses a door that does not fit the opening: %s', (_, width, height, shown) => {
    const message = refusal(measured, { width: mm(width), height: mm(height) });
    expect(message).toBe(
      shown === null
        ? null
        : `The item has ${shown} mm; this opening takes 990 × 2090 mm. Use these sizes, or measure again.`,
    );
  });
  test('a size, a packer or the hinge side is measured again, a colour is not', () => {
    const { frame } = singleDoor;
    const other = [
      { ...singleDoor, frame: { ...frame, overall: { ...frame.overall, width: mm(991) } } },
      { ...singleDoor, frame: { ...frame, packers: { ...frame.packers, left1: stockCode('AO10') } } },
      { ...singleDoor, hand: singleDoor.hand === 'left' ? 'right' : 'left' } as const,
      {
        ...singleDoor,
        colours: { ...singleDoor.colours, doorInternal: { kind: 'own', colourId: colourId(1) } },
      } as const,
    ];
    expect(other.map((item) => hasSameFit(singleDoor, item))).toEqual([false, false, false, true]);
  });
  test('a copy fills its opening alike, although its parts have ids of their own', () => {
    const parts = singleDoor.frame.parts.map((part) => ({ ...part, id: `copy of ${part.id}` }));
    expect(parts).not.toEqual([]);
    expect(hasSameFit(singleDoor, { ...singleDoor, frame: { ...singleDoor.frame, parts } })).toBe(true);
  });
  test('a changed note keeps it final, a changed reveal does not', () => {
    expect(hasSameMeasures(measured, { ...measured, notes: 'Mind the dog' })).toBe(true);
    const wider = { ...measured, reveals: { ...measured.reveals, left: mm(5) } };
    expect(hasSameMeasures(measured, wider)).toBe(false);
  });
});

describe('diagonals', () => {
  test.each([
    [2320, 2320, false],
    [2320, 2325, false],
    [2326, 2320, true],
    [2320, 2326, true],
    [null, 2326, false],
  ])('%s and %s: out of square is %s', (one, other, isOut) => {
    const diagonals = [one === null ? null : mm(one), mm(other)] as const;
    const kinds = surveyFindings({ ...measured, diagonals }, singleDoor, context).map(({ kind }) => kind);
    expect(kinds).toEqual(isOut ? ['out-of-square'] : []);
  });
});

describe('plaster that runs in needs an add-on: over 25 on the hinge side, over 40 on the lock side', () => {
  const door = aDoor('single-door');
  const right = withChoices(door, { hand: 'right' });
  const packed = withChoices(door, { packers: { left1: stockCode('AO10') } });
  const both = withChoices(door, { packers: { left1: stockCode('AO10'), left2: stockCode('AO10') } });
  test.each([
    ['hinge side, 25', door, { left: 25, right: 0 }, []],
    ['hinge side, 26', door, { left: 26, right: 0 }, [['left', 'left1', 'AO10']]],
    ['hinge side, 40', door, { left: 40, right: 0 }, [['left', 'left1', 'AO20']]],
    ['hinge side, 63', door, { left: 63, right: 0 }, [['left', 'left1', 'AO38']]],
    ['hinge side, more than any clears', door, { left: 64, right: 0 }, [['left', null, null]]],
    ['lock side, 40', door, { left: 0, right: 40 }, []],
    ['lock side, 41', door, { left: 0, right: 41 }, [['right', 'right1', 'AO10']]],
    ['hung on the right, 30 there', right, { left: 30, right: 30 }, [['right', 'right1', 'AO10']]],
    [
      'a double door, 30 on both',
      aDoor('double'),
      { left: 30, right: 30 },
      [
        ['left', 'left1', 'AO10'],
        ['right', 'right1', 'AO10'],
      ],
    ],
    ['packed with 10 already, 35', packed, { left: 35, right: 0 }, []],
    ['packed with 10 already, 50', packed, { left: 50, right: 0 }, [['left', 'left2', 'AO20']]],
    ['packed twice already, 50', both, { left: 50, right: 0 }, [['left', 'left2', 'AO20']]],
  ] as const)('%s', (_, item, { left, right: onRight }, fixes) => {
    const survey = { ...measured, reveals: { left: mm(left), right: mm(onRight), top: null } };
    const found = surveyFindings(survey, item, aContext()).flatMap((finding) =>
      finding.kind === 'add-on-needed'
        ? [[finding.side, finding.fix?.action.position ?? null, finding.fix?.stock.code ?? null]]
        : [],
    );
    expect(found).toEqual(fixes);
  });
  test('names its numbers', () => {
    const survey = { ...measured, reveals: { left: mm(40), right: null, top: null } };
    expect(surveyFindings(survey, door, aContext()).map(({ message }) => message)).toEqual([
      'On the left, the hinge side, plaster runs in 40, more than 25 mm: an add-on is needed there.',
    ]);
  });
});
