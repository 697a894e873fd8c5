import { readFileSync, readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrationsFolder } from '../db/migrations.ts';
import { inject } from 'vitest';
import { type DatabaseKind, whyNoPostgres } from './open-test-server.ts';
import { emptyBeside } from './postgres-server.ts';

const migrations = readdirSync(migrationsFolder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const textOf = (file: string) => readFileSync(`${migrationsFolder}/${file}`, 'utf8');

interface Migration {
  /** Beginning of its file's name. */
  readonly from: string;
  /** Statements that add rows before it, as an older release has left them. */
  readonly oldRows: string;
}

type Ask = (query: string) => Promise<readonly object[]>;

/** A database with old rows to which the migration and all after it were applied. `check` sees the rows of supplier -1. */
export async function migrateWithRows(
  kind: DatabaseKind,
  { from, oldRows }: Migration,
  check: (ask: Ask) => Promise<void>,
): Promise<void> {
  await using database = await openEmpty(kind);
  for (const file of migrations.filter((each) => each < from)) await database.run(textOf(file));
  await database.run(oldRows);
  for (const file of migrations.filter((each) => each >= from)) await database.run(textOf(file));
  await database.run(`select set_config('app.client_id', '-1', false)`);
  await check(database.ask);
}

interface EmptyDatabase extends AsyncDisposable {
  readonly run: (statements: string) => Promise<unknown>;
  readonly ask: Ask;
}

async function openEmpty(kind: DatabaseKind): Promise<EmptyDatabase> {
  if (kind === 'embedded') {
    const database = await PGlite.create();
    return {
      run: (statements) => database.exec(statements),
      ask: async (query) => (await database.query<object>(query)).rows,
      [Symbol.asyncDispose]: () => database.close(),
    };
  }
  const prepared = inject('preparedPostgres');
  if (!prepared) throw new Error(whyNoPostgres);
  const client = new pg.Client({ connectionString: await emptyBeside(prepared) });
  await client.connect();
  return {
    run: (statements) => client.query(statements),
    ask: async (query) => (await client.query<object>(query)).rows,
    [Symbol.asyncDispose]: () => client.end(),
  };
}
