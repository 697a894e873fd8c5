import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Builds the pages as `npm start` serves them. */
export async function buildPages(): Promise<void> {
  const script = join(import.meta.dirname, '../../scripts/build-web.mjs');
  const [status]: unknown[] = await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'close');
  if (status !== 0) throw new Error('The pages could not be built.');
}
