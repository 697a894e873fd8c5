import type { Fields } from '../door/model/fields.ts';
import { mm } from '../lib/mm.ts';
import type { Measure, Survey, ThreeMeasures } from '../making/survey/survey.ts';
import { type DocumentVersions, readDocument } from './read-document.ts';

/** A survey as it is stored. */
export interface SurveyDocument {
  readonly version: 1;
  readonly survey: Survey;
}

export const surveyDocument = (survey: Survey): SurveyDocument => ({ version: 1, survey });

/** Reads a stored survey of any version; throws `UnreadableDocument`. */
export const readSurveyDocument = (json: unknown): Survey => readDocument(json, surveyVersions);

const surveyVersions: DocumentVersions<Survey> = {
  what: 'survey',
  readers: { 1: (fields) => readSurvey(fields.inside('survey')) },
};

function readSurvey(fields: Fields): Survey {
  const reveals = fields.inside('reveals');
  const [first, second] = measures(fields, 'diagonals');
  return {
    widths: three(fields, 'widths'),
    heights: three(fields, 'heights'),
    diagonals: [first ?? null, second ?? null],
    reveals: { left: measure(reveals, 'left'), right: measure(reveals, 'right'), top: measure(reveals, 'top') },
    notes: fields.text('notes'),
  };
}

function three(fields: Fields, key: string): ThreeMeasures {
  const [first, second, third] = measures(fields, key);
  return [first ?? null, second ?? null, third ?? null];
}

const measures = (fields: Fields, key: string): readonly Measure[] =>
  fields.numbersOrNulls(key).map((length) => (length === null ? null : mm(length)));

function measure(fields: Fields, key: string): Measure {
  const length = fields.numberOrNull(key);
  return length === null ? null : mm(length);
}
