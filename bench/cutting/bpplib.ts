import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Pieces, Problem } from '@door/cutting/problem';

/** One instance of BPPLIB, with what its authors' files say. */
export interface Instance {
  readonly name: string;
  /** The class that it belongs to: `Falkenauer T` of a folder `Falkenauer_T` or `Falkenauer_T_CSP`. */
  readonly group: string;
  readonly problem: Problem;
}

/** The bars that are known to be needed at least and to be enough. */
export interface KnownBars {
  readonly least: number;
  readonly most: number;
}

/**
 * All instances of a folder and its folders, by name. A name that is found in both spellings is read once, and refused where they differ.
 * Throws with the file, and the line, that is not as it should be.
 */
export function readInstances(folder: string): readonly Instance[] {
  const found = new Map<string, Instance>();
  for (const path of textFilesIn(folder)) {
    const name = basename(path, '.txt');
    const instance = { name, group: groupOf(path), problem: within(path, () => problemOf(readFileSync(path, 'utf8'))) };
    const before = found.get(name);
    if (before && JSON.stringify(before.problem) !== JSON.stringify(instance.problem))
      throw new Error(`${path}: differs from the other file of this name.`);
    found.set(name, before ?? instance);
  }
  if (found.size === 0) throw new Error(`${folder}: no file ends with .txt.`);
  return [...found.values()];
}

/** The bounds that BPPLIB keeps beside its instances: name, lower, upper, with a tab between them. */
export function readBounds(path: string): ReadonlyMap<string, KnownBars> {
  return within(path, () => boundsOf(readFileSync(path, 'utf8')));
}

export function boundsOf(text: string): ReadonlyMap<string, KnownBars> {
  return new Map(
    linesOf(text).map((line, at) => {
      const [, name, least = '', most = ''] = /^(\S+)\t(\d+)\t(\d+)$/.exec(line) ?? [];
      if (!name || Number(least) > Number(most))
        throw new Error(`line ${at + 1} should be a name, a lower and an upper bound, not '${line}'.`);
      return [name, { least: Number(least), most: Number(most) }];
    }),
  );
}

/**
 * A problem in either spelling: how many lines follow, the length of a bar, and a line for each piece (BPP) or for each length with
 * its quantity (CSP). Throws with the line that is not so.
 */
export function problemOf(text: string): Problem {
  const [first = '', second = '', ...rest] = linesOf(text);
  const count = wholeOf(first, 'line 1 should be how many lines of pieces follow');
  const length = wholeOf(second, 'line 2 should be the length of a bar');
  if (rest.length !== count) throw new Error(`${count} lines of pieces should follow line 2, not ${rest.length}.`);
  const quantities = new Map<number, number>();
  for (const [at, line] of rest.entries()) {
    const piece = pieceOf(line, at + 3);
    if (piece.length > length)
      throw new Error(`line ${at + 3}: a piece of ${piece.length} fits on no bar of ${length}.`);
    quantities.set(piece.length, (quantities.get(piece.length) ?? 0) + piece.quantity);
  }
  return {
    kerf: 0,
    trim: 0,
    stock: [{ length, count: null }],
    offcuts: [],
    pieces: [...quantities].sort(([a], [b]) => b - a).map(([of, quantity]) => ({ length: of, quantity })),
    preference: 'offcuts first',
  };
}

function pieceOf(line: string, number: number): Pieces {
  const [length = '', quantity = '1', ...more] = line.split(/\s+/);
  const expected = `line ${number} should be a length, or a length and its quantity`;
  if (more.length > 0) throw new Error(`${expected}, not '${line}'.`);
  return { length: wholeOf(length, expected), quantity: wholeOf(quantity, expected) };
}

function wholeOf(text: string, expected: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${expected}, not '${text}'.`);
  return Number(text);
}

const linesOf = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());

const groupOf = (path: string): string =>
  basename(dirname(path))
    .replace(/_(CSP|BPP)$/, '')
    .replaceAll('_', ' ');

const textFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .sort()
    .map((path) => join(folder, path));

/** A fault told with its file. */
function within<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
