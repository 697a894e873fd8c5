/** Something that the person who starts the server can correct, such as a wrong setting. */
export class StartError extends Error {
  override readonly name: string = 'CannotStart';
}

/** One line for a StartError or an error of the system; the whole stack trace for a bug. */
export function startErrorMessage(error: unknown): string {
  const root = rootOf(error);
  if (!(root instanceof Error)) return String(root);
  if (root instanceof StartError || 'code' in root) return sentenceOf(root);
  return root.stack ?? root.message;
}

/** Puts the name of the environment variable before the message of an error in the work. */
export async function namingSetting<T>(variable: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const root = rootOf(error);
    if (root instanceof StartError) throw root;
    throw new StartError(`${variable}: ${root instanceof Error ? sentenceOf(root) : String(root)}`);
  }
}

/** Some system errors have a code and no message. */
const sentenceOf = (error: Error): string => error.message || ('code' in error ? String(error.code) : error.name);

/** The innermost cause: drivers wrap a connection error in a query error, or in one error for several addresses. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return rootOf(error.cause);
  return error;
}
