import { callsAt, RefusedCall } from '../apps/server/src/testing/http-calls.ts';
import { logIn } from '../apps/server/src/testing/log-in.ts';
import { release, scan } from './batch-workloads.ts';
import { importRows, publish } from './catalogue-workloads.ts';
import { dearestOfficeCalls } from './dearest-office-calls.ts';
import { accept, convert, send } from './selling-workloads.ts';
import { generate, housePicture, picture, save, submit } from './visitor-workloads.ts';

interface OfficeAtWork {
  readonly url: string;
  readonly seconds: number;
}

/** What each of three people does, one after the other, again and again; of the catalogue there is one draft, and so one person. */
const workOf = [
  [housePicture, picture, submit, save],
  [send, release, scan, accept, convert],
  [publish, importRows, generate],
] as const;

/**
 * The heaviest day of an office in little time: papers, pictures of doors and houses, bills, plans of cuts, scans, imports and publishes, as
 * fast as the server answers, beside somebody who sends what is dearest. How often each was done, and how often refused because
 * somebody else was faster: `release`, `release: CONFLICT`.
 */
export async function officeAtWork({ url, seconds }: OfficeAtWork): Promise<ReadonlyMap<string, number>> {
  const { access_token: token } = (await logIn(url, 'admin@example.com')).tokens;
  const counts = new Map<string, number>();
  const count = async (name: string, work: () => Promise<unknown>) => {
    const refusal = await work().then(() => '', codeOf);
    const what = refusal === '' ? name : `${name}: ${refusal}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
  const callersAt = (address: string) => ({
    office: callsAt(url, token, { 'x-forwarded-for': address }),
    visitor: callsAt(url, undefined, { 'x-forwarded-for': address }),
  });
  const end = Date.now() + seconds * 1000;
  const repeat = async <Work>(all: readonly Work[], one: (work: Work, turn: number) => Promise<void>) => {
    // Each at least once, also on a machine that is busy otherwise.
    for (let turn = 0; turn < all.length || Date.now() < end; turn += 1) {
      const work = all[turn % all.length];
      if (work) await one(work, turn);
    }
  };
  const people = workOf.map((workloads, at) =>
    repeat(workloads, ({ name, prepare }, turn) => {
      // Each time from another address: a day's visitors are many.
      const callers = callersAt(`203.1.${String(at)}.${String(turn % 250)}`);
      return count(name, async () => (await prepare(callers)).send(callers));
    }),
  );
  const dearest = await dearestOfficeCalls(callersAt('203.0.113.99').office);
  await Promise.all([...people, repeat(dearest, ([name, sendIt]) => count(name, sendIt))]);
  return counts;
}

const codeOf = (error: unknown): string => (error instanceof RefusedCall ? error.code : String(error));
