import { faultFacts, logOf } from '../adapters/log.ts';
import { prepareDataDir } from '../data-dir.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import { startFailure } from '../start-failure.ts';

/** Opens the database of the settings for one task of the command line, and always closes it. */
export async function runScript(task: (database: Database, settings: Settings) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    prepareDataDir(settings.dataDir);
    const log = logOf(settings.logLevel);
    const database = await openDatabase(settings, (error) => log.warn(faultFacts(error), 'A connection was lost.'));
    try {
      console.log(await task(database, settings));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(startFailure(error));
    process.exitCode = 1;
  }
}
