import { backUp } from '../db/backup.ts';
import { openBlobs } from '../adapters/blobs/open-blobs.ts';
import { openDatabase } from '../db/open-database.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { askForSnapshot } from '../db/snapshots.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { runScript } from './run-script.ts';

const [, , file] = process.argv;

await runScript(
  async (database, settings) => {
    if (!file) throw new StartError('Say where to: npm run db:backup -- FILE');
    await database.migrate();
    const { blobs, pngs } = await openBlobs(settings);
    try {
      const { lines, missingFiles } = await backUp({ database, blobs, file });
      const missing = missingFiles > 0 ? ` ${missingFiles} files were deleted while it was made.` : '';
      return `${file} holds ${lines} lines.${missing}`;
    } finally {
      await pngs.stop();
    }
  },
  { open: openToRead },
);

/** While a server runs on the embedded database, a copy that it makes of it; otherwise the database itself. */
async function openToRead(settings: Settings, onLost: (error: Error) => void) {
  const snapshot = settings.databaseUrl ? undefined : await askForSnapshot(settings.dataDir);
  if (!snapshot) return { database: await openDatabase(settings, onLost) };
  const database = await openEmbedded(snapshot.folder);
  const close = async () => {
    await database.close();
    await snapshot[Symbol.asyncDispose]();
  };
  return { database: { ...database, close }, lost: snapshot.lost };
}
