import { describe, expect, test } from 'vitest';
import type { Screen } from './screen.ts';
import { type AddressBar, createRouter, type RouterOptions } from './create-router.ts';

const screenAt = (path: string, load: Screen['load'] = async () => () => path): Screen => ({
  path,
  layout: 'blank',
  title: path,
  load,
});

/** An address bar in memory; `visit` is what a person types, or the Back button. */
function addressAt(first: string) {
  const visited = [first];
  let onChange = () => {};
  const address: AddressBar = {
    path: () => visited.at(-1) ?? '',
    push: (path) => void visited.push(path),
    replace: (path) => void visited.splice(-1, 1, path),
    onChange: (listener) => {
      onChange = listener;
      return () => {
        onChange = () => {};
      };
    },
  };
  const visit = (path: string) => {
    visited.push(path);
    onChange();
  };
  return { address, visited, visit };
}

const settled = () => new Promise((done) => setTimeout(done));

const routes = (screens: readonly Screen[], redirect: RouterOptions['redirect'] = () => null): RouterOptions => ({
  screens,
  lazyRoutes: [],
  notFound: screenAt('/$'),
  redirect,
  mayRetry: async () => false,
});

function startedRouter(address: AddressBar, options: RouterOptions) {
  const router = createRouter(address, options);
  router.start();
  return router;
}

/** Code of a page that does not come before the network is there. */
function codeBehindNetwork() {
  const waiting: ((mayRetry: boolean) => void)[] = [];
  let isThere = false;
  const load: Screen['load'] = async () => {
    if (!isThere) throw new Error('no network');
    return () => 'fetched';
  };
  const mayRetry = () => new Promise<boolean>((again) => waiting.push(again));
  const comes = () => {
    isThere = true;
    for (const again of waiting.splice(0)) again(true);
  };
  return { load, mayRetry, comes };
}

test('the page follows the address, also when the browser changes it [2.11]', async () => {
  const { address, visited, visit } = addressAt('/');
  const router = startedRouter(address, routes([screenAt('/'), screenAt('/terms'), screenAt('/shared/$id')]));
  expect(router.shown()).toBeNull();
  await settled();
  expect(router.shown()?.screen.path).toBe('/');
  await router.go('/terms');
  expect(router.shown()?.path).toBe('/terms');
  expect(visited).toEqual(['/', '/terms']);
  visit('/shared/7');
  await settled();
  expect(router.shown()).toMatchObject({ path: '/shared/7', params: { id: '7' } });
  visit('/nowhere/at/all');
  await settled();
  expect(router.shown()?.screen.path).toBe('/$');
});

test('`replace` leaves nothing to go back to', async () => {
  const { address, visited } = addressAt('/submit');
  const router = startedRouter(address, routes([screenAt('/submit'), screenAt('/confirmation')]));
  await router.go('/confirmation', 'replace');
  expect(visited).toEqual(['/confirmation']);
});

test('a redirect changes the address too [2.81]', async () => {
  const { address, visited } = addressAt('/glass');
  const guarded = routes([screenAt('/'), screenAt('/glass')], (path) => (path === '/glass' ? '/' : null));
  const router = startedRouter(address, guarded);
  await settled();
  expect(router.shown()?.path).toBe('/');
  expect(visited).toEqual(['/']);
});

test('the old page stays until the code of the new one is here, and the last address wins', async () => {
  const arriving: (() => void)[] = [];
  const slow: Screen['load'] = () => new Promise((done) => arriving.push(() => done(() => 'slow')));
  const { address, visit } = addressAt('/');
  const router = startedRouter(address, routes([screenAt('/'), screenAt('/terms'), screenAt('/privacy', slow)]));
  await settled();
  visit('/privacy');
  await settled();
  expect(router.shown()?.path).toBe('/');
  await router.go('/terms');
  for (const arrive of arriving) arrive();
  await settled();
  expect(router.shown()?.path).toBe('/terms');
});

