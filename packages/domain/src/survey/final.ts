import { alike } from '../shared/alike.ts';
import { accepted, type Outcome, refused } from '../shared/outcome.ts';
import { survey as words } from '../words/english/survey.ts';
import { missingSizes } from './ordered-size.ts';
import type { Survey } from './survey.ts';

/** Measurements are final only where there is something to order by. */
export function finalSurvey(survey: Survey): Outcome<Survey> {
  const missing = missingSizes(survey);
  return missing.length === 0 ? accepted(survey) : refused('survey.size-missing', words.missing(missing));
}

/** Notes may go on; another measure needs to be declared final anew. */
export const hasSameMeasures = (one: Survey, other: Survey): boolean =>
  alike({ ...one, notes: '' }, { ...other, notes: '' });
