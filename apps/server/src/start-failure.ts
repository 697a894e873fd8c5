/** Something that the person who starts the server can put right. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}

/** One clear line for what a person can put right; the whole trace for what only we can. */
export function startFailure(error: unknown): string {
  const root = rootOf(error);
  if (!(root instanceof Error)) return String(root);
  if (root instanceof CannotStart || 'code' in root) return sentenceOf(root);
  return root.stack ?? root.message;
}

/** What fails at start because of a variable is told with its name: the line says what to look at. */
export async function owingTo<T>(variable: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const root = rootOf(error);
    if (root instanceof CannotStart) throw root;
    throw new CannotStart(`${variable}: ${root instanceof Error ? sentenceOf(root) : String(root)}`);
  }
}

/** Some errors of the system have a code and no message. */
const sentenceOf = (error: Error): string => error.message || ('code' in error ? String(error.code) : error.name);

/** Drivers wrap what happened: the query around the connection, several addresses around one refusal. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return rootOf(error.cause);
  return error;
}
