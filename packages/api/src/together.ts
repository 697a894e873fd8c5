/**
 * The results of statements of one transaction, which go to the database in one message. Waits until all have ended and then throws the
 * first error: after `Promise.all` the transaction could end while some are still carried out.
 */
export async function together<const Statements extends readonly PromiseLike<unknown>[]>(
  statements: Statements,
): Promise<{ readonly [At in keyof Statements]: Awaited<Statements[At]> }> {
  // A statement of the query builder is sent each time that it is awaited.
  const sent = statements.map(async (statement) => statement);
  await Promise.allSettled(sent);
  return (await Promise.all(sent)) as unknown as { readonly [At in keyof Statements]: Awaited<Statements[At]> };
}
