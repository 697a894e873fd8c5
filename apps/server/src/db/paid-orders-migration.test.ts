import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyDatabase, migrateBefore, migrateBy, seenBy } from '../testing/half-migrated.ts';
import { databasesHere } from '../testing/open-test-server.ts';

const who = '0192b1a0-0000-7000-8000-0000000000d7';
const customer = '0192b1a0-0000-7000-8000-0000000000c7';
const client = -1022;

interface Before {
  readonly state: string;
  readonly isFitted: boolean;
  /** Cents, of 1,000.00 agreed. */
  readonly credited: number;
  readonly paid: readonly number[];
}

const orders: readonly (readonly [Before, state: string])[] = [
  [{ state: 'Installed', isFitted: true, credited: 0, paid: [40_000, 60_000] }, 'Closed'],
  [{ state: 'Installed', isFitted: true, credited: 0, paid: [40_000, 59_999] }, 'Installed'],
  [{ state: 'Installed', isFitted: true, credited: -10_000, paid: [90_000] }, 'Closed'],
  [{ state: 'Delivered', isFitted: true, credited: 0, paid: [100_000] }, 'Delivered'],
  [{ state: 'Delivered', isFitted: false, credited: 0, paid: [100_000] }, 'Closed'],
  [{ state: 'Dispatched', isFitted: false, credited: 0, paid: [100_000] }, 'Dispatched'],
];

test.each(databasesHere)('orders of a %s database that are handed over and paid are closed', async (kind) => {
  await using database = await emptyDatabase(kind);
  const { ask } = database;
  await migrateBefore(ask, 'paid-orders');
  await ask(`insert into client (client_id) values (${client})`);
  await ask(`select set_config('app.client_id', '${client}', false)`);
  await ask(
    `insert into account (client_id, id, email, role, created_at) values (${client}, '${who}', '', 'admin', now())`,
  );
  await ask(
    `insert into customer (client_id, id, name, state, last_updated) values (${client}, '${customer}', 'Mary', '{}', now())`,
  );
  for (const [at, [{ state, isFitted, credited, paid }]] of orders.entries()) {
    const id = randomUUID();
    await ask(`insert into order_ (client_id, id, number, customer_id, state, currency, treatment, terms, note, delivery_address,
        deposit, agreed, created_at, created_by, last_updated)
      values (${client}, '${id}', ${10_001 + at}, '${customer}', '${state}', 'EUR', 'IE fit', '', '', '',
        3000, '{"total": {"minor": 100000, "currency": "EUR"}}', now(), '${who}', now())`);
    if (isFitted)
      await ask(`insert into order_charge (client_id, id, order_id, position, kind, text, quantity, unit_minor)
        values (${client}, '${randomUUID()}', '${id}', 1, 'fitting', 'Fitting', 1, 20000)`);
    if (credited !== 0)
      await ask(`insert into credit_note values (${client}, '${randomUUID()}', '${id}', ${at + 1},
        '{"total": {"minor": ${credited}, "currency": "EUR"}}', '${who}', now())`);
    for (const amount of paid)
      await ask(`insert into payment (client_id, id, order_id, kind, amount_minor, currency, paid_on, method, note, recorded_by, recorded_at)
        values (${client}, '${randomUUID()}', '${id}', 'balance', ${amount}, 'EUR', '2026-11-20', 'bank', '', '${who}', now())`);
  }
  await ask(`select set_config('app.client_id', '', false)`);
  await migrateBy(ask, 'paid-orders');
  const rows = await seenBy(ask, client, 'select state from order_ order by number');
  expect(rows.map((row) => row['state'])).toEqual(orders.map(([, state]) => state));
});
