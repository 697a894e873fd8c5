import { expect, test } from 'vitest';
import { type Ask, emptyDatabase, migrateBefore, migrateBy, seenBy } from '../testing/half-migrated.ts';
import { databasesHere } from '../testing/open-test-server.ts';

const clients = [-1022, -1023];
const who = '0192b1a0-0000-7000-8000-0000000000d7';
const orders = { made: '5a1f4c1e-0000-4000-8000-0000000000b1', held: '5a1f4c1e-0000-4000-8000-0000000000b2' };

/** Two suppliers, each with an order that the works have accepted and one that is on hold, as they were before reasons were kept. */
async function fill(ask: Ask): Promise<void> {
  for (const client of clients) {
    await ask(`insert into client (client_id) values (${client})`);
    await ask(`select set_config('app.client_id', '${client}', false)`);
    await ask(
      `insert into account (client_id, id, email, role, created_at) values (${client}, '${who}', '', 'admin', now())`,
    );
    await ask(
      `insert into customer (client_id, id, name, state, last_updated) values (${client}, '${who}', 'Ada', '{}', now())`,
    );
    for (const [number, [state, id]] of [
      ['Accepted', orders.made] as const,
      ['On Hold', orders.held] as const,
    ].entries())
      await ask(`insert into order_ (client_id, id, number, customer_id, state, currency, treatment, terms, note, delivery_address, deposit,
          agreed, week, promised_week, created_at, created_by, last_updated)
        values (${client}, '${id}', ${number + 1}, '${who}', '${state}', 'EUR', 'supply', '', '', '', 0, '{}', '2650', '2650', now(), '${who}', now())`);
  }
  await ask(`select set_config('app.client_id', '', false)`);
}

test.each(databasesHere)(
  'orders of every supplier keep their week as a promise, on a %s database of an ordinary owner',
  async (kind) => {
    await using database = await emptyDatabase(kind);
    const { ask } = database;
    await migrateBefore(ask, 'promises');
    await fill(ask);
    await migrateBy(ask, 'promises');
    for (const client of clients) {
      const promised = await seenBy(
        ask,
        client,
        `select order_id, week, finished_on::text, cause from promise where client_id = ${client} order by order_id`,
      );
      const kept = { week: '2650', finished_on: '2026-12-11', cause: 'migrated' };
      expect(promised).toEqual([
        { order_id: orders.made, ...kept },
        { order_id: orders.held, ...kept },
      ]);
    }
  },
);

test.each(databasesHere)(
  'an order on hold keeps no place in a week, on a %s database of an ordinary owner',
  async (kind) => {
    await using database = await emptyDatabase(kind);
    const { ask } = database;
    await migrateBefore(ask, 'order-demand');
    await fill(ask);
    await migrateBy(ask, 'order-demand');
    for (const client of clients)
      expect(
        await seenBy(
          ask,
          client,
          `select state, week, promised_week from order_ where client_id = ${client} order by number`,
        ),
      ).toEqual([
        { state: 'Accepted', week: '2650', promised_week: '2650' },
        { state: 'On Hold', week: null, promised_week: null },
      ]);
  },
);
