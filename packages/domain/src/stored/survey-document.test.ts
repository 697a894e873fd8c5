import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mm } from '../lib/mm.ts';
import type { Survey } from '../making/survey/survey.ts';
import { readSurveyDocument, surveyDocument } from './survey-document.ts';

const survey: Survey = {
  widths: [mm(1003), null, mm(1001.5)],
  heights: [mm(2100), mm(2101), mm(2102)],
  diagonals: [null, mm(2330)],
  reveals: { left: mm(12), right: null, top: mm(20) },
  notes: 'Plaster is loose on the left.',
};
const versions = [1];
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));

test.each(versions)('a survey stored in version %i', (version) => {
  expect(readSurveyDocument(fixture(`survey-v${version}`))).toEqual(survey);
});

test('the newest version is written as its fixture', () => {
  expect(surveyDocument(survey)).toEqual(fixture(`survey-v${Math.max(...versions)}`));
});

test('a survey of a newer release is refused with a sentence', () => {
  expect(() => readSurveyDocument({ version: 99 })).toThrow('The stored survey has version 99');
});
