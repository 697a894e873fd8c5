import { afterChoosing, aDoor } from '@door/domain/testing/a-door';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext, useApp } from '../../designer/app/app-context.ts';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import type { ClientSettings } from '../../shared/calls/client-settings.ts';
import type { ItemCalls, SharingCalls } from '../../shared/calls/door-api.ts';
import { RouterContext } from '../../shared/router/use-router.ts';
import { answered, aSavedItem } from '../../shared/testing/fakes.ts';
import { keptDoorsOf } from '../kept/kept-doors.ts';
import { ComparePage } from './compare-page.tsx';

const ids = ['0b1f4b52-6d9e-4d0e-9d6f-0c8a4a1f7a11', '0b1f4b52-6d9e-4d0e-9d6f-0c8a4a1f7a12'] as const;
const plain = aDoor('single-door');
const withoutPlate = afterChoosing(plain, { type: 'hardware.choose', kind: 'letterPlate', stock: null });

const waysToShare = ['share', 'clipboard'] as const;

beforeEach(() => {
  keptDoorsOf(-1022).reload();
  for (const name of waysToShare) Object.defineProperty(navigator, name, { value: undefined, configurable: true });
});
afterEach(() => {
  for (const name of waysToShare) Reflect.deleteProperty(navigator, name);
});

/** The page at an address, where links lead to the designs that `open` answers. */
const renderAt = (
  address: string,
  open: SharingCalls['open'],
  calls: Partial<ItemCalls> = {},
  settings: Partial<ClientSettings> = {},
) => {
  function Page() {
    const app = useApp();
    const notCalled = () => Promise.reject(new Error('Nobody asks for this here.'));
    const share = async (id: string) => `shared-${id}`;
    const items: ItemCalls = {
      ...{ create: notCalled, load: notCalled, configure: notCalled, restore: notCalled, tryRead: notCalled },
      ...calls,
    };
    const api = { ...app.api, items: () => items, sharing: () => ({ share, open, makeMine: notCalled }) };
    return (
      <AppContext value={{ ...app, api, client: { ...app.client, ...settings } }}>
        <RouterContext
          value={{ path: '/compare/$doors', params: { doors: address }, go: async () => undefined, isWaiting: false }}
        >
          <div className="plain-page">
            <ComparePage />
          </div>
        </RouterContext>
      </AppContext>
    );
  }
  return renderInDesigner(() => <Page />);
};

test('says what differs, and everything where it is asked for', async () => {
  const { screen } = await renderAt(ids.join(), async (id) => (id === ids[0] ? plain : withoutPlate));
  await expect.element(screen.getByText('Letter Plate')).toBeInTheDocument();
  await expect.element(screen.getByText('Overall size')).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: 'Everything' }).click({ force: true });
  await expect.element(screen.getByText('Overall size')).toBeInTheDocument();
  await expect.poll(() => screen.getByRole('img', { name: /^Door preview/ }).elements().length).toBe(4);
});

test('in a window too low for a table that scrolls in itself the page scrolls', async () => {
  await page.viewport(320, 256);
  const { screen } = await renderAt(ids.join(), async (id) => (id === ids[0] ? plain : withoutPlate));
  const table = screen.getByRole('table', { name: 'Doors side by side' });
  await expect.element(table).toBeInTheDocument();
  const seen = table.element().closest('.compare-scroll')?.clientHeight;
  expect(seen).toBeGreaterThanOrEqual(table.element().getBoundingClientRect().height);
});

test('doors that are alike are said to be', async () => {
  const { screen } = await renderAt(`mine,${ids[0]}`, async () => plain);
  await expect.element(screen.getByText('These doors are alike in every choice.')).toBeVisible();
});

test('a door that could not be fetched is fetched again; one that is gone says so', async () => {
  const tries: string[] = [];
  const { screen } = await renderAt(ids.join(), async (id) => {
    tries.push(id);
    if (id === ids[1]) return 'none';
    if (tries.filter((each) => each === id).length === 1) throw answered(503);
    return plain;
  });
  await expect.element(screen.getByText('This door could not be fetched.').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('This door could not be fetched.')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/not kept on this device any more/).first()).toBeVisible();
});

