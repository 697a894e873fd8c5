import type { QrGrid } from './qr-grid.ts';

/** Turns modules over where the rule holds, so that no code looks like its own finders (ISO/IEC 18004, table 10). */
export type Mask = (x: number, y: number) => boolean;

export const masks: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a code is to read; the mask with the least is taken (7.8.3). */
export function penaltyOf(grid: QrGrid): number {
  const rows = linesOf(grid, (line, at) => line * grid.size + at);
  const columns = linesOf(grid, (line, at) => at * grid.size + line);
  return runs(rows) + runs(columns) + likeFinders(rows) + likeFinders(columns) + squares(grid) + unevenness(grid);
}

/** The modules as 0 and 1, a space behind each row or column. */
function linesOf({ size, dark }: QrGrid, moduleAt: (line: number, at: number) => number): string {
  let text = '';
  for (let line = 0; line < size; line += 1) {
    for (let at = 0; at < size; at += 1) text += dark[moduleAt(line, at)] === 1 ? '1' : '0';
    text += ' ';
  }
  return text;
}

/** Five alike cost 3, each further one 1. */
const runs = (lines: string): number =>
  (lines.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);

/** 40 for each 1:1:3:1:1 with four light modules on a side. */
const likeFinders = (lines: string): number => 40 * (lines.match(/(?=10111010000|00001011101)/g) ?? []).length;

/** 3 for each two by two of one colour. */
function squares({ size, dark }: QrGrid): number {
  let found = 0;
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const at = y * size + x;
      const colour = dark[at];
      if (colour === dark[at - 1] && colour === dark[at - size] && colour === dark[at - size - 1]) found += 1;
    }
  }
  return 3 * found;
}

/** 10 for each whole 5 % that the share of dark modules is away from half. */
function unevenness({ dark: modules }: QrGrid): number {
  const dark = modules.reduce((sum, module) => sum + module, 0);
  return 10 * Math.floor(Math.abs((100 * dark) / modules.length - 50) / 5);
}
