/** What an address says in the places that a pattern leaves open: `$id` takes one word, a last `$` all that follows. */
export type Params = Readonly<Record<string, string>>;

const wordsOf = (path: string): readonly string[] => path.split('/').filter((word) => word !== '');

/** null: the address is not of this kind. */
export function matchPath(pattern: string, path: string): Params | null {
  const asked = wordsOf(pattern);
  const said = wordsOf(path);
  const takesAll = asked.at(-1) === '$';
  if (takesAll ? said.length < asked.length - 1 : said.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [index, word] of asked.entries()) {
    if (word === '$') params['rest'] = said.slice(index).join('/');
    else if (word.startsWith('$')) params[word.slice(1)] = said[index] ?? '';
    else if (word !== said[index]) return null;
  }
  return params;
}
