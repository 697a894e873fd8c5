/**
 * What they answer, once all have ended; throws the first error. For statements of one transaction, which go to the database in
 * one message: after `Promise.all` the transaction could end while some still ask.
 */
export async function together<const Statements extends readonly PromiseLike<unknown>[]>(
  statements: Statements,
): Promise<{ readonly [At in keyof Statements]: Awaited<Statements[At]> }> {
  // A statement of the query builder is sent each time that it is awaited.
  const sent = statements.map(async (statement) => statement);
  await Promise.allSettled(sent);
  return (await Promise.all(sent)) as unknown as { readonly [At in keyof Statements]: Awaited<Statements[At]> };
}
