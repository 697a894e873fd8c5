/** Something that the person who starts the server can put right. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}

/** One clear line for what a person can put right; the whole trace for what only we can. */
export function startFailure(error: unknown): string {
  const root = rootOf(error);
  if (!(root instanceof Error)) return String(root);
  if (root instanceof CannotStart || 'code' in root) return root.message || String('code' in root ? root.code : root);
  return root.stack ?? root.message;
}

/** Drivers wrap what happened: the query around the connection, several addresses around one refusal. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return rootOf(error.cause);
  return error;
}
