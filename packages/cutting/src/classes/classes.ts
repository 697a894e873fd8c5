import type { Item, Shape } from '../shape.ts';

/** Neighbouring lengths taken as one, so that a linear program of some hundred lengths becomes one of a few dozen. */
export interface Classes {
  /** Each class as one item, as long as its pieces on average. */
  readonly shape: Shape;
  /** Its members: items of the problem, the longest first. */
  readonly members: readonly (readonly number[])[];
}

/** The lengths in at most `most` classes, each of which spans as few millimetres as that allows. */
export function classesOf(shape: Shape, most: number): Classes {
  let span = 1;
  let members = membersWithin(shape.items, span);
  while (members.length > most) {
    span += Math.ceil(span / 8);
    members = membersWithin(shape.items, span);
  }
  return { shape: { ...shape, items: members.map((items) => averageOf(shape.items, items)) }, members };
}

function membersWithin(items: readonly Item[], span: number): readonly (readonly number[])[] {
  const classes: number[][] = [];
  let longest = Number.POSITIVE_INFINITY;
  for (const [item, { size }] of items.entries()) {
    if (longest - size > span) {
      classes.push([]);
      longest = size;
    }
    classes.at(-1)?.push(item);
  }
  return classes;
}

function averageOf(items: readonly Item[], members: readonly number[]): Item {
  let demand = 0;
  let sum = 0;
  for (const member of members) {
    const { demand: wanted = 0, size = 0 } = items[member] ?? {};
    demand += wanted;
    sum += wanted * size;
  }
  const size = Math.floor(sum / Math.max(1, demand));
  return { length: size, size, demand };
}
