import { startJobs } from '../adapters/jobs.ts';
import { logOf } from '../adapters/log.ts';
import { openBlobs } from '../adapters/open-blobs.ts';
import { restore } from '../db/backup.ts';
import { CannotStart } from '../start-failure.ts';
import { runScript } from './run.ts';

await runScript(async (database, settings) => {
  const [, , file] = process.argv;
  if (!file) throw new CannotStart('Say from where: npm run db:restore FILE');
  await database.migrate();
  const { blobs } = await openBlobs(settings);
  const jobs = await startJobs(database, logOf('silent'));
  try {
    const lines = await restore({ database, blobs, file, enqueue: jobs.enqueue });
    return `${lines} lines of ${file} are restored.`;
  } finally {
    await jobs.stop();
  }
});
