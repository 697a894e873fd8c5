import type { PagePath } from '../../shared/router/paths.ts';

/** What a plot shows: series over places of one line, as months and weeks are, or over days. */
export interface PlotSpec {
  /** What it is called for screen readers. */
  readonly label: string;
  /** Names of the places below it, in their order; null: points are at days. */
  readonly places: readonly string[] | null;
  readonly series: readonly PlotSeries[];
  /** A figure at its left: `80 %`. */
  readonly unit: (value: number) => string;
  /** The upper end of its figures; absent: what they need. */
  readonly most?: number;
}

export interface PlotSeries {
  readonly name: string;
  /** Bars of several series stand one on the other. `limit`: a dash at each place; `floor`: one line through all. */
  readonly look: 'bar' | 'line' | 'dashed' | 'limit' | 'steps' | 'floor';
  readonly tone: 1 | 2 | 3 | 'limit';
  readonly points: readonly PlotPoint[];
}

export interface PlotPoint {
  /** A place, or an ISO day. */
  readonly at: string;
  /** NaN: nothing is known here, and a line has a gap. */
  readonly value: number;
  /** `Week 2650: 118.4 points are planned`. */
  readonly text: string;
  /** The list of what it counts. */
  readonly to?: PagePath;
}
