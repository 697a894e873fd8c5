import type { Machine } from '@door/api/system-status/machine';
import { sql } from 'drizzle-orm';
import { type Database, outsideTransactions, rowsOf } from '../db/database.ts';
import { newestMigration } from '../db/migrations.ts';
import { answersInTime } from '../http/answers-in-time.ts';
import type { Settings } from '../settings.ts';
import { diskMeter } from './disk-meter.ts';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

interface MachineFacts {
  readonly settings: Pick<Settings, 'dataDir' | 'smtpUrl' | 'azureConnection'>;
  readonly database: Database;
  /** As `/readyz` asks. */
  readonly ready: { readonly database: () => Promise<unknown>; readonly blobs: () => Promise<unknown> };
  readonly now: () => Date;
}

/** What the page about the running program shows of this process and its machine. */
export function machineOf({ settings, database, ready, now }: MachineFacts): Machine {
  const { dataDir, smtpUrl, azureConnection } = settings;
  const startedAt = now().toISOString();
  const version = releaseVersion();
  const schema = newestMigration();
  const elsewhere = async () => ({
    ...(database.kind === 'postgres' ? { database: await bytesOf(database) } : {}),
    ...(azureConnection ? { pictures: null, documents: null } : {}),
    ...(smtpUrl ? { mail: null } : {}),
  });
  const disk = diskMeter({ dataDir, elsewhere, now });
  return {
    state: async () => {
      const [isDatabaseThere, areBlobsThere] = await Promise.all([
        answersInTime(ready.database),
        answersInTime(ready.blobs),
      ]);
      return {
        ...{ version, startedAt },
        database: { kind: database.kind, schema, isReachable: isDatabaseThere },
        blobs: { kind: azureConnection ? 'azure' : 'files', isReachable: areBlobsThere },
        // Host and port only: the address may hold a password.
        mailServer: smtpUrl ? new URL(smtpUrl).host : null,
        disk: disk(),
      };
    },
  };
}

async function bytesOf(database: Database): Promise<number> {
  const [row] = rowsOf(
    await outsideTransactions(database).execute(sql`select pg_database_size(current_database())::float8 as bytes`),
  );
  return Number(row?.['bytes'] ?? 0);
}

const packageFile = new URL('../../../../package.json', import.meta.url);

/** `0.1.0`: the version of the whole product, as its package.json says it. */
export const releaseVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;
