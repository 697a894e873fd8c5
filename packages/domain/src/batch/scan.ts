import { accepted, type Outcome, refused } from '../model/outcome.ts';
import type { BatchingWords } from '../words/words.ts';
import { type BatchNumber, batchNumberText } from './batch-number.ts';
import { codeOfScan } from './piece-label.ts';

/** Where a piece is scanned, in the order of work. */
export const stations = ['cutting', 'assembly', 'quality check'] as const;
export type Station = (typeof stations)[number];

/** That a piece has passed a station, or is made again and so no longer awaited. */
export interface Tick {
  readonly code: string;
  readonly at: Station | 'made again';
}

export interface Scan {
  /** As the camera read it or a person typed it. */
  readonly text: string;
  readonly at: Tick['at'];
}

interface ScannedBatch {
  readonly number: BatchNumber;
  /** Codes of all its pieces. */
  readonly codes: ReadonlySet<string>;
  readonly ticks: readonly Tick[];
}

/**
 * The ticks after a scan. A scan that comes again, as after a gap in the network, changes nothing.
 * @internal Only tests read it until batches have calls.
 */
export function scanned(
  { number, codes, ticks }: ScannedBatch,
  { text, at }: Scan,
  words: BatchingWords,
): Outcome<readonly Tick[]> {
  const code = codeOfScan(text);
  if (codes.has(code)) {
    const isKnown = ticks.some((tick) => tick.code === code && tick.at === at);
    return accepted(isKnown ? ticks : [...ticks, { code, at }]);
  }
  const other = /^\d{4}-B\d{3,}(?=-)/.exec(code)?.[0];
  return other === undefined || other === batchNumberText(number)
    ? refused('batch.no-piece', words.noPiece(code))
    : refused('batch.wrong-batch', words.wrongBatch(other));
}

/** How many pieces have passed each station, and how many are still awaited: what guards and progress ask. */
export interface ScanProgress {
  readonly passed: Readonly<Record<Station, number>>;
  /** With at least one tick: from the first on a batch is not recalled. */
  readonly begun: number;
  /** Neither through the quality check nor made again. */
  readonly open: number;
}

/** @internal Only tests read it until batches have calls. */
export function scanProgress({ codes, ticks }: Pick<ScannedBatch, 'codes' | 'ticks'>): ScanProgress {
  const at = (...places: readonly Tick['at'][]) =>
    new Set(ticks.filter((tick) => places.includes(tick.at)).map(({ code }) => code)).size;
  return {
    passed: { cutting: at('cutting'), assembly: at('assembly'), 'quality check': at('quality check') },
    begun: at(...stations, 'made again'),
    open: codes.size - at('quality check', 'made again'),
  };
}
