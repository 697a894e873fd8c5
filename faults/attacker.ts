import { randomBytes, randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { callsAt } from '../apps/server/src/testing/http-calls.ts';
import { Browser, openLoginPage } from '../apps/server/src/testing/log-in.ts';
import { worstPicture } from './worst-picture.ts';

/** What a thread of attackers is given. */
export interface Attack {
  readonly url: string;
  /** Of each attacker, as a proxy names it. */
  readonly addresses: readonly string[];
  /** Of an account of the office, which one more attacker has. */
  readonly token: string;
  readonly seconds: number;
}

/** How often each answer was given; `error` stands for one without. */
export type Answers = Readonly<Record<string, number>>;

const { url, addresses, token, seconds }: Attack = workerData;
const end = Date.now() + seconds * 1000;
const answers: Record<string, number> = {};
const counted = (code: string) => {
  answers[code] = (answers[code] ?? 0) + 1;
};

/** Requests that each attacker has open at once. */
const atOnce = 4;
/** Made once: what it costs to make is not the server's. */
const picture = worstPicture();
/** The largest body that is taken. */
const body = `{"ItemId":"${'x'.repeat(1_000_000)}`;

await Promise.all([...addresses.map(attack), attackFromOffice()]);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
parentPort?.postMessage(answers satisfies Answers);

interface Raw {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** The dearest things that a stranger may ask for, one after the other, as long as it lasts. */
async function attack(address: string): Promise<void> {
  const headers = { 'x-forwarded-for': address };
  const { query, mutate } = callsAt(url, undefined, headers);
  const raw = async (path: string, init: Raw = {}) => {
    const answer = await fetch(`${url}${path}`, { ...init, headers: { ...headers, ...init.headers } });
    await answer.arrayBuffer();
    counted(String(answer.status));
  };
  const aSet = () => mutate<{ readonly Id: string }>('createItemFromTemplate', { ItemId: 'double-door-full-surround' });
  const { Id: ItemId } = await aSet().catch(() =>
    mutate<{ readonly Id: string }>('createItemFromTemplate', { ItemId: 'double-door' }),
  );
  const longText = 'Ω'.repeat(2000);
  const worst: readonly (() => Promise<unknown>)[] = [
    () => mutate('generateBom', ItemId),
    () => query('getPrice', { ItemId }),
    () => mutate('createItemFromTemplate', { ItemId: 'double-door' }),
    () => mutate('shareDesign', { ItemId }),
    () => mutate('updateItemFromTemplate', { ItemId, TemplateId: 'double-door' }),
    () =>
      mutate('submitEnquiry', {
        ItemId,
        Name: longText.slice(0, 100),
        Email: `${randomUUID()}@example.com`,
        Notes: longText,
      }),
    async () => {
      const target = await query<{ readonly url: string }>('getImageUploadTarget', {
        itemId: ItemId,
        side: 'external',
      });
      const { pathname, search } = new URL(target.url);
      await raw(pathname + search, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: picture });
    },
    () => raw(`/blobs/framecontainers/${randomUUID()}-external.png`),
    () => raw('/trpc/public/updateItem', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    () => query('getOffer', { Token: randomBytes(32).toString('base64url') }),
    () => raw('/trpc/public/getSettings?batch=1', { headers: { 'accept-encoding': 'br' } }),
    async () => {
      const browser = new Browser(url, headers);
      const answer = await browser.open(await openLoginPage(browser), {
        email: 'admin@example.com',
        password: 'wrong',
      });
      counted(String(answer.status));
    },
  ];
  await repeat(worst);
}

/** The dearest that somebody of the office may ask for: files of the largest size, and the longest lists and quotes. */
async function attackFromOffice(): Promise<void> {
  const { query, mutate } = callsAt(url, token, { 'x-forwarded-for': '203.0.113.99' });
  const { Csv: designs } = await query<{ readonly Csv: string }>('catalogue.exportRows', { Kind: 'designs' });
  const [head = '', first = ''] = designs.split('\r\n');
  // As JSON, of which a call may have 1 MiB.
  const rows = Math.floor(1_000_000 / JSON.stringify(`${first}\r\n`).length);
  const { DraftId, LastUpdated } = await mutate<Draft>('pricing.createDraft', { Id: randomUUID() });
  const draft = { Id: DraftId, LastUpdated };
  const prices = Array.from({ length: 25_000 }, (_, at) => `family.X${String(at)},1`).join('\n');
  const ItemIds: string[] = [];
  while (ItemIds.length < 100)
    ItemIds.push((await mutate<{ readonly Id: string }>('createItemFromTemplate', { ItemId: 'double-door' })).Id);
  const Csv = `${head}\r\n${`${first}\r\n`.repeat(rows)}`;
  await repeat([
    () => mutate('catalogue.importRows', { DraftId: randomUUID(), Kind: 'designs', Csv, DryRun: true }),
    () => mutate('pricing.importRows', { ...draft, Csv: `Code,Price\n${prices}`.slice(0, 499_000), DryRun: true }),
    () => mutate('quote.create', { Id: randomUUID(), ItemIds }),
    () => query('quote.list', {}),
    () => query('item.list', {}),
    () => query('catalogue.getContent', {}),
  ]);
}

interface Draft {
  readonly DraftId: string;
  readonly LastUpdated: string;
}

/** One after the other, several at once, as long as it lasts. */
async function repeat(worst: readonly (() => Promise<unknown>)[]): Promise<void> {
  const one = async (first: number) => {
    for (let at = first; Date.now() < end; at += 1)
      await worst[at % worst.length]?.().then(
        () => counted('ok'),
        (error: unknown) => counted(error instanceof Error && 'code' in error ? String(error.code) : 'error'),
      );
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => one(at * 3)));
}
