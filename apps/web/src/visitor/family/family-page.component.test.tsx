import { aDoor } from '@door/domain/testing/a-door';
import { afterEach, expect, test, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { AppContext, useApp } from '../../designer/app/app-context.ts';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { RouterContext } from '../../shared/router/use-router.ts';
import { AskFamily } from './ask-family.tsx';
import { FamilyPage } from './family-page.tsx';
import { storeFamily } from './stored-family.ts';

afterEach(() => vi.unstubAllGlobals());

const [first = '', second = ''] = ['11', '12'].map((end) => `5a1f4c1e-0000-4000-8000-0000000000${end}`);

/** A server that keeps one page, whose maker may end it. */
function aServer() {
  const page = {
    asked: 0,
    ended: false,
    away: false,
    hearts: new Map([[second, 2]]),
    mine: new Set<string | undefined>(),
  };
  const answer = () => ({
    Doors: [first, second].map((id) => ({
      ...{ Id: id, ShareId: id, IsMine: page.mine.has(id) },
      Hearts: (page.hearts.get(id) ?? 0) + (page.mine.has(id) ? 1 : 0),
    })),
  });
  const { fetch } = window;
  vi.stubGlobal('fetch', async (...[url, options]: readonly [string | URL, RequestInit?]) => {
    if (!/Family/.test(String(url))) return fetch(url, options);
    page.asked += 1;
    if (page.away) throw new TypeError('Failed to fetch');
    if (page.ended) {
      const error = { code: -32004, message: 'This page has ended.', data: { code: 'NOT_FOUND', httpStatus: 404 } };
      return Response.json([{ error }], { status: 404 });
    }
    if (String(url).includes('heartFamilyDoor')) {
      const body = typeof options?.body === 'string' ? options.body : '{}';
      const { DoorId, On }: { DoorId: string; On: boolean } = JSON.parse(body)[0];
      if (On) page.mine.add(DoorId);
      else page.mine.delete(DoorId);
    }
    return Response.json([{ result: { data: answer() } }]);
  });
  return page;
}

const renderPage = () => {
  function Page() {
    const app = useApp();
    const notCalled = () => Promise.reject(new Error('Nobody asks for this here.'));
    const api = {
      ...app.api,
      sharing: () => ({ share: notCalled, open: async () => aDoor('single-door'), makeMine: notCalled }),
    };
    return (
      <AppContext value={{ ...app, api }}>
        <RouterContext
          value={{ path: '/family/$token', params: { token: 'token' }, go: async () => undefined, isWaiting: false }}
        >
          <FamilyPage />
        </RouterContext>
      </AppContext>
    );
  }
  return renderInDesigner(() => <Page />);
};

test('a heart is given and taken back, and those of others are counted', async () => {
  const { mine } = aServer();
  const { screen } = await renderPage();
  const heart = screen.getByRole('button', { name: /^I like/ }).first();
  // Whoever speaks to the page says what stands on the button.
  await expect.element(heart).toHaveAccessibleName(/^I like it/);
  await expect.element(screen.getByText('2 hearts')).toBeVisible();
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByText('1 heart')).toBeVisible();
  await expect.poll(() => mine.size).toBe(1);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.element(screen.getByText('0 hearts')).toBeVisible();
});

test('a heart that did not arrive is shown as it was, and said', async () => {
  const server = aServer();
  const { screen } = await renderPage();
  const heart = screen.getByRole('button', { name: /^I like/ }).first();
  await expect.element(heart).toBeVisible();
  server.away = true;
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.element(screen.getByText('0 hearts')).toBeVisible();
});

test('a door with a long word for a name leaves its hearts in sight on a phone', async () => {
  await browserPage.viewport(390, 844);
  aServer();
  storeFamily(-1022, { version: 1, id: first, token: 'token', doors: [second] }, deviceStorage);
  const door = { id: second, name: 'W'.repeat(60), item: aDoor('single-door'), document: null };
  const { screen } = await renderInDesigner(() => <AskFamily doors={[door]} />);
  await expect.element(screen.getByText('2 hearts')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('a page that was ended says so', async () => {
  aServer().ended = true;
  const { screen } = await renderPage();
  await expect.element(screen.getByRole('heading', { name: 'This page has ended' })).toBeVisible();
});

test('without network it says so, and can be asked for again', async () => {
  const server = aServer();
  server.away = true;
  const { screen } = await renderPage();
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  const { asked } = server;
  await again.click();
  await expect.poll(() => server.asked).toBeGreaterThan(asked);
  server.away = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Which door?' })).toBeVisible();
});
