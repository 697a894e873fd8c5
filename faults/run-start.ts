import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../apps/server/src/db/database.ts';
import { openEmbedded } from '../apps/server/src/db/open-embedded.ts';
import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { postgresBinaries, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { rowCounts } from '../apps/server/src/testing/row-counts.ts';
import { startServer } from '../apps/server/src/testing/start-server.ts';
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';
import type { Random } from '../bench/cutting/random.ts';
import { type Rows, rowsSince } from './row-effects.ts';
import { type KindResult, nothingFound } from './run-kind.ts';

interface Starts {
  readonly database: Database['kind'];
  readonly rounds: number;
  readonly random: Random;
}

/** An empty folder, and an empty database where there is PostgreSQL. */
interface Empty extends AsyncDisposable {
  readonly settings: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
}

export const startFault = 'killed while it migrates and seeds';

/** Kills the first start of the server somewhere in between; the next one has to end with the rows of a start that nobody killed. */
export async function runStarts({ database, rounds, random }: Starts): Promise<KindResult> {
  await using places = await emptyPlaces(database);
  const quiet = await places.next();
  const began = performance.now();
  const wanted = await rowsAfterStart(quiet);
  const whole = performance.now() - began;
  const findings: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await using place = await places.next();
    const first = await launch(place);
    await sleep(random.between(0, Math.round(whole)));
    first.child.kill('SIGKILL');
    await first.ended;
    const more = rowsSince(wanted, await rowsAfterStart(place));
    if (Object.keys(more).length > 0) findings.push(`${startFault}, round ${String(round)}: ${JSON.stringify(more)}`);
  }
  return { ...nothingFound, name: startFault, database, faults: rounds, half: findings.length, findings };
}

const launch = async ({ settings }: Empty) => {
  const PORT = String(await freePort());
  return startServer({ PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}`, DEMO: '1', ...settings });
};

async function rowsAfterStart(place: Empty): Promise<Rows> {
  const server = await launch(place);
  await server.listening();
  server.child.kill('SIGTERM');
  await server.ended;
  const database = await place.open();
  const rows = Object.fromEntries(await rowCounts(database));
  await database.close();
  return rows;
}

async function emptyPlaces(kind: Database['kind']) {
  const postgres = kind === 'postgres' ? await startPostgres(postgresBinaries ?? '') : null;
  return {
    next: async (): Promise<Empty> => {
      const folder = temporaryFolder();
      const DATABASE_URL = await postgres?.newDatabase();
      return {
        settings: { DATA_DIR: folder.path, ...(DATABASE_URL ? { DATABASE_URL } : {}) },
        open: async () =>
          DATABASE_URL ? openPostgres(DATABASE_URL, () => undefined) : openEmbedded(join(folder.path, 'db')),
        [Symbol.asyncDispose]: async () => folder[Symbol.dispose](),
      };
    },
    [Symbol.asyncDispose]: async () => postgres?.stop(),
  };
}
