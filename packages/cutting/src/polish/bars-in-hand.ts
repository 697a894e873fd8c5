import { type Draft, sizeOf } from '../draft.ts';
import type { Shape } from '../shape.ts';

/** The bars of a draft one by one, to move pieces between them. */
export interface Hand {
  readonly sizes: readonly number[];
  bars: readonly BarInHand[];
}

export interface BarInHand {
  readonly kind: number;
  readonly isNew: boolean;
  /** What still fits. */
  room: number;
  /** How many of each item; none at 0. */
  readonly counts: Map<number, number>;
}

export function handOf(shape: Shape, draft: Draft): Hand {
  const bars = draft.flatMap(({ pattern: { kind, cuts }, times }) => {
    const entry = shape.kinds[kind];
    return Array.from({ length: times }, () => ({
      kind,
      isNew: entry?.isNew ?? false,
      room: (entry?.capacity ?? 0) - sizeOf(shape, cuts),
      counts: new Map(cuts.map(({ item, count }) => [item, count])),
    }));
  });
  return { sizes: shape.items.map(({ size }) => size), bars };
}

interface Way {
  readonly from: BarInHand;
  readonly to: BarInHand;
}

/** Moves one piece. */
export function move({ sizes }: Hand, item: number, { from, to }: Way): void {
  const left = (from.counts.get(item) ?? 0) - 1;
  if (left > 0) from.counts.set(item, left);
  else from.counts.delete(item);
  to.counts.set(item, (to.counts.get(item) ?? 0) + 1);
  from.room += sizes[item] ?? 0;
  to.room -= sizes[item] ?? 0;
}

export function drop(hand: Hand, bar: BarInHand): void {
  hand.bars = hand.bars.filter((other) => other !== bar);
}
