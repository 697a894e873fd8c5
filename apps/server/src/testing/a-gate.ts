import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/database.ts';
import type { TestServer } from './open-test-server.ts';

/** Where a call waits until it is let on. */
export function aGate() {
  let [reach, open]: [() => void, () => void] = [() => undefined, () => undefined];
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  const pass = () => {
    reach();
    return opened;
  };
  return { reached, pass, open: () => open() };
}

/** Resolves when a statement of this PostgreSQL database waits for a lock. */
export async function someoneWaits({ database }: Pick<TestServer, 'database'>): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (rowsOf(await database.queries.execute(waiting)).length === 0) await sleep(20);
}
