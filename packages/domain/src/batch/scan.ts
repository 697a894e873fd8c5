import type { BatchState } from './batch-cycle.ts';

/** Where a piece is scanned, in the order of work. */
export const stations = ['cutting', 'assembly', 'quality check'] as const;
export type Station = (typeof stations)[number];

/** The station that works on a batch in each state: where a scan is taken to be that does not say. */
export const stationAtWork = {
  Planned: 'cutting',
  Released: 'cutting',
  Cutting: 'cutting',
  Assembly: 'assembly',
  'Quality Checked': 'quality check',
  Closed: 'quality check',
} as const satisfies Readonly<Record<BatchState, Station>>;

/** `made again`: no longer awaited, because it is made anew. */
export const tickPlaces = [...stations, 'made again'] as const;

/** Characters of a scan. No label's code has as many, but a camera may read the code of a parcel. */
export const longestScan = 80;

/** That a piece has passed a station, or is made again. */
export interface Tick {
  readonly code: string;
  readonly at: (typeof tickPlaces)[number];
}

/** What came of a scan. */
export type ScanOutcome = 'ticked' | 'known' | 'no-piece' | 'wrong-batch' | 'closed';

interface Scanned {
  /** The batch that the code names; null: there is no such piece. */
  readonly batch: { readonly id: string; readonly isClosed: boolean } | null;
  /** The batch whose pieces are in hand; null: whichever the code names. */
  readonly inHand: string | null;
  /** Whether the piece has its tick of this station already. */
  readonly isKnown: boolean;
}

/** A scan that comes again, as after a gap in the network, is `known` and changes nothing. */
export function scanOutcome({ batch, inHand, isKnown }: Scanned): ScanOutcome {
  if (batch === null) return 'no-piece';
  if (inHand !== null && inHand !== batch.id) return 'wrong-batch';
  if (isKnown) return 'known';
  return batch.isClosed ? 'closed' : 'ticked';
}

/** How many pieces have passed each station, and how many are still awaited: what guards and progress ask. */
export interface ScanProgress {
  readonly passed: Readonly<Record<Station, number>>;
  /** With at least one tick: from the first on a batch is not recalled. */
  readonly begun: number;
  /** Neither through the quality check nor made again. */
  readonly open: number;
}

/** The progress of a batch with these pieces. */
export function scanProgress({
  codes,
  ticks,
}: {
  readonly codes: ReadonlySet<string>;
  readonly ticks: readonly Tick[];
}): ScanProgress {
  const at = (...places: readonly Tick['at'][]) =>
    new Set(ticks.filter((tick) => places.includes(tick.at)).map(({ code }) => code)).size;
  return {
    passed: { cutting: at('cutting'), assembly: at('assembly'), 'quality check': at('quality check') },
    begun: at(...tickPlaces),
    open: codes.size - at('quality check', 'made again'),
  };
}
