import { expect, type Page, type Request, test } from '@playwright/test';
import { openTestServer } from './test-server.ts';

const server = await openTestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

const password = 'doorwright-demo';

async function sayWho(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('an installer logs in, is led to the page they asked for, and logs out [2.74 6.4 6.6]', async ({ page }) => {
  await page.goto(`${server.url}/#/installer/home`);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('installer@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a guess');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The email or the password is not right.');

  await sayWho(page, 'installer@example.com');
  await expect(page.getByRole('heading', { name: 'Recent items' })).toBeVisible();
  await expect(page.getByText('Logged in as installer@example.com')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Logged in as installer@example.com')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.goto(`${server.url}/#/installer/home`);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('tokens go to the calls of the office and to the renewal alone, in no address, and none is kept after the log-out', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(`${server.url}/#/installer/home`);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await sayWho(page, 'installer@example.com');
  await page.getByRole('link', { name: 'Items' }).first().click();
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
  const tokens = await tokensKept(page);
  expect(tokens.length).toBeGreaterThan(1);
  await page.goto(`${server.url}/#/`);
  await expect(page.getByRole('radio', { name: 'Single Door', exact: true })).toBeVisible();

  const carrying = requests.filter((request) =>
    tokens.some((token) => [request.url(), request.postData() ?? ''].some((said) => said.includes(token))),
  );
  expect(carrying.map((request) => new URL(request.url()).pathname).filter((path) => path !== '/oauth/token')).toEqual(
    [],
  );
  const authorized = requests.filter((request) => request.headers()['authorization'] !== undefined);
  const own = `${server.url}/trpc/installer/`;
  expect(authorized.length).toBeGreaterThan(0);
  expect(authorized.map((request) => request.url()).filter((url) => !url.startsWith(own))).toEqual([]);

  await page.goto(`${server.url}/#/installer/home`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await tokensKept(page)).toEqual([]);
});

/** What of the browser's storage looks like a token: the library keeps access, identity and renewal as fields of one entry. */
const tokensKept = async (page: Page): Promise<readonly string[]> => {
  const kept = await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '));
  return [...kept.matchAll(/"(?:access_token|refresh_token|id_token)":"([^"]+)"/g)].map(([, token = '']) => token);
};

test('the log-in in a window of its own leads to the own supplier’s page, not to another’s [6.4]', async ({ page }) => {
  await page.goto(`${server.url}/#/`);
  await page.getByRole('radio', { name: 'Single Door', exact: true }).check({ force: true });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto(`${server.url}/#/login`);
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Log in in its own window' }).click(),
  ]);
  await sayWho(window, 'installer@second.example.com');
  await expect(page.getByText('No items yet.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Quarry Street Doors' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(`${server.url}/?client=-1022#/login`);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await sayWho(page, 'installer@example.com');
  await expect(page.getByRole('listitem').filter({ hasText: 'No address yet' })).toHaveCount(1);
});

test('a log-in window that is closed without a log-in is reported [8.5]', async ({ page }) => {
  await page.goto(`${server.url}/#/login`);
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Log in in its own window' }).click(),
  ]);
  await window.close();
  await expect(page.getByRole('alert')).toContainText('Popup closed');
});
