import { compareText } from '../../lib/compare-text.ts';
import { packed, type PackedBatch } from './pack-lines.ts';
import type { ProposedLine } from './proposed-line.ts';

export interface ProposalWeek {
  /** Tenths of a point. */
  readonly capacity: number;
  /** Taken by batches that the proposal does not touch. */
  readonly taken: number;
}

/** Why a line is where it is. */
export const proposalReasons = [
  'placed by hand',
  'same colours and frame',
  'same colours',
  'fills a batch',
  'alone',
  'week full',
  'goods not ready',
] as const;
export type ProposalReason = (typeof proposalReasons)[number];

interface ReasonedLine {
  readonly line: ProposedLine;
  readonly reason: ProposalReason;
}

export interface ProposedBatch {
  /** Of the batch that a person has begun; null: a new one. */
  readonly id: string | null;
  readonly lines: readonly ReasonedLine[];
}

export interface Proposal {
  readonly batches: readonly ProposedBatch[];
  /** What the week has no room for, or whose goods are not there in time, in the order in which it would be taken. */
  readonly left: readonly ReasonedLine[];
}

/**
 * The batches of a week: what a person placed stays where it is, everything else that the week has room for is put with doors
 * of its colours, then of its frame, 10 to 20 doors in a batch. No line comes into the week before its goods do. The same lines give the
 * same batches, in whatever order they come.
 */
export function proposeBatches(lines: readonly ProposedLine[], { capacity, taken }: ProposalWeek): Proposal {
  const ordered = lines.toSorted(byUrgency);
  const placed = ordered.filter(({ placedIn }) => placedIn !== null);
  const waiting = ordered.filter(({ placedIn, isReady }) => placedIn === null && !isReady);
  const free = ordered.filter(({ placedIn, isReady }) => placedIn === null && isReady);
  const { fitting, left } = thatFit(free, capacity - taken - pointsOf(placed));
  const begun = [...new Set(placed.flatMap(({ placedIn }) => placedIn ?? []))].toSorted(compareText);
  const batches = packed(
    begun.map((id) => ({ id, lines: placed.filter(({ placedIn }) => placedIn === id) })),
    fitting.toSorted(byColours),
  );
  return {
    batches: batches.map(withReasons),
    left: ordered.flatMap((line): readonly ReasonedLine[] => {
      if (waiting.includes(line)) return [{ line, reason: 'goods not ready' }];
      return left.includes(line) ? [{ line, reason: 'week full' }] : [];
    }),
  };
}

const pointsOf = (lines: readonly ProposedLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** Who comes first is taken first; what is too much for the rest of the week lets smaller lines pass. */
function thatFit(lines: readonly ProposedLine[], room: number) {
  const fitting: ProposedLine[] = [];
  const left: ProposedLine[] = [];
  let rest = room;
  for (const line of lines) {
    const fits = line.points <= rest;
    (fits ? fitting : left).push(line);
    if (fits) rest -= line.points;
  }
  return { fitting, left };
}

const withReasons = ({ id, lines }: PackedBatch): ProposedBatch => ({
  id,
  lines: lines.map((line) => ({ line, reason: reasonFor(line, lines) })),
});

function reasonFor(line: ProposedLine, batch: readonly ProposedLine[]): ProposalReason {
  if (line.placedIn !== null) return 'placed by hand';
  const others = batch.filter((other) => other !== line);
  if (others.length === 0) return 'alone';
  const alike = others.filter(({ pair }) => pair === line.pair);
  if (alike.length === 0) return 'fills a batch';
  return alike.some(({ frame }) => frame === line.frame) ? 'same colours and frame' : 'same colours';
}

const byOrder = (one: ProposedLine, other: ProposedLine): number =>
  one.order - other.order || one.position - other.position || compareText(one.id, other.id);

const byUrgency = (one: ProposedLine, other: ProposedLine): number =>
  Number(other.isUrgent) - Number(one.isUrgent) || byOrder(one, other);

const byColours = (one: ProposedLine, other: ProposedLine): number =>
  compareText(one.pair, other.pair) || compareText(one.frame, other.frame) || byOrder(one, other);
