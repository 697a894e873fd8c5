// Lets the pages for phones (a fitter's day, loading, scanning) open again where there is no network: decision 199. A document comes from
// the network and from here only where there is none; a file with a hash in its name from here. Calls and pictures are never kept.

const cacheName = 'pages';
/** Every address of the app is one document. */
const documentKey = '/';
/** A build has about half as many: those of the build before stay until its pages are closed. */
const mostFiles = 400;
/** A network that is there and does not answer is none, ms. */
const longestWait = 8_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keepPage(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === documentKey) event.respondWith(documentOf(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
});

async function documentOf(request) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(longestWait) });
    if (answer.ok && !answer.redirected) await cache.put(documentKey, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(documentKey);
    if (kept) return kept;
    throw error;
  }
}

async function fileOf(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Keeps what a page has fetched before this worker was there, and lets go of what no page has asked for lately. */
async function keepPage({ document, files }) {
  const cache = await caches.open(cacheName);
  const answer = await fetch(document).catch(() => null);
  if (answer?.ok) await cache.put(documentKey, answer);
  await Promise.all(files.map((file) => fileOf(new Request(file)).catch(() => null)));
  const others = (await cache.keys()).filter(({ url }) => url.includes('/assets/') && !files.includes(url));
  const tooMany = files.length + others.length - mostFiles;
  for (const old of others.slice(0, Math.max(0, tooMany))) await cache.delete(old);
}
