import { mm } from '@door/domain/lib/mm';
import { emptySurvey, type Survey } from '@door/domain/making/survey/survey';
import { expect, test } from 'vitest';
import { surveyFromWire, surveyToWire } from './survey-wire.ts';

const measured: Survey = {
  widths: [mm(1003), null, mm(1001)],
  heights: [mm(2100), mm(2104), null],
  diagonals: [mm(2320), null],
  reveals: { left: mm(40), right: mm(5), top: null },
  notes: 'Mind the dog',
};

test.each([
  ['an empty one', emptySurvey],
  ['a measured one', measured],
])('a survey comes back from the wire as it went: %s', (_, survey) =>
  expect(surveyFromWire(surveyToWire(survey, { isFinal: true }))).toEqual(survey),
);
