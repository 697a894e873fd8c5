import { type Draft, newBarsIn, sizeOf } from '../draft.ts';
import { merged } from '../heuristics/shrink-bars.ts';
import type { OffcutPreference } from '../problem.ts';
import type { Shape } from '../shape.ts';

/**
 * Goals 3 to 5, as far as moving single pieces goes: pieces go to the offcuts, or offcuts that are not needed stay whole, and
 * the rests of the new bars are gathered on one where that needs no more patterns. Neither the number of new bars nor their length grows.
 */
export function polish(shape: Shape, draft: Draft, preference: OffcutPreference): Draft {
  const settled = settleOffcuts(shape, draft, preference);
  const gathered = gatherRest(shape, settled);
  const isSimpler = gathered.length <= settled.length || newBarsIn(shape, gathered) < newBarsIn(shape, settled);
  return isSimpler ? gathered : settled;
}

/** Goal 3. */
function settleOffcuts(shape: Shape, draft: Draft, preference: OffcutPreference): Draft {
  const hand = handOf(shape, draft);
  const offcuts = hand.bars.filter(({ isNew }) => !isNew);
  const fresh = hand.bars.filter(({ isNew }) => isNew);
  if (preference === 'least waste') for (const offcut of offcuts.toReversed()) empty(hand, offcut, fresh);
  else for (const bar of byRoom(fresh)) pour(hand, bar, offcuts);
  return draftOf(hand);
}

/** Goal 5: the emptiest new bar gives away what fits elsewhere. */
function gatherRest(shape: Shape, draft: Draft): Draft {
  const hand = handOf(shape, draft);
  const [emptiest, ...others] = byRoom(hand.bars.filter(({ isNew }) => isNew));
  if (emptiest) pour(hand, emptiest, others.toReversed());
  return draftOf(hand);
}

const draftOf = ({ bars }: Hand): Draft =>
  merged(bars.filter(({ counts }) => counts.size > 0).map((bar) => ({ pattern: patternOf(bar), times: 1 })));

const byRoom = (bars: readonly BarInHand[]): readonly BarInHand[] => bars.toSorted((a, b) => b.room - a.room);

/** Moves what fits from one bar to others, the longest pieces first. */
function pour(hand: Hand, from: BarInHand, others: readonly BarInHand[]): void {
  for (const item of [...from.counts.keys()].sort((a, b) => a - b)) {
    const size = hand.sizes[item] ?? 0;
    for (const to of others) {
      while (from.counts.has(item) && to.room >= size) move(hand, item, { from, to });
    }
  }
}

/** An offcut all of whose pieces fit on the rests of the others stays whole; else nothing is moved. */
function empty(hand: Hand, offcut: BarInHand, others: readonly BarInHand[]): void {
  const rooms = new Map(others.map((bar) => [bar, bar.room]));
  const moves: { readonly item: number; readonly to: BarInHand }[] = [];
  for (const [item, count] of [...offcut.counts].sort(([a], [b]) => a - b)) {
    const size = hand.sizes[item] ?? 0;
    for (let time = 0; time < count; time += 1) {
      const to = others.find((bar) => (rooms.get(bar) ?? 0) >= size);
      if (!to) return;
      rooms.set(to, (rooms.get(to) ?? 0) - size);
      moves.push({ item, to });
    }
  }
  for (const { item, to } of moves) move(hand, item, { from: offcut, to });
  drop(hand, offcut);
}

const patternOf = ({ kind, counts }: BarInHand): Draft[number]['pattern'] => ({
  kind,
  cuts: [...counts].sort(([a], [b]) => a - b).map(([item, count]) => ({ item, count })),
});

/** The bars of a draft one by one, to move pieces between them. */
interface Hand {
  readonly sizes: readonly number[];
  bars: readonly BarInHand[];
}

interface BarInHand {
  readonly kind: number;
  readonly isNew: boolean;
  /** What still fits. */
  room: number;
  /** How many of each item; none at 0. */
  readonly counts: Map<number, number>;
}

function handOf(shape: Shape, draft: Draft): Hand {
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
function move({ sizes }: Hand, item: number, { from, to }: Way): void {
  const left = (from.counts.get(item) ?? 0) - 1;
  if (left > 0) from.counts.set(item, left);
  else from.counts.delete(item);
  to.counts.set(item, (to.counts.get(item) ?? 0) + 1);
  from.room += sizes[item] ?? 0;
  to.room -= sizes[item] ?? 0;
}

function drop(hand: Hand, bar: BarInHand): void {
  hand.bars = hand.bars.filter((other) => other !== bar);
}
