import { isDeeper } from '@door/domain/lib/json-depth';
import { TRPCError } from '@trpc/server';

/** JSON escapes of characters that PostgreSQL text cannot store: NUL and unpaired surrogates. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2}\\u)d[c-f])/i;

/** Why an address and a body cannot be answered, whatever they ask; undefined: nothing stands against it. */
export function refusalOfText(url: string, body: string): TRPCError | undefined {
  const query = decoded(url);
  if (query === undefined) return new TRPCError({ code: 'BAD_REQUEST', message: 'The address is not well formed.' });
  if (isDeeper(query) || isDeeper(body))
    return new TRPCError({ code: 'BAD_REQUEST', message: 'The input is nested too deeply.' });
  if (!isUnstorable(query) && !isUnstorable(body)) return undefined;
  return new TRPCError({ code: 'BAD_REQUEST', message: 'The input contains characters that cannot be stored.' });
}

const isUnstorable = (text: string): boolean => text.includes('\0') || (text.includes('\\u') && unstorable.test(text));

/** undefined: it cannot be. */
function decoded(url: string): string | undefined {
  if (!url.includes('%')) return url;
  try {
    return decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
