import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyDatabase, migrateBefore, migrateBy, seenBy } from '../testing/half-migrated.ts';
import { databasesHere } from '../testing/open-test-server.ts';

const who = '0192b1a0-0000-7000-8000-0000000000d7';
const customer = '0192b1a0-0000-7000-8000-0000000000c7';
const client = -1022;

interface Before {
  readonly state: string;
  /** ISO days that were said. */
  readonly days: readonly [dispatched: string | null, delivered: string | null, installed: string | null];
}

/** Each of one line of two doors; `2026-12-31` is the last change of all. */
const orders: readonly (readonly [Before, facts: readonly string[]])[] = [
  [{ state: 'Manufactured', days: [null, null, null] }, []],
  [{ state: 'Dispatched', days: ['2026-12-10', null, null] }, ['departed 2026-12-10']],
  [{ state: 'Dispatched', days: [null, null, null] }, ['departed 2026-12-31']],
  [{ state: 'Delivered', days: ['2026-12-10', '2026-12-11', null] }, ['delivered 2026-12-11', 'departed 2026-12-10']],
  [{ state: 'Installed', days: [null, null, '2026-12-14'] }, ['delivered 2026-12-14', 'departed 2026-12-14']],
  [{ state: 'Closed', days: ['2026-12-10', null, null] }, ['delivered 2026-12-10', 'departed 2026-12-10']],
  [{ state: 'Cancelled', days: [null, null, null] }, []],
];

test.each(databasesHere)(
  'doors of a %s database have left, arrived and been handed over as their orders say',
  async (kind) => {
    await using database = await emptyDatabase(kind);
    const { ask } = database;
    await migrateBefore(ask, 'delivery-events');
    await ask(`insert into client (client_id) values (${client})`);
    await ask(`select set_config('app.client_id', '${client}', false)`);
    await ask(
      `insert into account (client_id, id, email, role, created_at) values (${client}, '${who}', '', 'admin', now())`,
    );
    await ask(
      `insert into customer (client_id, id, name, state, last_updated) values (${client}, '${customer}', 'Mary', '{}', now())`,
    );
    const quoted = (day: string | null) => (day === null ? 'null' : `'${day}'`);
    for (const [at, [{ state, days }]] of orders.entries()) {
      const [id, item] = [randomUUID(), randomUUID()];
      await ask(`insert into order_ (client_id, id, number, customer_id, state, currency, treatment, terms, note, delivery_address,
        deposit, agreed, dispatched_on, delivered_on, installed_on, created_at, created_by, last_updated)
      values (${client}, '${id}', ${10_001 + at}, '${customer}', '${state}', 'EUR', 'IE fit', '', '', '',
        3000, '{}', ${days.map(quoted).join(', ')}, now(), '${who}', '2026-12-31T12:00:00Z')`);
      await ask(`insert into item (client_id, id, number, made_by, numerals, address, state, last_updated)
      values (${client}, '${item}', ${1_001 + at}, 'installer', '', '', '{}', now())`);
      await ask(`insert into order_line (client_id, id, order_id, position, item_id, quantity, unit_minor, net_trade_minor)
      values (${client}, '${randomUUID()}', '${id}', 1, '${item}', 2, 100000, 60000)`);
    }
    await ask(`select set_config('app.client_id', '', false)`);
    await migrateBy(ask, 'delivery-events');
    const rows = await seenBy(
      ask,
      client,
      `select number, kind || ' ' || day as fact, count(distinct unit)::int as doors, min(how) as how
     from delivery_event join order_ on order_.id = order_id group by number, kind, day order by number, kind`,
    );
    const told = orders.map((_, at) => rows.filter((row) => row['number'] === 10_001 + at).map((row) => row['fact']));
    expect(told).toEqual(orders.map(([, facts]) => facts));
    expect(new Set(rows.map((row) => `${String(row['doors'])} ${String(row['how'])}`))).toEqual(
      new Set(['2 migrated']),
    );

    await ask(`select set_config('app.client_id', '', false)`);
    await migrateBefore(ask, 'visit-events', 'delivery-events');
    await migrateBy(ask, 'visit-events');
    const handed = await seenBy(
      ask,
      client,
      `select number, kind || ' ' || (at at time zone 'UTC')::date || ' ' || how as fact
     from visit_event join order_ on order_.id = order_id order by number`,
    );
    expect(handed.map(({ number, fact }) => `${String(number)} ${String(fact)}`)).toEqual([
      '10005 signed 2026-12-14 migrated',
      '10006 signed 2026-12-31 migrated',
    ]);
  },
);
