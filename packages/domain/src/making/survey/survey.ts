import type { Mm } from '../../lib/mm.ts';

/** A length on the form; null: not measured yet. */
export type Measure = Mm | null;
export type ThreeMeasures = readonly [Measure, Measure, Measure];

/** Sides of an opening at which plaster may run in. */
export const revealSides = ['left', 'right', 'top'] as const;
export type RevealSide = (typeof revealSides)[number];

/** Measurements taken on site, seen from outside. */
export interface Survey {
  /** At head, middle and foot. */
  readonly widths: ThreeMeasures;
  /** At left, middle and right. */
  readonly heights: ThreeMeasures;
  readonly diagonals: readonly [Measure, Measure];
  /** How far the inside plaster runs into the opening. */
  readonly reveals: Readonly<Record<RevealSide, Measure>>;
  readonly notes: string;
}

export const emptySurvey: Survey = {
  widths: [null, null, null],
  heights: [null, null, null],
  diagonals: [null, null],
  reveals: { left: null, right: null, top: null },
  notes: '',
};

/** Whether everything is measured that the size of a door follows from; reveals say only how it sits. */
export const isMeasured = ({ widths, heights, diagonals }: Survey): boolean =>
  ![...widths, ...heights, ...diagonals].includes(null);
