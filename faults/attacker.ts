import { randomBytes, randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { callsAt } from '../apps/server/src/testing/http-calls.ts';
import { worstPicture } from './worst-picture.ts';

/** What a thread of attackers is given. */
export interface Attack {
  readonly url: string;
  /** Of each attacker, as a proxy names it. */
  readonly addresses: readonly string[];
  readonly seconds: number;
}

/** How often each answer was given; `error` stands for one without. */
export type Answers = Readonly<Record<string, number>>;

const { url, addresses, seconds }: Attack = workerData;
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

await Promise.all(addresses.map(attack));
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
  ];
  const one = async (first: number) => {
    for (let at = first; Date.now() < end; at += 1)
      await worst[at % worst.length]?.().then(
        () => counted('ok'),
        (error: unknown) => counted(error instanceof Error && 'code' in error ? String(error.code) : 'error'),
      );
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => one(at * 3)));
}
