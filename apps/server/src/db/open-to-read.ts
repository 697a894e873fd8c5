import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { openEmbedded } from './open-embedded.ts';
import { askForSnapshot } from './snapshots.ts';

export interface OpenedToRead {
  readonly database: Database;
  /** Rejects when the program has ended, and the copy that it made with it. */
  readonly lost?: Promise<never>;
}

/** The database of the settings; while the program runs on the embedded one, a copy that it makes of it. */
export async function openToRead(settings: Settings, onLost: (error: Error) => void): Promise<OpenedToRead> {
  const snapshot = settings.databaseUrl ? undefined : await askForSnapshot(settings.dataDir);
  if (!snapshot) return { database: await openDatabase(settings, onLost) };
  const database = await openEmbedded(snapshot.folder);
  const close = async () => {
    await database.close();
    await snapshot[Symbol.asyncDispose]();
  };
  return { database: { ...database, close }, lost: snapshot.lost };
}
