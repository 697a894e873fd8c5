import type { Shape } from './shape.ts';

/** What is cut from one bar: how many of which items, the longest first. */
export interface Pattern {
  /** Its place in `shape.kinds`. */
  readonly kind: number;
  readonly cuts: readonly Cut[];
}

export interface Cut {
  /** Its place in `shape.items`. */
  readonly item: number;
  readonly count: number;
}

export interface PatternUse {
  readonly pattern: Pattern;
  readonly times: number;
}

/** A plan in the making. */
export type Draft = readonly PatternUse[];

export const sizeOf = ({ items }: Shape, cuts: readonly Cut[]): number =>
  cuts.reduce((sum, { item, count }) => sum + count * (items[item]?.size ?? 0), 0);

/** The same pattern has the same key. */
export const keyOf = ({ kind, cuts }: Pattern): string =>
  `${kind}:${cuts.map(({ item, count }) => `${item}x${count}`).join(' ')}`;

export function newBarsIn(shape: Shape, draft: Draft): number {
  return draft.reduce((sum, { pattern, times }) => sum + (shape.kinds[pattern.kind]?.isNew ? times : 0), 0);
}

export function newLengthIn(shape: Shape, draft: Draft): number {
  return draft.reduce((sum, { pattern, times }) => {
    const kind = shape.kinds[pattern.kind];
    return sum + (kind?.isNew ? times * kind.length : 0);
  }, 0);
}
