import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Job } from '@door/api/ports/outbox';
import { StartError } from '../../start-error.ts';
import { ofEarlierState } from '../migrations.ts';

/**
 * A backup is a gzip file with one JSON value per line: a head, the suppliers, the rows of each, after a row the files that it
 * names, an end. A backup of the embedded database can be restored into PostgreSQL, and the other way round.
 */
export type BackupLine =
  | { readonly kind: 'head'; readonly format: typeof backupFormat; readonly taken: string }
  | { readonly kind: 'client'; readonly row: unknown }
  | { readonly kind: 'login-name'; readonly row: unknown }
  | { readonly kind: 'row'; readonly clientId: number; readonly table: string; readonly row: unknown }
  | { readonly kind: 'job'; readonly data: Job }
  | { readonly kind: 'picture'; readonly file: string; readonly png: string }
  /** A PDF, or a picture in one. */
  | { readonly kind: 'made'; readonly file: string; readonly bytes: string }
  | { readonly kind: 'end'; readonly lines: number };

/** Formats 1 and 2 are of versions before 0.2.0, which alone read them. */
export const backupFormat = 3;

export type AddLine = (line: BackupLine) => Promise<void>;

/** Waits with each line until the disk has taken those before. */
export function lineWriter(file: string) {
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(file, { flush: true }));
  written.catch(() => undefined);
  let count = 0;
  const add: AddLine = async (line) => {
    count += 1;
    if (!zip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(zip, 'drain'), written]);
  };
  return {
    add,
    count: () => count,
    close: () => {
      zip.end();
      return written;
    },
    abandon: () => {
      zip.destroy();
      return written.catch(() => undefined);
    },
  };
}

/** Reads all before anything is restored, so that a truncated backup restores nothing. */
export async function readWhole(file: string): Promise<number> {
  let lines = 0;
  let head: BackupLine | undefined;
  let last: BackupLine | undefined;
  for await (const line of linesOf(file)) {
    head ??= line;
    last = line;
    lines += 1;
  }
  if (head?.kind === 'head' && head.format < backupFormat) throw new StartError(`${file} is ${ofEarlierState}`);
  if (head?.kind === 'head' && head.format > backupFormat)
    throw new StartError(`${file} is of a newer version: restore it with that one.`);
  if (head?.kind !== 'head' || last?.kind !== 'end' || last.lines !== lines - 1) throw notWhole(file);
  return lines;
}

const notWhole = (file: string): Error => new StartError(`${file} is not a whole backup.`);

export async function* linesOf(file: string): AsyncIterable<BackupLine> {
  try {
    for await (const text of textLinesOf(file)) {
      const line: BackupLine = JSON.parse(text);
      yield line;
    }
  } catch (error) {
    if (isDamage(error)) throw notWhole(file);
    throw error;
  }
}

/** A piece of a line is JSON that does not end; a piece of a gzip file one that zlib cannot end. */
const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

/** Not `readline`, which reads a thousand lines ahead: a line may be a picture of megabytes. */
async function* textLinesOf(file: string): AsyncIterable<string> {
  const zip = createReadStream(file);
  const text = createGunzip();
  zip.once('error', (error) => text.destroy(error));
  const pieces: AsyncIterable<Buffer> = zip.pipe(text);
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      yield Buffer.concat([...begun, piece.subarray(from, end)]).toString();
      begun = [];
      from = end + 1;
    }
    begun.push(piece.subarray(from));
  }
  const rest = Buffer.concat(begun).toString();
  if (rest !== '') yield rest;
}
