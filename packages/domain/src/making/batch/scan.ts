import type { BatchState } from './batch-cycle.ts';
import { type DoorProgress, type FloorEvent, type Station, stations } from './progress.ts';

/** The station that works on a batch in each state: where a scan is taken to be that does not say. */
export const stationAtWork = {
  Planned: 'cutting',
  Released: 'cutting',
  Cutting: 'cutting',
  Assembly: 'assembly',
  'Quality Checked': 'quality check',
  Closed: 'quality check',
} as const satisfies Readonly<Record<BatchState, Station>>;

/** What a scanner can be set to; `made again`: the piece is spoiled and comes back as a new one. */
export const scanPlaces = [...stations, 'made again'] as const;
export type ScanPlace = (typeof scanPlaces)[number];

/** Characters of a scan. No label's code has as many, but a camera may read the code of a parcel. */
export const longestScan = 80;

/** What came of a scan; `no-piece`: nothing has its code. */
export type ScanOutcome =
  | 'ticked'
  | 'spoiled'
  | 'known'
  | 'no-piece'
  | 'wrong-batch'
  | 'closed'
  | 'replaced'
  | 'left'
  | 'one-piece'
  | 'other-station'
  | 'needs-assembly'
  | 'needs-cut';

/** A scan with what its code names. */
export interface Scanned {
  readonly what: FloorEvent['what'];
  readonly at: Station;
  readonly kind: 'done' | 'spoiled';
  /** The batch that the code names. */
  readonly batch: { readonly id: string; readonly isClosed: boolean };
  /** The batch whose pieces are in hand; null: whichever the code names. */
  readonly inHand: string | null;
  /** Whether the same stands already. */
  readonly isKnown: boolean;
  /** Whether the piece was spoiled. */
  readonly isSpoiled: boolean;
  /** Whether its door has left the works: what is wrong with it is made again as an order of its own. */
  readonly hasLeft: boolean;
  /** How far the door is that was scanned; null: it was none. */
  readonly door: Pick<DoorProgress, 'pieces' | 'assembly' | 'awaits'> | null;
}

/**
 * What a scan does. One that comes again, as after a gap in the network, is `known` and changes nothing. A bar is ticked at the
 * saw alone, a door at assembly and at the check, in this order; only a piece can be made again.
 */
export function scanOutcome(scanned: Scanned): Exclude<ScanOutcome, 'no-piece'> {
  const { batch, inHand, isKnown, isSpoiled, kind } = scanned;
  if (inHand !== null && inHand !== batch.id) return 'wrong-batch';
  if (isKnown) return 'known';
  if (batch.isClosed) return 'closed';
  if (isSpoiled) return 'replaced';
  return kind === 'done' ? tickOutcome(scanned) : spoiledOutcome(scanned);
}

function spoiledOutcome({ what, hasLeft }: Scanned): Exclude<ScanOutcome, 'no-piece'> {
  if (what !== 'piece') return 'one-piece';
  return hasLeft ? 'left' : 'spoiled';
}

function tickOutcome({ what, at, door }: Scanned): Exclude<ScanOutcome, 'no-piece'> {
  if (what === 'bar') return at === 'cutting' ? 'ticked' : 'other-station';
  if (door === null) return 'ticked';
  if (at === 'cutting') return 'other-station';
  if (door.awaits.length > 0) return 'needs-cut';
  return at === 'quality check' && door.assembly < door.pieces ? 'needs-assembly' : 'ticked';
}
