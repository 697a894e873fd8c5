import { customerDocument } from '@door/domain/stored/customer-document';
import { sql } from 'drizzle-orm';
import { asClient, type Database } from '../db/database.ts';
import { client } from './long-lists.ts';

const ada = { kind: 'person', name: 'Ada', email: '', phone: '', contacts: [], sites: [], notes: '' } as const;

/** Moves an article of `fillLists` so many times more, and has its doors, customers and orders be such that a list of orders reads them. */
export async function fillLedger(database: Database, key: string, moves: number): Promise<void> {
  await asClient(database, client, async (queries) => {
    await queries.execute(sql`
      update item set state = (select state from item where state <> '{}' limit 1) where state = '{}'`);
    await queries.execute(sql`update customer set state = ${JSON.stringify(customerDocument(ada))}::jsonb`);
    await queries.execute(sql`update order_ set agreed = '{"total": {"minor": 100000, "currency": "EUR"}}'`);
    await queries.execute(sql`
      insert into stock_move (client_id, key, line, place_id, kind, quantity, value_minor, cause_kind, cause_id, idempotency_key,
        reason, happened_on, who, at)
      select client_id, key, 100000 + n, place_id, kind, quantity, value_minor, cause_kind, cause_id, '', '', happened_on, who, at
      from stock_move, generate_series(1, ${moves}::integer) as n where key = ${key} and line = 1`);
  });
  await database.queries.execute(sql`analyze stock_move, item`);
}