test.each(['', 'mine', 'mine,mine', 'nonsense,mine'])('an address that names %j has no two doors', async (address) => {
  const { screen } = await renderAt(address, async () => plain);
  await expect.element(screen.getByRole('heading', { name: 'There are no two doors to compare here' })).toBeVisible();
});

test('a comparison is sent as a link to shared designs; a kept door is stored once under its own id', async () => {
  localStorage.setItem(
    'doorwright.kept.-1022',
    JSON.stringify({
      version: 1,
      doors: [{ id: ids[1], name: 'For Mum', document: { version: 1, item: withoutPlate, job: { address: '' } } }],
    }),
  );
  keptDoorsOf(-1022).reload();
  const made: string[] = [];
  const stored = aSavedItem(plain);
  const { screen } = await renderAt(ids.join(), async () => plain, {
    create: async (_, { attempt }) => {
      made.push(attempt);
      return stored;
    },
    restore: async (saved, { item }) => ({ ...saved, item }),
  });
  await screen.getByRole('button', { name: 'Send this comparison' }).click();
  const link = screen.getByRole('textbox', { name: 'Link to this design' });
  await expect
    .element(link)
    .toHaveValue(`${location.origin}${location.pathname}#/compare/${ids[0]},shared-${stored.item.id}`);
  expect(made).toEqual([ids[1]]);
});

test('a door that has no whole price is told as none, and without network the doors are compared all the same', async () => {
  const { fetch } = window;
  const state = { away: true };
  const told = { Display: 'exact', Currency: 'EUR', Amounts: ['2100.00'], Difference: null };
  vi.stubGlobal('fetch', async (...[url, options]: readonly [string | URL, RequestInit?]) => {
    if (!String(url).includes('comparePrices')) return fetch(url, options);
    if (state.away) throw new TypeError('Failed to fetch');
    return Response.json([{ result: { data: { Display: 'exact', Promises: [null, null], Doors: [told, null] } } }]);
  });
  const open = async (id: string) => (id === ids[0] ? plain : withoutPlate);
  const away = await renderAt(ids.join(), open, {}, { priceDisplay: 'exact' });
  await expect.element(away.screen.getByText('Letter Plate')).toBeInTheDocument();
  expect(away.screen.container.textContent).not.toContain('€');
  await away.screen.unmount();
  state.away = false;
  const { screen } = await renderAt(ids.join(), open, {}, { priceDisplay: 'exact' });
  await expect.element(screen.getByText('€2,100.00')).toBeInTheDocument();
  expect(screen.container.querySelector('.compare-prices td:last-child')?.textContent).toBe('–');
});

test('dates stand side by side where a supplier tells visitors these alone', async () => {
  const { fetch } = window;
  const asked: string[] = [];
  const said = { Text: 'Fitted from the week of 28 December', Reasons: [] };
  vi.stubGlobal('fetch', async (...[url, options]: readonly [string | URL, RequestInit?]) => {
    if (!String(url).includes('comparePrices')) return fetch(url, options);
    asked.push(String(url));
    return Response.json([{ result: { data: { Display: 'hidden', Promises: [said, null] } } }]);
  });
  const open = async (id: string) => (id === ids[0] ? plain : withoutPlate);
  const silent = await renderAt(ids.join(), open, {}, { priceDisplay: 'hidden', promiseDisplay: 'hidden' });
  await expect.element(silent.screen.getByText('Letter Plate')).toBeInTheDocument();
  await silent.screen.unmount();
  expect(asked, 'nobody asks where nothing is told').toEqual([]);
  const { screen } = await renderAt(ids.join(), open, {}, { priceDisplay: 'hidden', promiseDisplay: 'date' });
  await expect.element(screen.getByText(said.Text)).toBeInTheDocument();
  expect(screen.container.querySelector('.compare-prices td:last-child')?.textContent).toBe('–');
});
