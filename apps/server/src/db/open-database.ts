import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The database that the settings name. The embedded one refuses while another process has it. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, onLost) : openEmbedded(join(dataDir, 'db'));
}
