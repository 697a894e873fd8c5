import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The journeys run on what `npm start` serves: the built pages. */
export default function build(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build-web.mjs')], { stdio: 'inherit' });
}
