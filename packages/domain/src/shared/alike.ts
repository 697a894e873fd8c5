/** Equal plain data, whatever the order of its keys: the database keeps JSON in an order of its own. */
export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const fields = new Map(Object.entries(a));
  const others = Object.entries(b);
  return (
    fields.size === others.length && others.every(([key, value]) => fields.has(key) && alike(fields.get(key), value))
  );
}
