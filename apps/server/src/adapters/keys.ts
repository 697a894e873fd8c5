import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret of this installation: made once, kept under DATA_DIR/keys, the same after every start. */
export const persistentKey = (dataDir: string, name: string): Buffer =>
  Buffer.from(
    persistentSecret(dataDir, name, () => randomBytes(32).toString('base64url')),
    'base64url',
  );

/** The same for a secret of any form, as text. */
export function persistentSecret(dataDir: string, name: string, make: () => string): string {
  const folder = join(dataDir, 'keys');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readSecret(file) ?? keepSecret(file, make());
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and linked into place: of two processes that start at once, both end with the key of one. */
function keepSecret(file: string, secret: string): string {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, secret, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, 'utf8').trim();
}
