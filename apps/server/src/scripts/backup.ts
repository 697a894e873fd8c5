import { backUp } from '../db/backup.ts';
import { openBlobs } from '../adapters/open-blobs.ts';
import { CannotStart } from '../start-failure.ts';
import { runScript } from './run.ts';

await runScript(async (database, settings) => {
  const [, , file] = process.argv;
  if (!file) throw new CannotStart('Say where to: npm run db:backup FILE');
  await database.migrate();
  const { blobs } = await openBlobs(settings);
  const lines = await backUp({ database, blobs, file });
  return `${file} holds ${lines} lines.`;
});
