import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { logIn } from '../../apps/server/src/testing/log-in.ts';
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder.ts';

const here = join(import.meta.dirname, '../..');

/** After so long, ms, somebody logs in anew: tokens end after ten minutes. */
const tokenAge = 300_000;

/** Who asks: a visitor, or the demo account of this name. */
export type Requester = 'visitor' | 'installer' | 'admin' | 'second';

const accounts = {
  installer: 'installer@example.com',
  admin: 'admin@example.com',
  second: 'installer@second.example.com',
} as const;

export interface Call {
  readonly path: string;
  readonly kind: string;
  readonly input: unknown;
}

export interface Checkout extends AsyncDisposable {
  readonly root: string;
  /** Makes a call from an address of its own, if one is named: each address may make so many doors. */
  ask(requester: Requester, call: Call, address?: string): Promise<unknown>;
}

/** A worktree of that commit with its packages, which stays for the next time. */
export function worktreeOf(commit: string): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: here, encoding: 'utf8' }).trim();
  const folder = join(tmpdir(), `doorwright-${git('rev-parse', `${commit}^{commit}`).slice(0, 12)}`);
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit);
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', '--for-tools'], { cwd: folder, stdio: 'inherit' });
  console.log(`Compared with ${folder}: git worktree remove --force ${folder}`);
  return folder;
}

const execute = promisify(execFile);

/** What a program prints as JSON that is run in this checkout. */
export async function printedBy<Printed>(root: string, ...args: readonly string[]): Promise<Printed> {
  return JSON.parse((await execute(process.execPath, args, { cwd: root, maxBuffer: 1e9 })).stdout);
}

/** Starts the server of a checkout on an empty folder, as `npm start` does. */
export async function startCheckout(root = here): Promise<Checkout> {
  const data = temporaryFolder();
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: port,
    PUBLIC_URL: url,
    DATA_DIR: data.path,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const server = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm and the server that it starts are ended together.
    detached: true,
  });
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`The server of ${root} did not start.`);
    await new Promise((done) => setTimeout(done, 500));
  }
  const tokens = new Map<Requester, { readonly token: string; readonly since: number }>();
  const tokenOf = async (requester: Requester): Promise<string | undefined> => {
    if (requester === 'visitor') return undefined;
    const known = tokens.get(requester);
    if (known && Date.now() - known.since < tokenAge) return known.token;
    const { access_token: token } = (await logIn(url, accounts[requester])).tokens;
    tokens.set(requester, { token, since: Date.now() });
    return token;
  };
  return {
    root,
    ask: async (requester, { path, kind, input }, address = '203.0.113.7') => {
      const token = await tokenOf(requester);
      const endpoint = `${url}/trpc/${token ? 'installer' : 'public'}/${path}`;
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const text = JSON.stringify(input);
      const answer =
        kind === 'query'
          ? fetch(text === undefined ? endpoint : `${endpoint}?input=${encodeURIComponent(text)}`, { headers })
          : fetch(endpoint, { method: 'POST', headers, body: text ?? null });
      const { status, ...response } = await answer.then(async (got) => ({
        status: got.status,
        body: await got.text(),
      }));
      return { status, ...bodyOf(response.body) };
    },
    [Symbol.asyncDispose]: async () => {
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
      data[Symbol.dispose]();
    },
  };
}

function bodyOf(text: string): object {
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null ? body : { body };
}
