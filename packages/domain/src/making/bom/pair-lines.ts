import type { WorkInstruction } from './work-instruction.ts';

/** Of two sheets the lines that are about the same thing. */
export interface LinePair<One, Other> {
  readonly one: One;
  readonly other: Other;
}

type Key = (line: WorkInstruction) => string | null;

/**
 * When two lines are about the same thing, from the surest sign to the weakest: nothing differs; the same article for the
 * same piece; the same option list; the same article; the same piece made of another article, such as a wider slab.
 */
const keys: readonly Key[] = [
  ({ group, code, description, quantity, length, width, dropdown }) =>
    JSON.stringify([group, code, description, quantity, length, width, dropdown]),
  ({ group, code, description }) => JSON.stringify([group, code, description]),
  ({ group, dropdown }) => (dropdown === null ? null : JSON.stringify([group, dropdown])),
  ({ group, code }) => JSON.stringify([group, code]),
  ({ group, piece }) => (piece === null ? null : JSON.stringify([group, piece])),
];

/** Pairs each line with at most one of the other sheet; several with one key are paired in their order. */
export function pairLines<One extends WorkInstruction, Other extends WorkInstruction>(
  ones: readonly One[],
  others: readonly Other[],
): readonly LinePair<One, Other>[] {
  const pairs: LinePair<One, Other>[] = [];
  const left = { ones: new Set(ones), others: new Set(others) };
  for (const keyOf of keys) {
    const waiting = byKey(left.others, keyOf);
    for (const one of left.ones) {
      const key = keyOf(one);
      const other = key === null ? undefined : waiting.get(key)?.shift();
      if (!other) continue;
      pairs.push({ one, other });
      left.ones.delete(one);
      left.others.delete(other);
    }
  }
  return pairs;
}

function byKey<Line extends WorkInstruction>(lines: ReadonlySet<Line>, keyOf: Key): Map<string, Line[]> {
  const found = new Map<string, Line[]>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key === null) continue;
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  return found;
}
