import type { MeasureGroupRow } from './measure-groups.ts';

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Where each measure of a group is taken, in an opening of 40 × 56 seen from outside. */
const lines: Readonly<Record<MeasureGroupRow['name'], readonly Line[]>> = {
  widths: [
    [4, 10, 44, 10],
    [4, 32, 44, 32],
    [4, 54, 44, 54],
  ],
  heights: [
    [10, 4, 10, 60],
    [24, 4, 24, 60],
    [38, 4, 38, 60],
  ],
  diagonals: [
    [4, 4, 44, 60],
    [4, 60, 44, 4],
  ],
  reveals: [
    [4, 32, 12, 32],
    [36, 32, 44, 32],
    [24, 4, 24, 12],
  ],
};

interface OpeningSketchProps {
  readonly group: MeasureGroupRow['name'];
  /** The index of the focused field. */
  readonly at: number | null;
}

export const OpeningSketch = ({ group, at }: OpeningSketchProps) => (
  <svg className="survey-sketch" viewBox="0 0 48 64" aria-hidden="true">
    <path d="M4 60V4H44V60" />
    <path className="survey-floor" d="M0 60H48" />
    {lines[group].map(([x1, y1, x2, y2], index) => (
      <line key={`${String(x1)} ${String(y1)}`} data-now={index === at} x1={x1} y1={y1} x2={x2} y2={y2} />
    ))}
  </svg>
);