describe('the code of the next page has not come at once', () => {
  /** Longer than a router is patient, ms. */
  const soon = 150;

  /** A router on its first page, on its way to a page whose code comes when `arrive` is called. */
  async function waitingRouter() {
    let arrive = () => {};
    const slow: Screen['load'] = () => new Promise((done) => (arrive = () => done(() => 'slow')));
    const { address, visit } = addressAt('/');
    const router = startedRouter(address, routes([screenAt('/'), screenAt('/privacy', slow)]));
    await settled();
    const told: boolean[] = [];
    router.subscribe(() => told.push(router.isWaiting()));
    expect(router.isWaiting()).toBe(false);
    visit('/privacy');
    await new Promise((done) => setTimeout(done, soon));
    expect([router.isWaiting(), told.at(-1)]).toEqual([true, true]);
    return { router, visit, told, arrive: () => arrive() };
  }

  test('the router says that it waits until the page is shown', async () => {
    const { router, told, arrive } = await waitingRouter();
    arrive();
    await settled();
    expect([router.shown()?.path, router.isWaiting(), told.at(-1)]).toEqual(['/privacy', false, false]);
  });

  test('the router waits no more for a page that is not wanted any more', async () => {
    const { router, visit, told } = await waitingRouter();
    visit('/');
    await settled();
    expect([router.shown()?.path, router.isWaiting(), told.at(-1)]).toEqual(['/', false, false]);
  });

  test('a page whose code is here is no wait', async () => {
    const { address } = addressAt('/');
    const router = startedRouter(address, routes([screenAt('/'), screenAt('/terms')]));
    await settled();
    const told: boolean[] = [];
    router.subscribe(() => told.push(router.isWaiting()));
    await router.go('/terms');
    await new Promise((done) => setTimeout(done, soon));
    expect(told).not.toContain(true);
  });
});

test('code that cannot be loaded is an error of its own page, not of the page before', async () => {
  const { address } = addressAt('/');
  const broken: Screen['load'] = () => Promise.reject(new Error('no network'));
  const router = startedRouter(address, routes([screenAt('/'), screenAt('/terms', broken)]));
  await router.go('/terms');
  expect(router.shown()?.Page).toThrow('no network');
});

test('lazy routes may lead elsewhere, and none of their pages is loaded then [2.81]', async () => {
  const { address, visited } = addressAt('/installer/items');
  const secret = screenAt('/installer/items', () => Promise.reject(new Error('must not be loaded')));
  const router = startedRouter(address, {
    ...routes([screenAt('/login')]),
    lazyRoutes: [{ path: '/installer/$', load: async () => ({ screens: [secret], redirect: () => '/login' }) }],
  });
  await settled();
  expect(router.shown()?.path).toBe('/login');
  expect(visited).toEqual(['/login']);
});

test('lazy routes are loaded when the first of their pages is opened', async () => {
  const { address, visit } = addressAt('/');
  let opened = 0;
  const load = async () => {
    opened += 1;
    return { screens: [screenAt('/installer/items')], redirect: () => null };
  };
  const router = startedRouter(address, {
    ...routes([screenAt('/')]),
    lazyRoutes: [{ path: '/installer/$', load }],
  });
  await settled();
  expect(opened).toBe(0);
  visit('/installer/items');
  await settled();
  expect(router.shown()?.screen.path).toBe('/installer/items');
  visit('/installer/nothing');
  await settled();
  expect(router.shown()?.screen.path).toBe('/$');
});

describe('without network', () => {
  const begin = async () => {
    const network = codeBehindNetwork();
    const { address, visit } = addressAt('/');
    const screens = [screenAt('/'), screenAt('/glass', network.load), screenAt('/terms')];
    const router = startedRouter(address, { ...routes(screens), mayRetry: network.mayRetry });
    await settled();
    return { network, router, visit };
  };

  test('the page before stays, and the next one opens when the network is back', async () => {
    const { network, router } = await begin();
    void router.go('/glass');
    await settled();
    expect(router.shown()?.path).toBe('/');
    network.comes();
    await settled();
    expect(router.shown()?.path).toBe('/glass');
  });

  test.each([
    ['turned back', '/'],
    ['went elsewhere', '/terms'],
  ])('a visitor who %s meanwhile stays there', async (_, path) => {
    const { network, router, visit } = await begin();
    void router.go('/glass');
    await settled();
    visit(path);
    await settled();
    network.comes();
    await settled();
    expect(router.shown()?.path).toBe(path);
  });

  test('navigating once more retries at once, and the page opens once', async () => {
    const { network, router } = await begin();
    let opened = 0;
    router.subscribe(() => (opened += 1));
    void router.go('/glass');
    await settled();
    void router.go('/glass');
    await settled();
    network.comes();
    await settled();
    expect(opened).toBe(1);
  });
});

test('a stopped router no longer redirects', async () => {
  const { address, visited, visit } = addressAt('/');
  const guarded = routes([screenAt('/'), screenAt('/glass')], (path) => (path === '/glass' ? '/' : null));
  createRouter(address, guarded).start()();
  await settled();
  visit('/glass');
  await settled();
  expect(visited).toEqual(['/', '/glass']);
});
