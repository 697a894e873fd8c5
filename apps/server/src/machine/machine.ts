import { readFileSync } from 'node:fs';
import type { DiskUse, Machine } from '@door/api/system-status/machine';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, outsideTransactions, rowsOf } from '../db/database.ts';
import { newestMigration } from '../db/migrations.ts';
import { answersInTime } from '../http/answers-in-time.ts';
import { askWorker, startQuietWorker } from '../lib/ask-worker.ts';
import type { Settings } from '../settings.ts';
import { pictureReserve } from '../storage/file-blobs.ts';
import type { MeasuredDisk } from './measure-disk.ts';

interface DiskFacts {
  readonly dataDir: string;
  /** What does not lie in the data folder; a number of bytes where it can be asked for. */
  readonly elsewhere: () => Promise<Partial<DiskUse['parts']>>;
  readonly now: () => Date;
}

/** How long one measurement counts, ms, and how long one may take. */
const freshFor = 60_000;
const patience = 60_000;

/** Answers what was measured last, at once, and measures anew once that is a minute old. null: nothing is measured yet. */
function diskMeter(facts: DiskFacts): () => DiskUse | null {
  let last: DiskUse | null = null;
  let begunAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = facts.now().getTime();
    if (now - begunAt >= freshFor) {
      begunAt = now;
      measured(facts).then(
        (use) => (last = use),
        // The page shows since when the last figures are.
        () => undefined,
      );
    }
    return last;
  };
}

async function measured({ dataDir, elsewhere, now }: DiskFacts): Promise<DiskUse> {
  const worker = startQuietWorker(new URL('./disk-worker.ts', import.meta.url));
  try {
    const disk = await askWorker<MeasuredDisk>(worker, dataDir, AbortSignal.timeout(patience));
    return {
      ...disk,
      isLow: disk.free < 2 * pictureReserve,
      parts: { ...disk.parts, ...(await elsewhere()) },
      measuredAt: now().toISOString(),
    };
  } finally {
    await worker.terminate();
  }
}

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
        version,
        startedAt,
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
const releaseVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;
