/** The parameters of an address: `$id` in a pattern matches one segment, a `$` at its end the rest. */
export type Params = Readonly<Record<string, string>>;

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** `/door/$id` matches `/door/7` with `{ id: '7' }`; null: no match. */
export function matchPath(pattern: string, path: string): Params | null {
  const patternSegments = segmentsOf(pattern);
  const segments = segmentsOf(path);
  const takesRest = patternSegments.at(-1) === '$';
  if (takesRest ? segments.length < patternSegments.length - 1 : segments.length !== patternSegments.length)
    return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of patternSegments.entries()) {
    if (segment === '$') params['rest'] = segments.slice(index).join('/');
    else if (segment.startsWith('$')) params[segment.slice(1)] = segments[index] ?? '';
    else if (segment !== segments[index]) return null;
  }
  return params;
}
