import { clientId } from '@door/domain/door/model/ids';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSupplier } from '../testing/call-context.ts';
import { databasesHere, type TestServer, openTestServer, whyNoPostgres } from '../testing/open-test-server.ts';
import { aStoredItem } from '../testing/samples.ts';
import { asClient, rowsOf } from './database.ts';
import { sharedTables, tenantTables } from './schema.ts';

if (databasesHere.length < 2) test.skip(whyNoPostgres, () => undefined);

describe.each(databasesHere)('row level security of the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const ask = async (question: ReturnType<typeof sql>) => rowsOf(await server.database.queries.execute(question));

  test('every table is either a supplier’s, with a forced policy, or in the list of shared tables', async () => {
    const tables = await ask(sql`
      select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner,
        (select string_agg(pg_get_expr(p.polqual, p.polrelid) || pg_get_expr(p.polwithcheck, p.polrelid), ' ')
          from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    const shared: readonly string[] = Object.values(sharedTables).map(getTableName);
    const tenants = tables.filter(({ name }) => !shared.includes(String(name)));
    expect(tenants.map(({ name }) => name).sort()).toEqual(Object.values(tenantTables).map(getTableName).sort());
    for (const table of tenants) {
      const own = "(client_id = (NULLIF(current_setting('app.client_id'::text, true), ''::text))::integer)";
      expect(table).toMatchObject({ secured: true, forced: true, policies: own + own });
      expect(table['owner']).not.toBe('app');
    }
  });

  test('client_id comes first in every key and index of a supplier’s table', async () => {
    const indexes = await ask(sql`
      select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as index, a.attname as first
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid::regclass::text in (${sql.join(
        Object.values(tenantTables).map((table) => sql`${getTableName(table)}`),
        sql`, `,
      )})`);
    expect(indexes.length).toBeGreaterThanOrEqual(Object.keys(tenantTables).length);
    expect(indexes.filter(({ first }) => first !== 'client_id')).toEqual([]);
  });

  test('the role app owns nothing and cannot bypass policies', async () => {
    expect(await ask(sql`select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'app'`)).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcanlogin: false },
    ]);
    expect(await ask(sql`select relname from pg_class where pg_get_userbyid(relowner) = 'app'`)).toEqual([]);
  });

  test('a supplier cannot read, change or insert rows of another', async () => {
    const [mine, other] = [clientId(-1022), clientId(-1023)];
    const supplier = await demoSupplier(server);
    const stored = aStoredItem(supplier);
    await server.transactions.run(mine, ({ items }) => items.create(stored));

    expect(await server.transactions.run(other, ({ items }) => items.load(stored.item.id))).toBeUndefined();
    const asOther = (statement: ReturnType<typeof sql>) =>
      asClient(server.database, other, async (queries) => rowsOf(await queries.execute(statement)));
    expect(await asOther(sql`update item set numerals = 'mine now' returning id`)).toEqual([]);
    expect(await asOther(sql`delete from item returning id`)).toEqual([]);
    const intrusion = asOther(sql`insert into client_settings (client_id, body) values (-1022, '{}')`);
    await expect(intrusion).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await server.transactions.run(mine, ({ items }) => items.load(stored.item.id))).toEqual(stored);
  });

  test('a supplier’s transaction cannot insert another supplier', async () => {
    const invention = asClient(server.database, -1022, (queries) =>
      queries.execute(sql`insert into client (client_id) values (7)`),
    );
    await expect(invention).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('a transaction inside another is refused: the embedded database would wait for ever', async () => {
    const nested = server.transactions.run(clientId(-1022), () =>
      server.transactions.run(clientId(-1022), async () => 1),
    );
    await expect(nested).rejects.toThrow('inside one (client -1022)');
  });
});
