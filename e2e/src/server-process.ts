import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { mallocSettings, nodeFlags } from '../../apps/server/src/testing/start-server.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const serverFolder = join(import.meta.dirname, '../../apps/server');
/** Long, for a machine that other programs keep busy: a server that ends is noticed at once. */
const startWithinMs = 300_000;
/** Compiled once for all servers of a run. */
const compileCache = join(tmpdir(), 'doorwright-compile-cache');

/**
 * Workers keep the priority of the calls (decision 118). Somebody waits for what they make in a test, and beside browsers and whatever
 * else keeps the machine busy they would make a paper for minutes.
 */
const usualPriority = `--import=data:text/javascript,${encodeURIComponent(
  `import os from 'node:os';
   import { syncBuiltinESMExports } from 'node:module';
   os.setPriority = () => undefined;
   syncBuiltinESMExports();`,
)}`;

export interface ServerProcess {
  readonly url: string;
  /** Sends the signal and waits for the end; of a server that has ended it does nothing. */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface ServerOptions {
  /** Absent: a free one. */
  readonly port?: number;
  /** Settings beside those that each server of a test has. */
  readonly settings?: Readonly<Record<string, string>>;
  /** As in production, where workers give way. */
  readonly workersGiveWay?: boolean;
}

/** Starts the server on a data folder, and waits until it is ready. */
export async function startServer(
  dataDir: string,
  { port, settings, workersGiveWay = false }: ServerOptions = {},
): Promise<ServerProcess> {
  const chosen = port ?? (await freePort());
  const url = `http://localhost:${chosen}`;
  const env = {
    ...process.env,
    ...mallocSettings,
    PORT: String(chosen),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: url,
    NODE_COMPILE_CACHE: compileCache,
    ...settings,
  };
  const options = workersGiveWay ? nodeFlags : [...nodeFlags, usualPriority];
  const server = spawn(process.execPath, [...options, join(serverFolder, 'dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(`${url}/readyz`, server);
  return {
    url,
    async end(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((done) => server.once('exit', done));
      server.kill(signal);
      await ended;
    },
  };
}

interface ScriptRun {
  readonly script: string;
  readonly args: readonly string[];
  /** What is typed, where the script asks. */
  readonly answer: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Runs a script of the server on a data folder that no server uses; throws what it wrote where it fails. */
export async function runScript(dataDir: string, { script, args, answer, settings }: ScriptRun): Promise<void> {
  const file = join(serverFolder, 'src/scripts', `${script}.ts`);
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: compileCache, ...settings };
  const run = spawn(process.execPath, [...nodeFlags, file, ...args], { env });
  let written = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (text: Buffer) => (written += text.toString()));
  run.stdin.end(answer);
  const code = await new Promise<number | null>((done) => run.once('close', done));
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}: ${written}`);
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + startWithinMs;
  while (Date.now() < until) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${String(server.exitCode)} before it answered.`);
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await sleep(150);
  }
  throw new Error(`${address} did not answer within ${startWithinMs / 1000} s.`);
}
