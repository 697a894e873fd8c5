import { errorFacts, createLogger } from '../adapters/log.ts';
import { prepareDataDir } from '../data-dir.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import { startErrorMessage } from '../start-error.ts';

/** Runs a command line task on the database of the settings, prints its result, and closes the database. */
export async function runScript(task: (database: Database, settings: Settings) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    prepareDataDir(settings.dataDir);
    const log = createLogger(settings.logLevel);
    const database = await openDatabase(settings, (error) => log.warn(errorFacts(error), 'A connection was lost.'));
    try {
      console.log(await task(database, settings));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(startErrorMessage(error));
    process.exitCode = 1;
  }
}
