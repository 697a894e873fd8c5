import { callsAt, RefusedCall } from '../apps/server/src/testing/http-calls.ts';
import { logIn } from '../apps/server/src/testing/log-in.ts';
import { randomFrom } from '../bench/cutting/random.ts';
import { dearestOfficeCalls } from './dearest-office-calls.ts';
import { housePicture } from './visitor-workloads.ts';
import { workloads } from './workloads.ts';

interface OfficeAtWork {
  readonly url: string;
  readonly seconds: number;
}

/** People of the office who each do one workload after the other, beside the one who sends what is dearest. */
const people = 3;

/**
 * The heaviest day of an office in little time: papers, pictures of doors and houses, bills, plans of cuts, scans, imports and publishes, as
 * fast as the server answers. How often each was done, also where it was refused because somebody else was faster: `release`,
 * `release: CONFLICT`.
 */
export async function officeAtWork({ url, seconds }: OfficeAtWork): Promise<ReadonlyMap<string, number>> {
  const { access_token: token } = (await logIn(url, 'admin@example.com')).tokens;
  const counts = new Map<string, number>();
  const count = async (name: string, work: () => Promise<unknown>) => {
    const refused = await work().then(() => '', codeOf);
    const what = refused === '' ? name : `${name}: ${refused}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
  const callersAt = (address: string) => ({
    office: callsAt(url, token, { 'x-forwarded-for': address }),
    visitor: callsAt(url, undefined, { 'x-forwarded-for': address }),
  });
  const dearest = await dearestOfficeCalls(callersAt('203.0.113.99').office);
  const end = Date.now() + seconds * 1000;
  const work = async (at: number) => {
    const random = randomFrom(at + 1);
    // There is one draft of the catalogue, so one person works on it.
    const own = [...workloads, housePicture].filter(({ isOnCatalogueDraft }) => at === 0 || !isOnCatalogueDraft);
    for (let turn = at; Date.now() < end; turn += 1) {
      const workload = own[turn % own.length];
      if (!workload) return;
      // Each time from another address: a day's visitors are many.
      const callers = callersAt(`203.1.${String(at)}.${String(random.between(1, 250))}`);
      await count(workload.name, async () => (await workload.prepare(callers)).send(callers));
    }
  };
  const sendDearest = async () => {
    for (let turn = 0; Date.now() < end; turn += 1) {
      const [name, send] = dearest[turn % dearest.length] ?? [];
      if (name && send) await count(name, send);
    }
  };
  await Promise.all([...Array.from({ length: people }, (_, at) => work(at)), sendDearest()]);
  return counts;
}

const codeOf = (error: unknown): string => (error instanceof RefusedCall ? error.code : String(error));
