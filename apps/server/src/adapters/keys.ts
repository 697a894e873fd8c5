import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret of this installation: made once, kept under DATA_DIR/keys, the same after every start. */
export function persistentKey(dataDir: string, name: string): Buffer {
  const folder = join(dataDir, 'keys');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readKey(file) ?? makeKey(file);
}

function readKey(file: string): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and linked into place: of two processes that start at once, both end with the key of one. */
function makeKey(file: string): Buffer {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished);
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
}
