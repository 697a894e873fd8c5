import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, counts, fillLists, lists, searches } from '../testing/long-lists.ts';
import { databasesHere, type TestServer, openTestServer } from '../testing/open-test-server.ts';
import { explained, firstStatementOf, type Statement, statementsOf } from '../testing/statements.ts';
import { asClient } from './database.ts';

/** So many that reading all of them costs more than an index. */
const manyItems = 20_000;
const tenWeeks = { start: 2_965, end: 2_955 };

describe.each(databasesHere)('query plans of the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await fillLists(server, manyItems);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const planOf = async (statement: Statement): Promise<string> =>
    asClient(server.database, client, (queries) => explained(queries, statement, 'costs off'));

  test.each(lists)('%s use their index', async (_, index, question) => {
    const plan = await planOf(await firstStatementOf(question));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  test.each(counts)('%s are counted by their index', async (_, index, question) => {
    const plan = await planOf(await firstStatementOf(question));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  test.each(searches)('%s uses its index', async (_, indexes, question) => {
    // How often a word stands there decides what is asked next.
    const asked = await Promise.all(
      ['rare', 'frequent', 'common'].map((frequency) =>
        statementsOf(question, async ({ text }) => (text.includes('as frequency') ? [{ ...tenWeeks, frequency }] : [])),
      ),
    );
    const plans = await Promise.all(asked.flat().map(planOf));
    // What is asked about found rows asks nothing where there are none.
    const asking = plans.filter((plan) => !plan.includes('One-Time Filter: false')).join('\n');
    expect(asking).not.toMatch(/Seq Scan/);
    for (const index of indexes) expect(asking).toContain(index);
  });
});
