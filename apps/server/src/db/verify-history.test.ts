import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClient } from '../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { asClient, asOwner, rowsOf } from './database.ts';
import { holdsHead, verifyHistory } from './verify-history.ts';

const aLine = (aboutId: string, line = 1) => sql`
  insert into change (client_id, about, about_id, line, kind, reason, at)
  values (${testClient}, 'task', ${aboutId}, ${line}, 'state', 'Rang.', '2026-11-23T09:00:00.123Z')`;

describe.each(databasesHere)('the chain of the history on the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const asApp = (statement: SQL) => asClient(server.database, testClient, (queries) => queries.execute(statement));
  /** As whoever owns the database may, with the triggers off unless they are asked for. */
  const asItsOwner = (statement: SQL, triggers: 'on' | 'off' = 'off') =>
    asOwner(server.database, async (queries) => {
      const tables = ['change', 'history_seal'].map((table) => sql.identifier(table));
      if (triggers === 'off')
        for (const table of tables) await queries.execute(sql`alter table ${table} disable trigger user`);
      await queries.execute(sql`select set_config('app.client_id', ${String(testClient)}, true)`);
      await queries.execute(statement);
      // What is waiting for the end of the transaction would forbid to alter the table.
      if (triggers === 'off')
        for (const table of tables) await queries.execute(sql`alter table ${table} enable trigger user`);
    });
  const verify = async () => {
    const found = (await verifyHistory(server.database)).find(({ clientId }) => clientId === testClient);
    if (!found) throw new Error('The test supplier is missing.');
    return found;
  };
  let id: string;
  beforeEach(async () => {
    id = randomUUID();
    await asApp(aLine(id));
  });
  /** Puts back what a test has broken. */
  const emptied = () => asItsOwner(sql`with gone as (delete from change) delete from history_seal`);

  test('holds each line that is written, and its head proves all before it', async () => {
    const before = await verify();
    await asApp(aLine(id, 2));
    const after = await verify();
    expect(after).toMatchObject({ entries: before.entries + 1, removals: before.removals, faults: [] });
    expect(after.head).not.toBe(before.head);
    expect([await holdsHead(server.database, before.head), await holdsHead(server.database, '0'.repeat(64))]).toEqual([
      ...[true, false],
    ]);
  });

  test('is unbroken where many write at once', async () => {
    const { entries } = await verify();
    await Promise.all(Array.from({ length: 20 }, () => asApp(aLine(randomUUID()))));
    expect(await verify()).toMatchObject({ entries: entries + 20, faults: [] });
  });

  test('cannot be written by the application, which can change no line either', async () => {
    for (const statement of [
      sql`update history_seal set digest = 'x'`,
      sql`delete from history_seal`,
      sql`insert into history_seal select * from history_seal`,
      sql`update change set reason = 'Never rang.'`,
      sql`delete from change`,
      sql`update acceptance set name = 'Somebody else'`,
      sql`delete from acceptance`,
      sql`update enquiry_consent set given = false`,
      sql`select seal_row(${testClient}, 'change', 'added', '{}')`,
    ])
      await expect(asApp(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('the owner of the database changes no line either, and what they take out is recorded', async () => {
    const change = sql`update change set reason = 'Never rang.' where about_id = ${id}`;
    await expect(asItsOwner(change, 'on')).rejects.toMatchObject({ cause: { code: '23001' } });
    const { removals } = await verify();
    await asItsOwner(sql`delete from change where about_id = ${id}`, 'on');
    expect(await verify()).toMatchObject({ removals: removals + 1, faults: [] });
  });

  test.each([
    ['without a version says what it said before there were versions', null, '["e", "terms", "I agree.", true]'],
    ['with the version that its page named says that too', 2, '["e", "terms", "I agree.", true, 2]'],
  ])('a consent %s', async (_, version, said) => {
    const consent = { enquiry_id: 'e', kind: 'terms', text: 'I agree.', given: true, settings_version: version };
    const found = await server.database.queries.execute(
      sql`select sealed_text('enquiry_consent', ${JSON.stringify(consent)}::jsonb) as said`,
    );
    expect(rowsOf(found)).toEqual([{ said }]);
  });

  const row = (fault: string) => ({ what: 'change', key: `task/${id}/1`, fault });
  test.each([
    ['a line is changed', () => sql`update change set reason = 'Never rang.' where about_id = ${id}`, 'row changed'],
    ['a line is deleted', () => sql`delete from change where about_id = ${id}`, 'row gone without a record'],
  ])('where %s with the triggers off, the line is named', async (_, statement, fault) => {
    await asItsOwner(statement());
    expect((await verify()).faults).toEqual([row(fault)]);
    await emptied();
  });

  test.each([
    ['changed before it is taken out', () => [rewritten, takenOut], 'row changed'],
    ['taken out and written anew', () => [takenOut, anew], 'row put in the place of one that was taken out'],
  ])('a line that is %s is named, although its removal is recorded', async (_, statements, fault) => {
    for (const statement of statements()) await asItsOwner(statement(), statement === rewritten ? 'off' : 'on');
    expect((await verify()).faults).toEqual([row(fault)]);
    await emptied();
  });
  const rewritten = () => sql`update change set reason = 'Never rang.' where about_id = ${id}`;
  const takenOut = () => sql`delete from change where about_id = ${id}`;
  const anew = () => aLine(id);

  test('a line that was slipped in is named', async () => {
    await asItsOwner(aLine(id, 2));
    expect((await verify()).faults).toEqual([{ ...row('row without a seal'), key: `task/${id}/2` }]);
    await emptied();
  });

  test('an entry that is changed or taken out is named, and a noted head tells of an end that was cut off', async () => {
    await asApp(aLine(id, 2));
    await asApp(aLine(id, 3));
    const { head, entries } = await verify();
    await asItsOwner(sql`update history_seal set key = 'x' where place = ${entries - 1}`);
    expect((await verify()).faults).toContainEqual({
      what: 'history_seal',
      key: String(entries - 1),
      fault: 'entry changed',
    });
    await asItsOwner(sql`delete from history_seal where place = ${entries - 1}`);
    expect((await verify()).faults).toContainEqual({
      what: 'history_seal',
      key: String(entries),
      fault: 'entry missing',
    });
    await asItsOwner(sql`with gone as (delete from change where about_id = ${id} and line > 1)
      delete from history_seal where place >= ${entries - 1}`);
    expect((await verify()).faults).toEqual([]);
    expect(await holdsHead(server.database, head)).toBe(false);
    await emptied();
  });
});
