import { pairLines } from './pair-lines.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** Fields in which a line can change between two bills; the calculation text follows from them. */
export const comparedFields = ['code', 'description', 'quantity', 'length', 'width'] as const;
export type ComparedField = (typeof comparedFields)[number];

export type LineChange =
  | { readonly kind: 'added'; readonly line: WorkInstruction }
  | { readonly kind: 'gone'; readonly line: WorkInstruction }
  | {
      readonly kind: 'changed';
      readonly before: WorkInstruction;
      readonly line: WorkInstruction;
      readonly fields: readonly ComparedField[];
    };

/** Differences between two bills: added and changed lines in the new order, then removed lines. */
export function bomChanges(
  before: readonly WorkInstruction[],
  after: readonly WorkInstruction[],
): readonly LineChange[] {
  const pairs = pairLines(before, after);
  const earlier = new Map(pairs.map(({ one, other }) => [other, one]));
  const stayed = new Set(pairs.map(({ one }) => one));
  return [
    ...after.flatMap((line) => changeOf(earlier.get(line), line)),
    ...before.filter((line) => !stayed.has(line)).map((line) => ({ kind: 'gone' as const, line })),
  ];
}

function changeOf(before: WorkInstruction | undefined, line: WorkInstruction): readonly LineChange[] {
  if (!before) return [{ kind: 'added', line }];
  const fields = comparedFields.filter((field) => before[field] !== line[field]);
  return fields.length === 0 ? [] : [{ kind: 'changed', before, line, fields }];
}
