import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../../public/service-worker.js'), 'utf8');
const origin = 'https://doors.example';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** The worker on a device whose network answers, until it is taken away. */
function aDevice() {
  const kept = new Map<string, Response>();
  const listeners = new Map<string, (event: Readonly<Record<string, unknown>>) => void>();
  const keyOf = (asked: string | { readonly url: string }) => (typeof asked === 'string' ? asked : asked.url);
  const cache = {
    match: async (asked: string | Asked) => kept.get(keyOf(asked))?.clone(),
    put: async (asked: string | Asked, answer: Response) => void kept.set(keyOf(asked), answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: Asked) => kept.delete(url),
  };
  const network = vi.fn(async (asked: string | Asked) => new Response(`of the network: ${keyOf(asked)}`));
  runInNewContext(source, {
    self: { addEventListener: (name: string, listen: () => void) => listeners.set(name, listen) },
    caches: { open: async () => cache },
    fetch: network,
    location: { origin },
    ...{ AbortSignal, URL, Map, Set },
    Request: class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
  });
  /** null: the browser asks the network by itself. */
  const asks = async (path: string, changes: Partial<Asked> = {}): Promise<string | null> => {
    let answer: Promise<Response> | null = null;
    const request = { method: 'GET', url: `${origin}${path}`, mode: 'cors', ...changes };
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    const given = await Promise.resolve<Response | null>(answer);
    return given && (await given.clone().text());
  };
  const keeps = async (document: string, files: readonly string[]) => {
    let work: unknown;
    listeners.get('message')?.({ data: { document, files }, waitUntil: (given: unknown) => (work = given) });
    await work;
  };
  return { kept, network, asks, keeps };
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['a call', '/trpc/installer/fitting.myDay?batch=1', {}],
  ['what is sent', '/assets/a.js', { method: 'POST' }],
  ['a picture', '/blobs/visitphotos/a.png', {}],
  ['a page of the log-in', '/authorize?client_id=1', { mode: 'navigate' }],
  ['another origin', '', { url: 'https://elsewhere.example/assets/a.js' }],
])('%s is none of its business', async (_, path, changes) => {
  const { asks, kept } = aDevice();
  expect(await asks(path, changes)).toBeNull();
  expect(kept.size).toBe(0);
});

test('a document is that of the network, and only without one the last that was seen, whatever its address says', async () => {
  const { asks, network } = aDevice();
  await asks('/?client=-1022', { mode: 'navigate' });
  expect(await asks('/?client=-1023', { mode: 'navigate' })).toContain('client=-1023');
  network.mockImplementation(away);
  expect(await asks('/', { mode: 'navigate' })).toContain('client=-1023');
});

test('a file with a hash is asked of the network once', async () => {
  const { asks, network } = aDevice();
  await asks('/assets/app-abc.js');
  network.mockImplementation(away);
  expect(await asks('/assets/app-abc.js')).toContain('app-abc.js');
  expect(network).toHaveBeenCalledTimes(1);
});

test('what a page has fetched before is kept with its document, and of old files the oldest go', async () => {
  const { asks, keeps, kept, network } = aDevice();
  for (let at = 0; at < 450; at += 1) await asks(`/assets/old-${String(at)}.js`);
  await keeps(`${origin}/?mode=installer`, [`${origin}/assets/new.js`]);
  expect([kept.has(`${origin}/assets/old-0.js`), kept.has(`${origin}/assets/old-449.js`)]).toEqual([false, true]);
  expect(kept.size).toBe(401);
  network.mockImplementation(away);
  expect(await asks('/', { mode: 'navigate' })).toContain('mode=installer');
  expect(await asks('/assets/new.js')).toContain('new.js');
});

test('it is as short as decision 199 says', () => expect(source.split('\n').length).toBeLessThanOrEqual(80));
