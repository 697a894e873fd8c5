import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { migrationsFolder } from '../db/migrations.ts';
import { createPglite } from '../db/pglite-statements.ts';
import type { DatabaseKind } from './open-test-server.ts';
import { emptyBeside } from './postgres-server.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Ask = (statement: string) => Promise<readonly Row[]>;

interface EmptyDatabase extends AsyncDisposable {
  readonly ask: Ask;
}

/** A database without tables, asked as the owner of what it will have. */
export async function emptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  const prepared = inject('preparedPostgres');
  if (kind === 'embedded' || !prepared) {
    const embedded = await createPglite();
    return {
      ask: async (statement) => (await embedded.query<Row>(statement)).rows,
      [Symbol.asyncDispose]: () => embedded.close(),
    };
  }
  const connection = new pg.Client({ connectionString: await emptyBeside(prepared) });
  await connection.connect();
  return {
    ask: async (statement) => (await connection.query<Row>(statement)).rows,
    [Symbol.asyncDispose]: () => connection.end(),
  };
}

const migrations = readdirSync(migrationsFolder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

/** Migrates up to, not with, the one of this name: `units`; from behind another one on, where that is done. */
export const migrateBefore = (ask: Ask, name: string, after?: string): Promise<void> =>
  migrate(ask, migrations.slice(after === undefined ? 0 : indexOf(after) + 1, indexOf(name)));

/** The one of this name alone. */
export const migrateBy = (ask: Ask, name: string): Promise<void> =>
  migrate(
    ask,
    migrations.filter((_, at) => at === indexOf(name)),
  );

const indexOf = (name: string): number => migrations.findIndex((file) => file.endsWith(`_${name}.sql`));

async function migrate(ask: Ask, files: readonly string[]): Promise<void> {
  for (const file of files)
    for (const statement of readFileSync(`${migrationsFolder}/${file}`, 'utf8').split('--> statement-breakpoint'))
      await ask(statement);
}

/** What a supplier has, as it sees it itself. */
export async function seenBy(ask: Ask, client: number, statement: string): Promise<readonly Row[]> {
  await ask(`select set_config('app.client_id', '${client}', false)`);
  return ask(statement);
}
