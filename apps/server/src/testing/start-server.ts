import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The flags with which `npm start` starts Node.js (decision 128). */
export const nodeFlags = ['--liftoff-only', '--wasm-lazy-compilation', '--max-semi-space-size=16'];

/** Keeps malloc's blocks of 128 KB and more out of its heaps, so that they go back to the system when they are freed (decision 128). */
export const mallocSettings = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Compiled once for all servers of a run. */
export const compileCache = process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'doorwright-compile-cache');

/** Built by whoever runs the tests. */
const builtServer = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export type Environment = Readonly<Record<string, string>>;

/** Starts the server in a process of its own, silent unless the environment names a LOG_LEVEL. */
export function startServer(environment: Environment) {
  const child = spawn(process.execPath, [...nodeFlags, builtServer], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'silent',
      ...mallocSettings,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.error += text.toString()));
  const ended = once(child, 'close').then(([status]: unknown[]) => ({ status, ...output }));
  const listening = async () => {
    while (!output.out.includes('Doorwright serves')) {
      if (child.exitCode !== null) throw new Error(`The server did not start: ${output.error}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  return { child, ended, listening, written: () => output.out };
}
