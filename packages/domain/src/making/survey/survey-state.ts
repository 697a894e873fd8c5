export const surveyStates = ['none', 'begun', 'final'] as const;
export type SurveyState = (typeof surveyStates)[number];

interface SurveyFacts {
  /** When the measurements were declared final; null while they are open. */
  readonly measuredAt: string | null;
  /** Whether something was measured or photographed. */
  readonly isBegun: boolean;
}

export const surveyStateOf = ({ measuredAt, isBegun }: SurveyFacts): SurveyState => {
  if (measuredAt !== null) return 'final';
  return isBegun ? 'begun' : 'none';
};
