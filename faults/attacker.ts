import { randomBytes, randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { callsAt, RefusedCall } from '../apps/server/src/testing/http-calls.ts';
import { Browser, openLoginPage } from '../apps/server/src/testing/log-in.ts';
import { aDoor, dearestOfficeCalls, type NamedCall, ok } from './dearest-office-calls.ts';
import { isMeantAnswer } from './meant-answers.ts';
import { attackByConnections } from './raw-attacks.ts';
import { worstPicture } from './worst-picture.ts';

/** What a thread of attackers is given. */
export interface Attack {
  /** Whether this thread also sends connections that do as little as they can. */
  readonly withConnections: boolean;
  readonly url: string;
  /** Of each attacker, as a proxy names it. */
  readonly addresses: readonly string[];
  /** Of an account of the office, which one more attacker has. */
  readonly token: string;
  readonly seconds: number;
}

/** How often each answer was given to each attack; one that the attack did not mean to get begins with `unexpected`. */
export type Answers = Readonly<Record<string, number>>;

const { url, addresses, token, seconds, withConnections }: Attack = workerData;
const end = Date.now() + seconds * 1000;
const answers: Record<string, number> = {};
const count = (attack: string, answer: string) => {
  const isMeant = isMeantAnswer(attack, answer);
  const name = `${isMeant ? '' : 'unexpected '}${attack}: ${answer}`;
  answers[name] = (answers[name] ?? 0) + 1;
};

/** Requests that each attacker has open at once. */
const atOnce = 6;
/** Made once: what it costs to make is not the server's. */
const picture = worstPicture();
const bodies = {
  largest: `{"ItemId":"${'x'.repeat(1_000_000)}`,
  nested: '['.repeat(120_000),
  nestedTooLarge: '['.repeat(980_000),
};

await Promise.all([
  ...addresses.map(attack),
  attackFromOffice(),
  ...(withConnections ? [attackByConnections({ url, end, count })] : []),
]);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
parentPort?.postMessage(answers satisfies Answers);

interface Raw {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** The dearest things that a stranger may ask for, one after the other, as long as it lasts. */
async function attack(network: string): Promise<void> {
  // Another address of the same network of IPv6 each time: it counts as one.
  const from = () => ({
    'x-forwarded-for': network.endsWith('::') ? `${network}${randomBytes(2).toString('hex')}` : network,
  });
  const calls = () => callsAt(url, undefined, from());
  const raw = async (path: string, init: Raw = {}): Promise<string> => {
    const answer = await fetch(`${url}${path}`, { ...init, headers: { ...from(), ...init.headers } });
    await answer.arrayBuffer();
    return String(answer.status);
  };
  const post = (body: string) =>
    raw('/trpc/public/updateItem', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const batch = (name: string, times: number, more = '') =>
    raw(`/trpc/public/${Array(times).fill(name).join()}?batch=1${more}`, { headers: { 'accept-encoding': 'br' } });
  const ItemId = await aDoor(calls);
  const longText = 'Ω'.repeat(2000);
  const items = encodeURIComponent(
    JSON.stringify(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, ItemId]))),
  );
  const worst: readonly NamedCall[] = [
    ['bill', () => ok(calls().mutate('generateBom', ItemId))],
    ['price', () => ok(calls().query('getPrice', { ItemId }))],
    ['begin', () => ok(calls().mutate('createItemFromTemplate', { ItemId: 'double-door' }))],
    ['share', () => ok(calls().mutate('shareDesign', { ItemId }))],
    ['template', () => ok(calls().mutate('updateItemFromTemplate', { ItemId, TemplateId: 'double-door' }))],
    [
      'enquiry',
      async () => {
        const { Id } = await calls().mutate<{ readonly Id: string }>('createItemFromTemplate', {
          ItemId: 'double-door',
        });
        const person = { Name: longText.slice(0, 100), Email: `${randomUUID()}@example.com`, Notes: longText };
        return ok(calls().mutate('submitEnquiry', { ItemId: Id, ...person }));
      },
    ],
    [
      'picture',
      async () => {
        const asked = { itemId: ItemId, side: 'external' };
        const target = await calls().query<{ readonly url: string }>('getImageUploadTarget', asked);
        const { pathname, search } = new URL(target.url);
        return raw(pathname + search, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: picture });
      },
    ],
    ['no picture', () => raw(`/blobs/framecontainers/${randomUUID()}-external.png`)],
    ['largest body', () => post(bodies.largest)],
    ['nested body', () => post(bodies.nested)],
    ['nested body too large', () => post(bodies.nestedTooLarge)],
    ['offer', () => ok(calls().query('getOffer', randomBytes(16).toString('base64url')))],
    ['start', () => batch('getCatalogue', 1)],
    ['catalogue × 20', () => batch('getCatalogue', 20)],
    ['theme × 20', () => batch('getTheme', 20)],
    ['random parameter', () => batch('getCatalogue', 20, `&random=${randomUUID()}`)],
    [
      'random input',
      () => batch('getCatalogue', 1, `&input=${encodeURIComponent(JSON.stringify({ 0: randomUUID() }))}`),
    ],
    ['batch', () => batch('tryGetItemForPublic', 20, `&input=${items}`)],
    [
      'log-in',
      async () => {
        const browser = new Browser(url, from());
        const typed = { email: 'admin@example.com', password: 'wrong' };
        return String((await browser.open(await openLoginPage(browser), typed)).status);
      },
    ],
  ];
  await repeat(worst);
}

/** One more attacker, with an account of the office. */
async function attackFromOffice(): Promise<void> {
  await repeat(await dearestOfficeCalls(callsAt(url, token, { 'x-forwarded-for': '203.0.113.99' })));
}

/** One after the other, several at once, as long as it lasts. */
async function repeat(worst: readonly NamedCall[]): Promise<void> {
  const one = async (first: number) => {
    for (let at = first; Date.now() < end; at += 1) {
      const [attack, send] = worst[at % worst.length] ?? [];
      if (!attack || !send) return;
      count(
        attack,
        await send().catch((error: unknown) => (error instanceof RefusedCall ? error.code : String(error))),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => one(at * 3)));
}
