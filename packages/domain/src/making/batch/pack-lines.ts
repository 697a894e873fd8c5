import type { ProposedLine } from './proposed-line.ts';

/** A batch fills its bars from ten doors on, and more than twenty are not looked after. */
const fewestDoors = 10;
export const mostDoors = 20;

export interface PackedBatch {
  /** Of a batch that a person has begun; null: a new one. */
  readonly id: string | null;
  readonly lines: readonly ProposedLine[];
}

/**
 * Lines in batches. A begun batch is filled with lines of its colours; what is left of a pair of colours makes batches of its
 * own where it has ten doors, and is put together with other pairs where it has fewer. A line of more than twenty doors is a
 * batch by itself.
 */
export function packed(begun: readonly PackedBatch[], lines: readonly ProposedLine[]): readonly PackedBatch[] {
  const { filled, rest } = fillOwnColours(begun, lines);
  const groups = byPair(rest);
  const own = groups.filter((group) => doorsIn(group) >= fewestDoors).flatMap(inEqualParts);
  const small = groups.filter((group) => doorsIn(group) < fewestDoors);
  const mixed = small.toSorted((one, other) => doorsIn(other) - doorsIn(one)).reduce(intoFirstWithRoom, []);
  const batches = [...filled, ...own.map(newBatch)];
  const tooSmall = mixed.filter((group) => doorsIn(group) < fewestDoors);
  const large = mixed.filter((group) => doorsIn(group) >= fewestDoors).map(newBatch);
  return tooSmall.reduce(intoAnyBatch, [...batches, ...large]);
}

type Group = readonly ProposedLine[];

const doorsIn = (lines: Group): number => lines.reduce((sum, { doors }) => sum + doors, 0);
const newBatch = (lines: Group): PackedBatch => ({ id: null, lines });
const hasRoom = (lines: Group, more: Group): boolean => doorsIn(lines) + doorsIn(more) <= mostDoors;

function fillOwnColours(begun: readonly PackedBatch[], lines: Group) {
  let rest = lines;
  const filled = begun.map((batch) => {
    const pairs = new Set(batch.lines.map(({ pair }) => pair));
    let inside = batch.lines;
    for (const line of rest) if (pairs.has(line.pair) && hasRoom(inside, [line])) inside = [...inside, line];
    const taken = new Set(inside);
    rest = rest.filter((line) => !taken.has(line));
    return { ...batch, lines: inside };
  });
  return { filled, rest };
}

const byPair = (lines: Group): readonly Group[] =>
  [...new Set(lines.map(({ pair }) => pair))].map((pair) => lines.filter((line) => line.pair === pair));

/** 45 doors are three batches of 15; frames of one kind stay side by side. */
function inEqualParts(lines: Group): readonly Group[] {
  const parts: Group[] = [];
  let rest = lines;
  while (rest.length > 0) {
    const wanted = Math.ceil(doorsIn(rest) / Math.ceil(doorsIn(rest) / mostDoors));
    const count = rest.findIndex((_, index) => doorsIn(rest.slice(0, index + 1)) > wanted);
    const part = rest.slice(0, count === -1 ? rest.length : Math.max(count, 1));
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts;
}

/** First fit: pairs of few doors share a batch. */
function intoFirstWithRoom(groups: readonly Group[], group: Group): readonly Group[] {
  const at = groups.findIndex((each) => hasRoom(each, group));
  return at === -1 ? [...groups, group] : groups.map((each, index) => (index === at ? [...each, ...group] : each));
}

/** What is too small for a batch goes into one that has room, whatever its colours; else it stays by itself. */
function intoAnyBatch(batches: readonly PackedBatch[], group: Group): readonly PackedBatch[] {
  const at = batches.findIndex(({ lines }) => hasRoom(lines, group));
  return at === -1
    ? [...batches, newBatch(group)]
    : batches.map((batch, index) => (index === at ? { ...batch, lines: [...batch.lines, ...group] } : batch));
}
