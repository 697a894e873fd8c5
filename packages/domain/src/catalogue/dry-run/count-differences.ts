import { type Money, subtractMoney } from '../../selling/pricing/money.ts';
import type { ComparedDoor, DifferenceKind, DoorDifference } from './difference.ts';

/** Doors that differ in the same way. */
export interface DifferenceGroup {
  readonly key: string;
  readonly doors: number;
  /** How the first of them differs. */
  readonly sample: DoorDifference;
  /** By how much the draft changes the price, least and most; null where it is not about the price. */
  readonly range: PriceRange | null;
}

interface PriceRange {
  readonly least: Money;
  readonly most: Money;
}

/** What the doors of a dry run have shown so far. */
export interface DifferenceCount {
  readonly doors: number;
  readonly differing: number;
  /** The most frequent first. */
  readonly groups: readonly DifferenceGroup[];
  /** Groups that are not listed. */
  readonly moreGroups: number;
  /** Those that show something new before all others, by their numbers. */
  readonly first: readonly ComparedDoor[];
}

/** Counts door after door. */
export interface DifferenceCounter {
  add(door: ComparedDoor): void;
  counted(): DifferenceCount;
}

/** As many as a person reads; a draft that changes everything has thousands. */
const mostGroups = 60;
const mostDoors = 12;

export function differenceCounter(): DifferenceCounter {
  const groups = new Map<string, DifferenceGroup>();
  const [telling, repeating]: [ComparedDoor[], ComparedDoor[]] = [[], []];
  let [doors, differing] = [0, 0];
  return {
    add(door) {
      doors += 1;
      if (door.differences.length === 0) return;
      differing += 1;
      const kept = addToGroups(groups, door) ? telling : repeating;
      if (kept.length < mostDoors) kept.push(door);
    },
    counted: () => ({
      doors,
      differing,
      groups: [...groups.values()].toSorted((one, other) => other.doors - one.doors).slice(0, mostGroups),
      moreGroups: Math.max(0, groups.size - mostGroups),
      first: [...telling, ...repeating].slice(0, mostDoors).toSorted((one, other) => one.seed - other.seed),
    }),
  };
}

/** Counts the door once in each of its groups; true where one of them is new. */
function addToGroups(groups: Map<string, DifferenceGroup>, { differences }: ComparedDoor): boolean {
  const before = groups.size;
  const ofDoor = new Map(differences.toReversed().map((difference) => [keyOf(difference), difference]));
  for (const [key, difference] of ofDoor) {
    const group = groups.get(key) ?? { key, doors: 0, sample: difference, range: null };
    groups.set(key, { ...group, doors: group.doors + 1, range: widerRange(group.range, difference) });
  }
  return groups.size > before;
}

function widerRange(range: PriceRange | null, difference: DoorDifference): PriceRange | null {
  if (difference.kind !== 'price') return range;
  const by = subtractMoney(difference.after, difference.before);
  if (!range) return { least: by, most: by };
  return {
    least: by.minor < range.least.minor ? by : range.least,
    most: by.minor > range.most.minor ? by : range.most,
  };
}

/** A sentence without its numbers: of two sizes that are refused for the same reason it is the same. */
const shapeOf = (text: string): string => text.replace(/\d[\d.,]*/g, '#');

type Keys = { readonly [Kind in DifferenceKind]: (difference: DoorDifference<Kind>) => readonly string[] };

/** Whether a refusal is that a row is not offered: the row stands in the wish, every other reason in its sentence. */
export const isAboutOneRow = ({ refusal: { code } }: DoorDifference<'refusal'>): boolean =>
  code.endsWith('.not-offered');

const keys: Keys = {
  refusal: (difference) => {
    const { in: side, refusal, target } = difference;
    const rows = isAboutOneRow(difference) ? target.slice(0, 1) : [];
    return [side, refusal.code, shapeOf(refusal.message), ...rows.map(({ term, after }) => `${term} ${after ?? ''}`)];
  },
  'not-made': ({ in: side, reason }) => [side, shapeOf(reason)],
  words: ({ line: { term } }) => [term],
  bill: ({ change }) => [
    change.kind,
    change.line.group,
    change.line.code,
    ...(change.kind === 'changed' ? change.fields : []),
  ],
  price: () => [],
  'no-price': ({ in: side, line: { code, about } }) => [side, code, shapeOf(JSON.stringify(about))],
  look: () => [],
};

const keyOf = <Kind extends DifferenceKind>(difference: DoorDifference<Kind>): string =>
  JSON.stringify([difference.kind, ...keys[difference.kind](difference)]);
