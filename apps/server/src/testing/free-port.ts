import { once } from 'node:events';
import { createServer } from 'node:net';
import { hasCode } from '../lib/error-code.ts';

/** Below the ports that systems give to outgoing connections (from 32768 on Linux, 49152 elsewhere). */
const lowest = 12_000;
const highest = 32_000;

/**
 * A port of 127.0.0.1 that nothing listens on. A port that the system names would be free too, but any browser or driver may be
 * given it for a connection before the caller listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
