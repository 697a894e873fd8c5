import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { StartError } from '../start-error.ts';

interface Options<Read> {
  readonly schema: z.ZodType<Read>;
  readonly names: readonly string[];
  /** The option with a supplier's number, which begins with a minus: `parseArgs` would read `-1022` as another option. */
  readonly supplier: string;
  /** What an option is that was not given. */
  readonly absent?: Readonly<Record<string, string>>;
  /** How the script is called, said beside what is wrong. */
  readonly usage: string;
}

/** The options of the command line; throws `StartError` with the first that is wrong. */
export function readOptions<Read>({ schema, names, supplier, absent = {}, usage }: Options<Read>): Read {
  const read = schema.safeParse({ ...absent, ...given({ names, supplier, usage }) });
  if (!read.success) throw new StartError(`${read.error.issues[0]?.message ?? ''}. ${usage}`);
  return read.data;
}

function given({ names, supplier, usage }: Pick<Options<unknown>, 'names' | 'supplier' | 'usage'>) {
  const flag = `--${supplier}`;
  const args = process.argv.slice(2).flatMap((arg, index, all) => {
    if (all[index - 1] === flag) return [];
    return arg === flag ? `${flag}=${all[index + 1] ?? ''}` : arg;
  });
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new StartError(usage);
  }
}
