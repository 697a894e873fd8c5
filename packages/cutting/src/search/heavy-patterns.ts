import type { Cut } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Item } from '../shape.ts';
import { remainingWorth } from './remaining-worth.ts';

/** Two single pieces that must lie on one bar, or must not. */
export interface PairRule {
  readonly first: number;
  readonly second: number;
  readonly isTogether: boolean;
}

/** What each pair of pieces of a set costs that lies on one bar: ⌊n / 2⌋ pairs of n pieces. */
export interface SetPrice {
  readonly set: readonly number[];
  readonly price: number;
}

interface Asked {
  readonly items: readonly Item[];
  readonly capacity: number;
  /** Of a piece of each item, a whole number. */
  readonly values: ArrayLike<number>;
  readonly setPrices: readonly SetPrice[];
  readonly rules: readonly PairRule[];
  /** Only what weighs more is of interest. */
  readonly above: number;
  readonly effort: Effort;
}

interface Heavy {
  readonly found: readonly (readonly Cut[])[];
  /** No pattern that keeps the rules weighs more. */
  readonly most: number;
}

/** When so many patterns are found, only heavier ones are looked for. */
const foundAtOnce = 60;
const nodesPerStep = 1_000;

/**
 * Patterns that weigh more than is asked for, the heaviest first, by looking at all that the worth of what is left lets hope for.
 * Null when the effort is spent or the table would be too big.
 */
export function heavyPatterns({ items, values, rules, capacity, ...asked }: Asked): Heavy | null {
  const units = unitsOf(items, values, rules).filter(({ value, size }) => value > 0 && size <= capacity);
  const worth = remainingWorth(
    units,
    capacity,
    units.map(({ value }) => value),
  );
  if (!worth) return null;
  const walk = new Walk({ ...asked, items, rules, units, worth });
  if (!walk.from(0, capacity, 0)) return null;
  const found = walk.found.toSorted((a, b) => b.weight - a.weight).map(({ cuts }) => cuts);
  return { found, most: walk.most };
}

/** Items that lie on a bar together or not at all. */
interface Unit extends Item {
  readonly members: readonly number[];
  readonly value: number;
}

/** The longest first. */
function unitsOf(items: readonly Item[], values: ArrayLike<number>, rules: readonly PairRule[]): readonly Unit[] {
  const groups = items.map((_, item) => [item]);
  for (const { first, second, isTogether } of rules) {
    const [group, other] = [groups[first], groups[second]];
    if (!isTogether || !group || !other || group === other) continue;
    group.push(...other);
    for (const member of other) groups[member] = group;
  }
  const isApart = (members: readonly number[]): boolean =>
    rules.some(({ first, second, isTogether }) => !isTogether && members.includes(first) && members.includes(second));
  return [...new Set(groups)]
    .filter((members) => members.length === 1 || !isApart(members))
    .map((members) => {
      const size = members.reduce((sum, item) => sum + (items[item]?.size ?? 0), 0);
      const value = members.reduce((sum, item) => sum + (values[item] ?? 0), 0);
      return {
        members,
        size,
        length: size,
        value,
        demand: members.length > 1 ? 1 : (items[members[0] ?? 0]?.demand ?? 0),
      };
    })
    .sort((a, b) => b.size - a.size || (a.members[0] ?? 0) - (b.members[0] ?? 0));
}

interface Walking extends Pick<Asked, 'items' | 'setPrices' | 'rules' | 'above' | 'effort'> {
  readonly units: readonly Unit[];
  readonly worth: readonly Float64Array[];
}

class Walk {
  readonly found: { readonly cuts: readonly Cut[]; readonly weight: number }[] = [];
  most: number;
  readonly #given: Walking;
  /** Sets that each item belongs to. */
  readonly #setsOf: readonly number[][];
  readonly #apartFrom: readonly number[][];
  readonly #inSet: Int32Array;
  /** How many pieces on the bar must not lie beside each item. */
  readonly #foes: Int32Array;
  readonly #cuts: Cut[] = [];
  #enough: number;
  #nodes = 0;

  constructor(given: Walking) {
    this.#given = given;
    this.most = given.above;
    this.#enough = given.above;
    this.#setsOf = given.items.map(() => []);
    this.#apartFrom = given.items.map(() => []);
    this.#inSet = new Int32Array(given.setPrices.length);
    this.#foes = new Int32Array(given.items.length);
    for (const [at, { set, price }] of given.setPrices.entries())
      if (price > 0) for (const item of set) this.#setsOf[item]?.push(at);
    for (const { first, second, isTogether } of given.rules) {
      if (isTogether) continue;
      this.#apartFrom[first]?.push(second);
      this.#apartFrom[second]?.push(first);
    }
  }

  /** Every choice of the units from here on; false when the effort is spent. */
  from(at: number, room: number, weight: number): boolean {
    const { units, worth, effort } = this.#given;
    this.#nodes += 1;
    if (this.#nodes % nodesPerStep === 0 && !effort.spend(1)) return false;
    if (weight + (worth[at]?.[room] ?? 0) <= this.#enough) return true;
    const unit = units[at];
    if (!unit) {
      this.#keep(weight);
      return true;
    }
    const most = unit.members.some((item) => (this.#foes[item] ?? 0) > 0)
      ? 0
      : Math.min(unit.demand, Math.floor(room / unit.size));
    for (let count = most; count > 0; count -= 1) {
      const price = this.#put(unit, count);
      const goesOn = this.from(at + 1, room - count * unit.size, weight + count * unit.value - price);
      this.#take(unit, count);
      if (!goesOn) return false;
    }
    return this.from(at + 1, room, weight);
  }

  #keep(weight: number): void {
    this.found.push({ cuts: this.#cuts.toSorted((a, b) => a.item - b.item), weight });
    this.most = Math.max(this.most, weight);
    if (this.found.length >= foundAtOnce) this.#enough = this.most;
  }

  /** Gives the price of the pairs that it makes. */
  #put({ members }: Unit, count: number): number {
    let price = 0;
    for (const item of members) {
      this.#cuts.push({ item, count });
      for (const other of this.#apartFrom[item] ?? []) this.#foes[other] = (this.#foes[other] ?? 0) + 1;
      for (const set of this.#setsOf[item] ?? []) {
        const before = this.#inSet[set] ?? 0;
        this.#inSet[set] = before + count;
        price += (((before + count) >> 1) - (before >> 1)) * (this.#given.setPrices[set]?.price ?? 0);
      }
    }
    return price;
  }

  #take({ members }: Unit, count: number): void {
    for (const item of members) {
      this.#cuts.pop();
      for (const other of this.#apartFrom[item] ?? []) this.#foes[other] = (this.#foes[other] ?? 0) - 1;
      for (const set of this.#setsOf[item] ?? []) this.#inSet[set] = (this.#inSet[set] ?? 0) - count;
    }
  }
}
