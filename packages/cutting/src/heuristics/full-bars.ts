import type { Cut } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Shape } from '../shape.ts';
import type { Fill } from './fill-bars.ts';
import { firstFit } from './first-fit.ts';

/** Bars are looked through piece by piece so often, and then with one piece more. */
const nodeLimit = 3_000;
const piecesMore = 2;
const nodesPerStep = 1_000;

/**
 * Fills each bar as full as it goes around its longest piece, with few pieces rather than many, so that short pieces are left
 * for the last bars (Fleszar and Charalambous 2011). When the effort is spent, as first-fit does.
 */
export function fullBars(shape: Shape, effort: Effort): Fill {
  const quick = firstFit(shape);
  const looking = new FullBar(shape);
  return (capacity, left) => {
    if (effort.isSpent) return quick(capacity, left);
    const found = looking.cutsOf(capacity, left);
    effort.spend(Math.ceil(looking.nodes / nodesPerStep));
    return found;
  };
}

class FullBar {
  nodes = 0;
  readonly #sizes: Int32Array;
  /** The first item that fits into each room. */
  readonly #firstThatFits: Int32Array;
  readonly #chosen: number[] = [];
  #left: Int32Array = new Int32Array(0);
  #best: readonly number[] = [];
  #bestRoom = 0;
  #nodesLeft = 0;

  constructor({ items, kinds }: Shape) {
    this.#sizes = Int32Array.from(items, ({ size }) => size);
    const room = Math.max(0, ...kinds.map(({ capacity }) => capacity));
    this.#firstThatFits = new Int32Array(room + 1);
    for (let at = 0, item = items.length; at <= room; at += 1) {
      while (item > 0 && (this.#sizes[item - 1] ?? 0) <= at) item -= 1;
      this.#firstThatFits[at] = item;
    }
  }

  /** `left` is changed on the way, and as before at the end. */
  cutsOf(capacity: number, left: Int32Array): readonly Cut[] {
    this.nodes = 0;
    this.#left = left;
    const longest = this.#next(0, capacity);
    if (longest < 0) return [];
    this.#best = [];
    this.#bestRoom = capacity + 1;
    this.#take(longest);
    const fewest = Math.max(1, Math.floor(capacity / this.#averageSize()));
    for (let pieces = fewest; pieces <= fewest + piecesMore && this.#bestRoom > 0; pieces += 1) {
      this.#nodesLeft = nodeLimit;
      this.#look(longest, capacity - (this.#sizes[longest] ?? 0), pieces - 1);
      this.nodes += nodeLimit - this.#nodesLeft;
    }
    this.#putBack();
    return asCuts(this.#best);
  }

  /** Of the pieces left, with the one that is taken already. */
  #averageSize(): number {
    let pieces = this.#chosen.length;
    let sum = this.#chosen.reduce((total, item) => total + (this.#sizes[item] ?? 0), 0);
    for (let item = 0; item < this.#left.length; item += 1) {
      pieces += this.#left[item] ?? 0;
      sum += (this.#left[item] ?? 0) * (this.#sizes[item] ?? 0);
    }
    return sum / pieces;
  }

  /** Adds up to `pieces` pieces, each no longer than the one before; true when the bar is full or the search was long enough. */
  #look(from: number, room: number, pieces: number): boolean {
    if (room < this.#bestRoom) {
      this.#bestRoom = room;
      this.#best = [...this.#chosen];
    }
    if (this.#bestRoom === 0) return true;
    if (pieces === 0) return false;
    for (let item = this.#next(from, room); item >= 0; item = this.#next(item + 1, room)) {
      const size = this.#sizes[item] ?? 0;
      if (room - size * pieces >= this.#bestRoom) return false;
      this.#nodesLeft -= 1;
      if (this.#nodesLeft <= 0) return true;
      this.#take(item);
      const isOver = this.#look(item, room - size, pieces - 1);
      this.#putBack();
      // Of last pieces the longest leaves the least.
      if (isOver || pieces === 1) return isOver;
    }
    return false;
  }

  /** The first item from here on of which one is left that fits, or −1. */
  #next(from: number, room: number): number {
    const end = this.#sizes.length;
    let item = Math.max(from, this.#firstThatFits[room] ?? end);
    while (item < end && this.#left[item] === 0) item += 1;
    return item < end ? item : -1;
  }

  #take(item: number): void {
    this.#chosen.push(item);
    this.#left[item] = (this.#left[item] ?? 0) - 1;
  }

  #putBack(): void {
    const item = this.#chosen.pop() ?? 0;
    this.#left[item] = (this.#left[item] ?? 0) + 1;
  }
}

/** Items in their order, each as often as it is named. */
export function asCuts(chosen: readonly number[]): readonly Cut[] {
  const counts = new Map<number, number>();
  for (const item of chosen.toSorted((a, b) => a - b)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => ({ item, count }));
}
