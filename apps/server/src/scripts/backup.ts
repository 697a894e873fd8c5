import { backUp } from '../db/backup/back-up.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { openToRead } from '../db/open-to-read.ts';
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
