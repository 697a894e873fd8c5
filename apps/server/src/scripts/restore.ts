import { startJobs } from '../jobs/jobs.ts';
import { createLogger } from '../lib/log.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { restore } from '../db/backup/restore.ts';
import { StartError } from '../start-error.ts';
import { runScript } from './run-script.ts';

await runScript(async (database, settings) => {
  const [, , file] = process.argv;
  if (!file) throw new StartError('Say from where: npm run db:restore -- FILE');
  await database.migrate();
  const { blobs } = await openBlobs(settings);
  const jobs = await startJobs(database, createLogger('silent'));
  try {
    const lines = await restore({ database, blobs, file, enqueue: jobs.enqueue });
    return `${lines} lines of ${file} are restored.`;
  } finally {
    await jobs.stop();
  }
});
