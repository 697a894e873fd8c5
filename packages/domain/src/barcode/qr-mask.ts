import { isDark, type QrGrid } from './qr-grid.ts';

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
  const indices = Array.from({ length: grid.size }, (_, index) => index);
  const text = (dark: (index: number) => boolean) => indices.map((index) => (dark(index) ? '1' : '0')).join('');
  const rows = indices.map((y) => text((x) => isDark(grid, x, y)));
  const columns = indices.map((x) => text((y) => isDark(grid, x, y)));
  const lines = [...rows, ...columns];
  return sumOf(lines, runs) + sumOf(lines, likeFinders) + squares(rows) + unevenness(rows.join(''));
}

const sumOf = (lines: readonly string[], penalty: (line: string) => number): number =>
  lines.reduce((sum, line) => sum + penalty(line), 0);

/** Five alike cost 3, each further one 1. */
const runs = (line: string): number => sumOf(line.match(/0{5,}|1{5,}/g) ?? [], (run) => run.length - 2);

/** 40 for each 1:1:3:1:1 with four light modules on a side. */
const likeFinders = (line: string): number => 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;

/** 3 for each two by two of one colour. */
const squares = (rows: readonly string[]): number =>
  rows.reduce((sum, row, y) => sum + 3 * alikeSquares(rows[y - 1] ?? '', row), 0);

const alikeSquares = (above: string, row: string): number =>
  Array.from(row).filter(
    (module, x) => x > 0 && module === row[x - 1] && module === above[x] && module === above[x - 1],
  ).length;

/** 10 for each whole 5 % that the share of dark modules is away from half. */
function unevenness(modules: string): number {
  const dark = modules.replaceAll('0', '').length;
  return 10 * Math.floor(Math.abs((100 * dark) / modules.length - 50) / 5);
}
