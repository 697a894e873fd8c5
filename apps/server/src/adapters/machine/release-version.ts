import { readFileSync } from 'node:fs';
import { z } from 'zod';

const packageFile = new URL('../../../../../package.json', import.meta.url);

/** `0.1.0`: the version of the whole product, as its package.json says it. */
export const releaseVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;
