/** Periodic noise, u and v 0…1: whatever leaves a tile on the right comes back on the left. */
export type Field = (u: number, v: number) => number;
export type Random = () => number;

const wrap = (index: number, count: number) => ((index % count) + count) % count;
const ease = (share: number) => share * share * (3 - 2 * share);

/** Value noise on a lattice of columns × rows, 0…1. */
export function valueNoise(random: Random, columns: number, rows: number): Field {
  const lattice = Float32Array.from({ length: columns * rows }, random);
  const at = (x: number, y: number) => lattice[wrap(y, rows) * columns + wrap(x, columns)] ?? 0;
  return (u, v) => {
    const x = Math.floor(u * columns);
    const y = Math.floor(v * rows);
    const across = ease(u * columns - x);
    const down = ease(v * rows - y);
    const upper = at(x, y) * (1 - across) + at(x + 1, y) * across;
    const lower = at(x, y + 1) * (1 - across) + at(x + 1, y + 1) * across;
    return upper * (1 - down) + lower * down;
  };
}

interface Waves {
  readonly waves: number;
  /** Crests per tile, fewest and most, counted across; a tile taller than wide holds as many more down. */
  readonly crests: readonly [number, number];
  /** Height of the tile over its width. */
  readonly tall: number;
}

/** Waves crossing from every side, as on water, about −1…1: no way is favoured, and no lattice shows. */
export function waveNoise(random: Random, { waves, crests: [fewest, most], tall }: Waves): Field {
  const crossing = Array.from({ length: waves }, () => {
    const turn = random() * Math.PI;
    const crests = fewest + (most - fewest) * random();
    return {
      across: Math.round(Math.cos(turn) * crests),
      down: Math.round(Math.sin(turn) * crests * tall),
      from: random() * 2 * Math.PI,
    };
  });
  const scale = Math.sqrt(2 / waves) / 1.6;
  return (u, v) =>
    scale *
    crossing.reduce((sum, wave) => sum + Math.cos(2 * Math.PI * (wave.across * u + wave.down * v) + wave.from), 0);
}

interface Cell {
  readonly nearest: number;
  readonly second: number;
}

/** Worley noise: distances to the two nearest of one jittered point per lattice cell, in cells. */
export function cellNoise(random: Random, columns: number, rows: number): (u: number, v: number) => Cell {
  const points = Array.from({ length: columns * rows }, () => [
    0.5 + (random() - 0.5) * 0.94,
    0.5 + (random() - 0.5) * 0.94,
  ]);
  return (u, v) => {
    const x = u * columns;
    const y = v * rows;
    let nearest = 9;
    let second = 9;
    for (let down = -1; down <= 1; down++)
      for (let across = -1; across <= 1; across++) {
        const column = Math.floor(x) + across;
        const row = Math.floor(y) + down;
        const [px = 0, py = 0] = points[wrap(row, rows) * columns + wrap(column, columns)] ?? [];
        const distance = Math.hypot(column + px - x, row + py - y);
        if (distance < nearest) [second, nearest] = [nearest, distance];
        else if (distance < second) second = distance;
      }
    return { nearest, second };
  };
}

/** A field, bent sideways by two others. */
export const warped =
  (field: Field, by: { readonly across: Field; readonly down: Field; readonly amount: number }): Field =>
  (u, v) =>
    field(u + (by.across(u, v) - 0.5) * by.amount, v + (by.down(u, v) - 0.5) * by.amount);
