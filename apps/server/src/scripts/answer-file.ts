import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A command that computes something from the facts of one file, without a database: `npm run ledger -- FILE.json`. */
interface FileCommand<Facts> {
  readonly name: string;
  readonly schema: z.ZodType<Facts>;
  /** Throws an error whose message is one sentence, for facts of which nothing follows. */
  readonly answer: (facts: Facts) => unknown;
}

/** Prints the answer as JSON on one line; for bad input prints one line on standard error that names the field, and ends with status 1. */
export function answerFile<Facts>({ name, schema, answer }: FileCommand<Facts>): void {
  try {
    const [file, ...others] = process.argv.slice(2);
    if (!file || others.length > 0) throw new Error(`Say which file: npm run ${name} -- FILE.json`);
    const read = schema.safeParse(jsonIn(file));
    if (!read.success) throw new Error(firstFault(read.error));
    console.log(JSON.stringify(answer(read.data)));
  } catch (error) {
    console.error(oneLine(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}

/** What a file holds, of which a byte order mark is left out. Throws an error whose message names the file. */
export function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file} could not be read as JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** `articles.0.pack: must be a whole number from 1 to 1000000000`. */
function firstFault({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.map(String).join('.');
  return `${place || 'the file'}: ${issue?.message ?? 'cannot be read'}`;
}

/** The parser of JSON quotes the text that it could not read, with its line breaks. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A whole number; 10^9 is the most of anything that is counted. */
export function wholeFrom(least: number, most = 1_000_000_000) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.int(error).min(least, error).max(most, error);
}

/** Limits that keep a file within memory and its sums exact. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(100_000);
