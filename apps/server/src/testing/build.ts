import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const scripts = join(import.meta.dirname, '../../../../scripts');

/** Builds the server as `npm start` runs it, where its sources changed. */
export const buildServer = (): Promise<void> => run('build-server.mjs');

/** Builds the pages as `npm start` serves them, where their sources changed. */
export const buildWeb = (): Promise<void> => run('build-web.mjs');

async function run(script: string): Promise<void> {
  const [status]: unknown[] = await once(
    spawn(process.execPath, [join(scripts, script)], { stdio: 'inherit' }),
    'close',
  );
  if (status !== 0) throw new Error(`${script} failed.`);
}
