import { expect, test } from 'vitest';
import { emptyDatabase, migrateBefore, migrateBy, seenBy } from '../testing/half-migrated.ts';
import { databasesHere } from '../testing/open-test-server.ts';

const who = '0192b1a0-0000-7000-8000-0000000000d7';
const client = -1022;

interface Counts {
  readonly begun: number;
  readonly cutting?: number;
  readonly assembly?: number;
  readonly open?: number;
}

/** The state that a person gave, what is ticked of ten pieces, and the state that follows from it. */
const batches: readonly (readonly [given: string, counts: Counts | null, state: string])[] = [
  ['Planned', null, 'Planned'],
  ['Cutting', { begun: 0 }, 'Released'],
  ['Assembly', { begun: 2, cutting: 2 }, 'Cutting'],
  ['Cutting', { begun: 2, cutting: 10 }, 'Assembly'],
  ['Quality Checked', { begun: 2, cutting: 9, assembly: 4 }, 'Assembly'],
  ['Assembly', { begun: 2, cutting: 10, assembly: 10, open: 0 }, 'Quality Checked'],
  ['Closed', { begun: 2, cutting: 10, assembly: 10, open: 0 }, 'Closed'],
];

test.each(databasesHere)('released batches of a %s database are where their ticks say', async (kind) => {
  await using database = await emptyDatabase(kind);
  const { ask } = database;
  await migrateBefore(ask, 'floor-states');
  await ask(`insert into client (client_id) values (${client})`);
  await ask(`select set_config('app.client_id', '${client}', false)`);
  await ask(
    `insert into account (client_id, id, email, role, created_at) values (${client}, '${who}', '', 'admin', now())`,
  );
  for (const [at, [given, counts]] of batches.entries()) {
    const id = `5a1f4c1e-0000-4000-8000-0000000000${String(10 + at)}`;
    await ask(`insert into batch (client_id, id, week, number, state, glass, created_at, created_by, last_updated)
      values (${client}, '${id}', '2650', ${at + 1}, '${given}', 'ordered', now(), '${who}', now())`);
    const kept = { pieces: 10, cutting: 0, implied: 0, assembly: 0, qualityCheck: 0, open: 10, ...counts };
    if (counts) await ask(`insert into batch_frozen values (${client}, '${id}', '{}', '${JSON.stringify(kept)}')`);
  }
  await ask(`select set_config('app.client_id', '', false)`);
  await migrateBy(ask, 'floor-states');
  const rows = await seenBy(ask, client, 'select state from batch order by number');
  expect(rows.map((row) => row['state'])).toEqual(batches.map(([, , state]) => state));
});
