import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/** A random key of this installation, created once and stored under DATA_DIR/keys. */
export const persistentKey = (dataDir: string, name: string): Buffer =>
  Buffer.from(
    persistentSecret(dataDir, name, () => randomBytes(32).toString('base64url')),
    'base64url',
  );

/** The same for a secret that is text of any form, such as a PEM file. */
export function persistentSecret(dataDir: string, name: string, make: () => string): string {
  const folder = join(dataDir, 'keys');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readSecret(file) ?? createSecret(file, make());
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Written under another name and then linked: of two processes that start at once, both read the key of the first. */
function createSecret(file: string, secret: string): string {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, secret, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, 'utf8').trim();
}
