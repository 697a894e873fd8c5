import { describe, expect, test } from 'vitest';
import type { Screen } from '../routes.ts';
import { type AddressBar, navigate, type Routes } from './navigate.ts';

const screenAt = (path: string, load: Screen['load'] = async () => () => path): Screen => ({
  path,
  layout: 'blank',
  title: path,
  name: 'index',
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

const routes = (screens: readonly Screen[], leadsTo: Routes['leadsTo'] = () => null): Routes => ({
  screens,
  wings: [],
  notFound: screenAt('/$'),
  leadsTo,
  mayTryAgain: async () => false,
});

/** Code of a page that does not come before the network is there. */
function codeBehindNetwork() {
  const waiting: ((mayTryAgain: boolean) => void)[] = [];
  let isThere = false;
  const load: Screen['load'] = async () => {
    if (!isThere) throw new Error('no network');
    return () => 'fetched';
  };
  const mayTryAgain = () => new Promise<boolean>((again) => waiting.push(again));
  const comes = () => {
    isThere = true;
    for (const again of waiting.splice(0)) again(true);
  };
  return { load, mayTryAgain, comes };
}

test('the page follows the address, whoever changes it', async () => {
  const { address, visited, visit } = addressAt('/');
  const navigation = navigate(address, routes([screenAt('/'), screenAt('/terms'), screenAt('/shared/$id')]));
  expect(navigation.shown()).toBeNull();
  await settled();
  expect(navigation.shown()?.screen.path).toBe('/');
  await navigation.go('/terms');
  expect(navigation.shown()?.path).toBe('/terms');
  expect(visited).toEqual(['/', '/terms']);
  visit('/shared/7');
  await settled();
  expect(navigation.shown()).toMatchObject({ path: '/shared/7', params: { id: '7' } });
  visit('/nowhere/at/all');
  await settled();
  expect(navigation.shown()?.screen.path).toBe('/$');
});

test('a page that takes the place of another leaves nothing to go back to', async () => {
  const { address, visited } = addressAt('/submit');
  const navigation = navigate(address, routes([screenAt('/submit'), screenAt('/confirmation')]));
  await navigation.go('/confirmation', 'replace');
  expect(visited).toEqual(['/confirmation']);
});

test('whoever may not enter is led elsewhere, and the address says so', async () => {
  const { address, visited } = addressAt('/glass');
  const guarded = routes([screenAt('/'), screenAt('/glass')], (path) => (path === '/glass' ? '/' : null));
  const navigation = navigate(address, guarded);
  await settled();
  expect(navigation.shown()?.path).toBe('/');
  expect(visited).toEqual(['/']);
});

test('the old page stays until the code of the new one is here, and the last address wins', async () => {
  const arriving: (() => void)[] = [];
  const slow: Screen['load'] = () => new Promise((done) => arriving.push(() => done(() => 'slow')));
  const { address, visit } = addressAt('/');
  const navigation = navigate(address, routes([screenAt('/'), screenAt('/terms'), screenAt('/privacy', slow)]));
  await settled();
  visit('/privacy');
  await settled();
  expect(navigation.shown()?.path).toBe('/');
  await navigation.go('/terms');
  for (const arrive of arriving) arrive();
  await settled();
  expect(navigation.shown()?.path).toBe('/terms');
});

test('code that cannot be fetched is an error of its page, not of the page before', async () => {
  const { address } = addressAt('/');
  const broken: Screen['load'] = () => Promise.reject(new Error('no network'));
  const navigation = navigate(address, routes([screenAt('/'), screenAt('/terms', broken)]));
  await navigation.go('/terms');
  expect(navigation.shown()?.Page).toThrow('no network');
});

test('the table of a wing comes when the first of its pages is asked for', async () => {
  const { address, visit } = addressAt('/');
  let opened = 0;
  const open = async () => {
    opened += 1;
    return [screenAt('/installer/items')];
  };
  const navigation = navigate(address, { ...routes([screenAt('/')]), wings: [{ path: '/installer/$', open }] });
  await settled();
  expect(opened).toBe(0);
  visit('/installer/items');
  await settled();
  expect(navigation.shown()?.screen.path).toBe('/installer/items');
  visit('/installer/nothing');
  await settled();
  expect(navigation.shown()?.screen.path).toBe('/$');
});

describe('without network', () => {
  const begin = async () => {
    const network = codeBehindNetwork();
    const { address, visit } = addressAt('/');
    const screens = [screenAt('/'), screenAt('/glass', network.load), screenAt('/terms')];
    const navigation = navigate(address, { ...routes(screens), mayTryAgain: network.mayTryAgain });
    await settled();
    return { network, navigation, visit };
  };

  test('the page before stays, and the next one opens when the network is back', async () => {
    const { network, navigation } = await begin();
    void navigation.go('/glass');
    await settled();
    expect(navigation.shown()?.path).toBe('/');
    network.comes();
    await settled();
    expect(navigation.shown()?.path).toBe('/glass');
  });

  test.each([
    ['turned back', '/'],
    ['went elsewhere', '/terms'],
  ])('whoever %s meanwhile stays there', async (_, path) => {
    const { network, navigation, visit } = await begin();
    void navigation.go('/glass');
    await settled();
    visit(path);
    await settled();
    network.comes();
    await settled();
    expect(navigation.shown()?.path).toBe(path);
  });

  test('who asks once more has it tried at once, and it opens once', async () => {
    const { network, navigation } = await begin();
    let opened = 0;
    navigation.subscribe(() => (opened += 1));
    void navigation.go('/glass');
    await settled();
    void navigation.go('/glass');
    await settled();
    network.comes();
    await settled();
    expect(opened).toBe(1);
  });
});

test('a navigation that was stopped leads nobody any more', async () => {
  const { address, visited, visit } = addressAt('/');
  const guarded = routes([screenAt('/'), screenAt('/glass')], (path) => (path === '/glass' ? '/' : null));
  navigate(address, guarded).stop();
  await settled();
  visit('/glass');
  await settled();
  expect(visited).toEqual(['/', '/glass']);
});
