/** The keys of a table, in its order. */
export function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): readonly Key[];
export function keysOf(table: object): readonly string[] {
  return Object.keys(table);
}

/** A value for each key: `recordOf(extraKinds, () => null)`. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>>;
export function recordOf(keys: readonly string[], valueOf: (key: string) => unknown): object {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}

/** What has the same key together, in the order in which it comes. */
export function groupsOf<Of, Key>(all: readonly Of[], keyOf: (of: Of) => Key): ReadonlyMap<Key, readonly Of[]> {
  const groups = new Map<Key, Of[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each)) ?? [];
    groups.set(keyOf(each), group);
    group.push(each);
  }
  return groups;
}
