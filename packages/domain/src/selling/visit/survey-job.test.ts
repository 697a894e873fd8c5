import { describe, expect, test } from 'vitest';
import { mm } from '../../lib/mm.ts';
import { emptySurvey, type Survey } from '../../making/survey/survey.ts';
import { money } from '../pricing/money.ts';
import { isToMeasure, type SurveyedDoor } from './survey-job.ts';

const length = mm(1000);
const measured: Survey = {
  ...emptySurvey,
  widths: [length, length, length],
  heights: [length, length, length],
  diagonals: [length, length],
};
const nothing: SurveyedDoor = { measuredAt: null, survey: null };
const begun: SurveyedDoor = { measuredAt: null, survey: { ...measured, diagonals: [length, null] } };
const saved: SurveyedDoor = { measuredAt: null, survey: measured };
const final: SurveyedDoor = { measuredAt: '2026-11-23T09:00:00.000Z', survey: measured };

const sold = {
  state: 'Draft',
  heldFrom: null,
  quote: { id: 'quote-1', version: 1, total: money(100_000, 'EUR') },
  remake: null,
} as const;

describe('JOURNEY 7.5: somebody goes to measure', () => {
  test.each([
    ['a door that nobody has measured', [nothing], true],
    ['a survey that was begun', [begun], true],
    ['one door of two', [final, nothing], true],
    ['measures that are not final yet', [saved], false],
    ['final ones', [final, saved], false],
    ['an order without a door', [], false],
  ] as const)('%s', (_, doors, isIt) => expect(isToMeasure(sold, doors)).toBe(isIt));

  test.each([
    ['made by hand', { quote: null }, false],
    ['made again', { remake: { of: 'order-1', reason: 'damaged', parts: [], isCharged: false, note: '' } }, false],
    ['accepted by the works', { state: 'Accepted' }, true],
    ['ready', { state: 'Ready For Production' }, false],
    ['held as a draft', { state: 'On Hold', heldFrom: 'Draft' }, true],
    ['held when it was ready', { state: 'On Hold', heldFrom: 'Ready For Production' }, false],
    ['cancelled', { state: 'Cancelled' }, false],
  ] as const)('not whatever became of the order: %s', (_, changed, isIt) =>
    expect(isToMeasure({ ...sold, ...changed }, [nothing])).toBe(isIt),
  );
});
