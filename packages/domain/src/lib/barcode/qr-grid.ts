import type { QrVersion } from './qr-version.ts';

/** The square of a QR code while it is made; x to the right, y down, from 0. */
export interface QrGrid {
  readonly size: number;
  /** By `y * size + x`: 1 dark, 0 light. */
  readonly dark: Uint8Array;
  /** 1: a pattern or the format stands there, 0: free for data. */
  readonly fixed: Uint8Array;
}

/** Draws over the grid; what lies outside is left out. */
function put(grid: QrGrid, [x, y]: readonly [x: number, y: number], dark: boolean): void {
  if (x < 0 || y < 0 || x >= grid.size || y >= grid.size) return;
  grid.dark[y * grid.size + x] = dark ? 1 : 0;
  grid.fixed[y * grid.size + x] = 1;
}

/** What every code of this version has: three finders, timing lines, the alignment pattern, and light modules where the format goes. */
export function patternsOf({ size, alignment }: QrVersion): QrGrid {
  const grid: QrGrid = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  for (let at = 0; at < size; at += 1) {
    put(grid, [at, 6], at % 2 === 0);
    put(grid, [6, at], at % 2 === 0);
  }
  const far = size - 4;
  for (const [x, y] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const) {
    rings(grid, { x, y, reach: 4, light: [2, 4] });
  }
  if (alignment !== null) rings(grid, { x: alignment, y: alignment, reach: 2, light: [1] });
  putFormat(grid, 0);
  return grid;
}

interface Rings {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** Distances from the centre that are light; a finder's fourth ring parts it from the data. */
  readonly light: readonly number[];
}

function rings(grid: QrGrid, { x, y, reach, light }: Rings): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      put(grid, [x + right, y + down], !light.includes(Math.max(Math.abs(right), Math.abs(down))));
    }
  }
}

/** Draws 15 bits of format twice, beside the finders, and the one module that is always dark. */
export function putFormat(grid: QrGrid, format: number): void {
  const last = grid.size - 1;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1;
    // Beside the finder at the top left the timing lines are skipped.
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : bit === 8 ? 7 : 14 - bit;
    if (bit < 8) put(grid, [8, along], dark);
    else put(grid, [along, 8], dark);
    if (bit < 8) put(grid, [last - bit, 8], dark);
    else put(grid, [8, last - 14 + bit], dark);
  }
  put(grid, [8, last - 7], true);
}

/** The free modules in the order of the data: two columns at a time from the right, up and down in turn, past the timing line. */
export function freeModules({ size, fixed }: QrGrid): readonly number[] {
  const free: number[] = [];
  for (let right = size - 1, upwards = true; right > 0; right -= right === 8 ? 3 : 2, upwards = !upwards) {
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (fixed[y * size + x] === 0) free.push(y * size + x);
    }
  }
  return free;
}
