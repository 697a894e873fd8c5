import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * Holds a name of this supplier until the transaction ends; whoever else wants it waits. For what has no row yet that could be locked:
 * `order 5a1f…`, `promised weeks`.
 */
export async function lockName(queries: Queries, client: number, name: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), ${client})`);
}
