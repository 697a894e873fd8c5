import type { Measure, Survey, ThreeMeasures } from '@door/domain/making/survey/survey';

/** What was measured, in mm; null is not measured yet. Left and right are seen from outside. */
export interface WireSurvey {
  readonly Widths: ThreeMeasures;
  readonly Heights: ThreeMeasures;
  readonly Diagonals: readonly [Measure, Measure];
  readonly Reveals: { readonly Left: Measure; readonly Right: Measure; readonly Top: Measure };
  readonly Notes: string;
  /** The tick 'Measurements final'. */
  readonly Final: boolean;
}

interface Ticked {
  readonly isFinal: boolean;
}

export const surveyToWire = (survey: Survey, { isFinal }: Ticked): WireSurvey => ({
  Widths: survey.widths,
  Heights: survey.heights,
  Diagonals: survey.diagonals,
  Reveals: { Left: survey.reveals.left, Right: survey.reveals.right, Top: survey.reveals.top },
  Notes: survey.notes,
  Final: isFinal,
});

export const surveyFromWire = ({ Widths, Heights, Diagonals, Reveals, Notes }: WireSurvey): Survey => ({
  widths: Widths,
  heights: Heights,
  diagonals: Diagonals,
  reveals: { left: Reveals.Left, right: Reveals.Right, top: Reveals.Top },
  notes: Notes,
});
