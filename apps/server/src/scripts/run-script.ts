import { errorFacts, createLogger } from '../lib/log.ts';
import { prepareDataDir } from '../data-dir.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import { startErrorMessage } from '../start-error.ts';

type OnLost = (error: Error) => void;

interface Opened {
  readonly database: Database;
  /** Rejects when what the task works on is there no longer. */
  readonly lost?: Promise<never>;
}

interface Ways {
  /** How the database is opened, where not as the server does. */
  readonly open: (settings: Settings, onLost: OnLost) => Promise<Opened>;
}

const asTheServer: Ways = {
  open: async (settings, onLost) => ({ database: await openDatabase(settings, onLost) }),
};

/** Runs a command line task on the database of the settings, prints its result, and closes the database. */
export async function runScript(
  task: (database: Database, settings: Settings) => Promise<string>,
  { open }: Ways = asTheServer,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    prepareDataDir(settings.dataDir);
    const log = createLogger(settings.logLevel);
    const { database, lost } = await open(settings, (error) => log.warn(errorFacts(error), 'A connection was lost.'));
    try {
      console.log(await Promise.race([task(database, settings), ...(lost ? [lost] : [])]));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(startErrorMessage(error));
    process.exitCode = 1;
  }
}
