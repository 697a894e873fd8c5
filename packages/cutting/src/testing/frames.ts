import type { Pieces, Problem } from '../problem.ts';

/** Frames of so many doors, each measured to the millimetre: two jambs, two cross members, and every third door a sidelight. */
export const frames = (doors: number, stock: readonly number[]): Problem => ({
  kerf: 5,
  trim: 30,
  stock: stock.map((length) => ({ length, count: null })),
  offcuts: [
    { length: 1750, count: 1 },
    { length: 2400, count: 2 },
  ],
  pieces: Array.from({ length: doors }, (_, door) => membersOf(door)).flat(),
  preference: 'offcuts first',
});

function membersOf(door: number): readonly Pieces[] {
  const jambs = { length: 1990 + ((door * 37) % 190), quantity: 2 };
  const width = door % 3 === 1 ? 1500 + ((door * 71) % 400) : 840 + ((door * 53) % 175);
  const sidelight = { length: 300 + ((door * 29) % 300), quantity: 2 };
  return [jambs, { length: width, quantity: 2 }, ...(door % 3 === 0 ? [sidelight] : [])];
}
