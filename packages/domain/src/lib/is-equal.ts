/** Deep equality of plain data. The order of keys does not count, because the database reorders the keys of JSON. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const fields = new Map(Object.entries(a));
  const others = Object.entries(b);
  return (
    fields.size === others.length && others.every(([key, value]) => fields.has(key) && isEqual(fields.get(key), value))
  );
}
