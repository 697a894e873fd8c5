import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs in the server before it: its clock is as many milliseconds ahead as a file says. */
const script = `
  import { readFileSync } from 'node:fs';
  const ahead = Number(readFileSync(process.env.CLOCK_AHEAD, 'utf8'));
  const { now: real } = Date;
  const now = () => real() + ahead;
  globalThis.Date = new Proxy(Date, {
    get: (date, name, of) => (name === 'now' ? now : Reflect.get(date, name, of)),
    construct: (date, given, of) => Reflect.construct(date, given.length === 0 ? [now()] : given, of),
  });`;

/** The clock of a server, with the settings of a server that goes by it. It may be put forward while that does not run. */
export async function serverClock() {
  const folder = await mkdtemp(join(tmpdir(), 'doorwright-clock-'));
  const file = join(folder, 'ahead');
  await writeFile(file, '0');
  return {
    settings: { CLOCK_AHEAD: file, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` },
    putForward: (days: number) => writeFile(file, String(days * 86_400_000)),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
