import { accepted, type Result, refused } from '../../door/model/result.ts';
import { mostDoors } from './pack-lines.ts';
import type { BatchingMessages } from '../../messages/messages.ts';

/** Doors of an order line that follow each other, counted from 1: 40 from the 41st on are 41 to 80. */
export interface DoorRange {
  readonly first: number;
  readonly doors: number;
}

/** Doors of a line that are made together. A line that nobody has divided is one part, under its own id. */
export interface LinePart extends DoorRange {
  readonly id: string;
}

/** A line is divided into so many parts at most. */
export const mostParts = 100;

/** Doors in as few parts of much the same size as batches can be: 108 are six of 18. */
export function equalParts(doors: number): readonly number[] {
  const count = Math.ceil(doors / mostDoors);
  return Array.from({ length: count }, (_, at) => Math.floor((doors + at) / count)).toReversed();
}

/** What makes a part's id of the doors that it holds, so that the same doors are the same part. */
type IdOf = (range: DoorRange) => string;

/** The parts of a line, the first doors first; `divided` are those in which somebody has divided it. */
export const partsOfLine = (
  { id, quantity }: { readonly id: string; readonly quantity: number },
  divided: readonly LinePart[],
): readonly LinePart[] =>
  divided.length === 0
    ? [{ id, first: 1, doors: quantity }]
    : divided.toSorted((one, other) => one.first - other.first);

interface PartsOfLine {
  readonly parts: readonly LinePart[];
  /** Ids of those that stand in a batch. */
  readonly placed: ReadonlySet<string>;
}

/** The parts of a line after one of them, which waits, was divided into parts of so many doors each, or why it is not. */
export function dividedLine(
  { parts, placed }: PartsOfLine,
  { part: { id, first, doors }, into }: { readonly part: LinePart; readonly into: readonly number[] },
  { messages: { divide: t }, idOf }: { readonly messages: BatchingMessages; readonly idOf: IdOf },
): Result<readonly LinePart[]> {
  if (placed.has(id)) return refused('batch.part-placed', t.placed);
  const sum = into.reduce((total, each) => total + each, 0);
  if (into.length < 2 || sum !== doors || into.some((each) => !Number.isInteger(each) || each < 1))
    return refused('batch.other-sum', t.otherSum(doors));
  if (parts.length - 1 + into.length > mostParts) return refused('batch.too-many-parts', t.tooMany(mostParts));
  const ranges = into.map((each, at) => ({
    first: into.slice(0, at).reduce((total, one) => total + one, first),
    doors: each,
  }));
  return accepted(
    parts.flatMap((each) => (each.id === id ? ranges.map((range) => ({ id: idOf(range), ...range })) : each)),
  );
}

/** The parts of a line after those that wait beside each other were joined; none: it is whole again. */
export function joinedLine({ parts, placed }: PartsOfLine, idOf: IdOf): readonly LinePart[] {
  const joined: LinePart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (!before || placed.has(before.id) || placed.has(part.id)) joined.push(part);
    else {
      const range = { first: before.first, doors: before.doors + part.doors };
      joined[joined.length - 1] = { id: idOf(range), ...range };
    }
  }
  return joined.length === 1 ? [] : joined;
}

interface OrderOfWeek<Week> {
  /** In which it is made by the end; null: not set yet. */
  readonly week: Week | null;
  /** Of the whole order, tenths. */
  readonly points: number;
  /** The parts of its divided lines: what they take, and of which week. */
  readonly parts: readonly { readonly week: Week; readonly points: number }[];
}

/** What an order takes of each production week, in tenths: parts of divided lines in theirs, all else in its own. */
export function pointsByWeek<Week extends string>({
  week,
  points,
  parts,
}: OrderOfWeek<Week>): ReadonlyMap<Week, number> {
  const byWeek = new Map<Week, number>();
  const add = (of: Week, more: number) => byWeek.set(of, (byWeek.get(of) ?? 0) + more);
  for (const part of parts) add(part.week, part.points);
  const rest = points - parts.reduce((sum, part) => sum + part.points, 0);
  if (week !== null && rest > 0) add(week, rest);
  return byWeek;
}
