import type { CDPSession, Page } from '@playwright/test';

/** One request as the browser saw it. Times are milliseconds since 1970, to be compared with `performance.timeOrigin`. */
export interface Request {
  readonly path: string;
  readonly kind: 'document' | 'script' | 'style' | 'font' | 'image' | 'call' | 'other';
  readonly at: number;
  /** Bytes of the body as they came over the wire; headers are left out, since they hold random ids. */
  readonly bytes: number;
}

const kinds: Readonly<Record<string, Request['kind']>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Fetch: 'call',
  XHR: 'call',
};

export interface Traffic {
  readonly cdp: CDPSession;
  readonly requests: () => readonly Request[];
  /** Resolves when nothing was asked for this long, ms. */
  readonly quietFor: (ms: number) => Promise<void>;
}

/** Listens to everything that a page asks of the network. Begin before the page is opened. */
export async function listenTo(page: Page): Promise<Traffic> {
  const cdp = await page.context().newCDPSession(page);
  const seen = new Map<string, Request & { readonly headerBytes: number }>();
  let lastAt = Date.now();
  // Of the first request; all others are counted from it, since the time of day may be set meanwhile, and a page's own marks are not.
  let begun: { readonly wallTime: number; readonly timestamp: number } | undefined;
  const change = (id: string, part: Partial<Request & { readonly headerBytes: number }>) => {
    const known = seen.get(id);
    if (known) seen.set(id, { ...known, ...part });
    lastAt = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const kind = kinds[type ?? ''] ?? 'other';
    begun ??= { wallTime, timestamp };
    const at = (begun.wallTime + timestamp - begun.timestamp) * 1000;
    seen.set(requestId, { path: pathOf(request.url), kind, at, bytes: 0, headerBytes: 0 });
    lastAt = Date.now();
  });
  // What lies in the browser's own cache asks nothing of the network.
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void seen.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) seen.delete(requestId);
    else change(requestId, { headerBytes: response.encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength - (seen.get(requestId)?.headerBytes ?? 0) }),
  );
  await cdp.send('Network.enable');
  return {
    cdp,
    requests: () => [...seen.values()],
    async quietFor(ms) {
      while (Date.now() - lastAt < ms) await page.waitForTimeout(100);
    },
  };
}

const pathOf = (url: string): string => decodeURIComponent(new URL(url).pathname);
