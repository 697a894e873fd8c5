import { backUp } from '../db/backup.ts';
import { openBlobs } from '../adapters/blobs/open-blobs.ts';
import { StartError } from '../start-error.ts';
import { runScript } from './run-script.ts';

await runScript(async (database, settings) => {
  const [, , file] = process.argv;
  if (!file) throw new StartError('Say where to: npm run db:backup FILE');
  await database.migrate();
  const { blobs } = await openBlobs(settings);
  const lines = await backUp({ database, blobs, file });
  return `${file} holds ${lines} lines.`;
});
