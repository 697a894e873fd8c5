import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * Holds a name of this supplier until the transaction ends; whoever else wants it waits. For what has no row yet that could be locked:
 * `order 5a1f…`, `promised weeks`.
 */
export async function lockName(queries: Queries, client: number, name: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), ${client})`);
}

/** As `lockName`, beside others who share the name: only whoever locks it waits for them, and they for whoever has locked it. */
export async function shareName(queries: Queries, client: number, name: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${name}), ${client})`);
}
