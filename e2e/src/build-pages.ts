import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the pages as `npm start` serves them. */
export default function buildPages(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build-web.mjs')], { stdio: 'inherit' });
}
