import type { Cut } from '../draft.ts';
import { asCuts } from '../heuristics/full-bars.ts';
import type { Shape } from '../shape.ts';
import type { Classes } from './classes.ts';

const nodeLimit = 5_000;

interface Wanted {
  /** Of classes. */
  readonly cuts: readonly Cut[];
  readonly capacity: number;
  /** What may be left of the bar at most. */
  readonly spare: number;
  /** Most bars. */
  readonly times: number;
}

interface Alike {
  /** Of items. */
  readonly cuts: readonly Cut[];
  readonly times: number;
}

/** Turns bars of classes into bars of pieces: of each class those members that fill the bar best. */
export class MemberChoice {
  /** Looks of the last choice. */
  nodes = 0;
  /** Still to be cut of each item. */
  readonly #left: Int32Array;
  readonly #sizes: Int32Array;
  readonly #members: Classes['members'];
  readonly #chosen: number[] = [];
  #slots: readonly number[] = [];
  /** The least and the most that the slots from each on can take up. */
  #least: number[] = [];
  #most: number[] = [];
  #best: readonly number[] | null = null;
  #bestRoom = 0;
  #nodesLeft = 0;

  constructor({ items }: Shape, { members }: Classes) {
    this.#left = Int32Array.from(items, ({ demand }) => demand);
    this.#sizes = Int32Array.from(items, ({ size }) => size);
    this.#members = members;
  }

  /** Takes members for bars of this pattern of classes, alike as far as there are enough; null when it finds none. */
  take({ cuts, capacity, spare, times }: Wanted): Alike | null {
    this.#slots = cuts
      .flatMap(({ item, count }) => Array.from({ length: count }, () => item))
      .sort((a, b) => this.#membersOf(a).length - this.#membersOf(b).length || a - b);
    this.nodes = 0;
    if (!this.#measure()) return null;
    this.#best = null;
    this.#bestRoom = spare + 1;
    this.#nodesLeft = nodeLimit;
    this.#look(0, capacity);
    this.nodes = nodeLimit - this.#nodesLeft;
    if (!this.#best) return null;
    const found = asCuts(this.#best);
    const often = Math.min(times, ...found.map(({ item, count }) => Math.floor((this.#left[item] ?? 0) / count)));
    for (const { item, count } of found) this.#left[item] = (this.#left[item] ?? 0) - count * often;
    return { cuts: found, times: often };
  }

  #membersOf(slot: number): readonly number[] {
    return this.#members[slot] ?? [];
  }

  /** False when a class has no members left. */
  #measure(): boolean {
    this.#least = [0];
    this.#most = [0];
    for (const slot of this.#slots.toReversed()) {
      const there = this.#membersOf(slot).filter((item) => (this.#left[item] ?? 0) > 0);
      const [longest, shortest] = [there[0], there.at(-1)];
      if (longest === undefined || shortest === undefined) return false;
      this.#least.unshift((this.#least[0] ?? 0) + (this.#sizes[shortest] ?? 0));
      this.#most.unshift((this.#most[0] ?? 0) + (this.#sizes[longest] ?? 0));
    }
    return true;
  }

  /** True when nothing better can come or the look was long enough. */
  #look(at: number, room: number): boolean {
    if (at === this.#slots.length) {
      this.#bestRoom = room;
      this.#best = [...this.#chosen];
      return room === 0;
    }
    if (room < (this.#least[at] ?? 0) || room - (this.#most[at] ?? 0) >= this.#bestRoom) return false;
    const slot = this.#slots[at] ?? 0;
    const before = this.#slots[at - 1] === slot ? (this.#chosen[at - 1] ?? 0) : 0;
    for (const item of this.#membersOf(slot)) {
      const size = this.#sizes[item] ?? 0;
      if (item < before || this.#left[item] === 0 || size > room) continue;
      this.#nodesLeft -= 1;
      if (this.#nodesLeft <= 0) return true;
      this.#left[item] = (this.#left[item] ?? 0) - 1;
      this.#chosen.push(item);
      const isOver = this.#look(at + 1, room - size);
      this.#chosen.pop();
      this.#left[item] = (this.#left[item] ?? 0) + 1;
      // Of last pieces the longest leaves the least.
      if (isOver || at + 1 === this.#slots.length) return isOver;
    }
    return false;
  }
}
