/**
 * A pure function with a cache of its latest `most` results; the oldest is dropped first. `keyOf` must contain all that the
 * result depends on; without it the arguments are joined.
 */
export function memoize<Asked extends readonly unknown[], Answer>(
  most: number,
  answer: (...asked: Asked) => Answer,
  keyOf?: (...asked: Asked) => string,
): (...asked: Asked) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (...asked) => {
    const key = keyOf ? keyOf(...asked) : asked.join(' ');
    const found = known.get(key);
    if (found) return found.answer;
    const fresh = answer(...asked);
    known.set(key, { answer: fresh });
    if (known.size > most) forgetOldest(known);
    return fresh;
  };
}

function forgetOldest(known: Map<string, unknown>): void {
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
}
