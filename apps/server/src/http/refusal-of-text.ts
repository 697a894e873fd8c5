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

/** Lists and objects inside each other; no call has more than a dozen. */
const deepest = 64;
const characters = { quote: 34, list: 91, escape: 92, listEnd: 93, object: 123, objectEnd: 125 };

/** Whether JSON is nested too deeply: looked at before it is read, which takes seconds of the thread where it is nested a million times. */
export function isDeeper(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === characters.quote) isInText = !isInText;
    else if (isInText) at += character === characters.escape ? 1 : 0;
    else if (character === characters.list || character === characters.object) depth += 1;
    else if (character === characters.listEnd || character === characters.objectEnd) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
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
