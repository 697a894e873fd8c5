import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { Installer } from './installer.ts';
import { startMailServer } from './mail-server.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { visitorWithDoor } from './visitor.ts';
import { openTestServer } from './test-server.ts';

const mailPort = await freePort();
/** Nobody takes its mails until the test of the retry. */
const server = await openTestServer({
  database: 'fastest',
  settings: { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
});
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

test.describe.configure({ mode: 'serial', timeout: 150_000 });

const task = 'Answer enquiry of Aoife Brennan';

const listOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('an enquiry makes a group task, which a person takes, marks as done and may reopen [1.7 2.74]', async ({
  page,
}) => {
  const visitor = await visitorWithDoor(page, server.url, 'Single Door with Left Sidelight');
  await visitor.goesToTheForm();
  await visitor.fillsIn({ name: 'Aoife Brennan', email: 'aoife@example.ie' });
  await visitor.submits();
  await visitor.isConfirmed();

  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), \w+$/);
  await expect(page.getByRole('link', { name: /^Enquiries 1 new/ })).toBeVisible();

  const group = listOf(page, 'Group tasks');
  const mine = listOf(page, 'My tasks');
  await group.getByRole('button', { name: `Take it: ${task}` }).click();
  await expect(group.getByText(task)).toBeHidden();
  const ring = mine.getByRole('checkbox', { name: `Done: ${task}` });
  await expect(ring).not.toBeChecked();

  await ring.check();
  await mine.getByRole('button', { name: `Undo: ${task}` }).click();
  await expect(ring).not.toBeChecked();
  await page.reload();
  await expect(ring, 'nothing was done').not.toBeChecked();

  await ring.check();
  await expect(ring).toBeHidden();
  await mine.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: task })).toContainText('Done');
});

test('an enquiry shows the person, the consents and the history, and is closed with an outcome', async ({ page }) => {
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com', '/installer/enquiries');
  // Whoever has taken an enquiry answers it: it is no longer a new one.
  await page.getByRole('button', { name: 'Being answered' }).click();
  await page.getByRole('link', { name: 'Aoife Brennan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Aoife Brennan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'aoife@example.ie' })).toBeVisible();
  await expect(listOf(page, 'Consents').getByRole('listitem')).toHaveCount(3);
  await expect(listOf(page, 'History').getByRole('listitem').nth(1)).toContainText('answers it');
  await expect(page.getByText('You answer it')).toBeVisible();

  await page.getByRole('link', { name: 'Open the item' }).last().click();
  await expect(page, 'a set with a sidelight is a frame').toHaveURL(/#\/new-frame\//);
  await page.goBack();

  await page.getByRole('button', { name: 'Close enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did it end?' });
  await dialog.getByRole('radio', { name: 'Lost' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Went with a timber door.');
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByRole('banner').or(page.locator('header')).getByText('Closed, lost')).toBeVisible();
  await expect(listOf(page, 'History').getByText('Went with a timber door.')).toBeVisible();
  await page.getByRole('link', { name: 'Enquiries', exact: true }).first().click();
  await expect(page.getByText('No new enquiries.')).toBeVisible();
  await page.getByRole('button', { name: 'Closed' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Aoife Brennan' }), 'the filter stands in the address').toBeVisible();
});

test('items, pages and commands are found by keyboard, and a new door is begun by one key', async ({ page }) => {
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');
  await page.keyboard.press('/');
  await page.keyboard.type('bren');
  await page.keyboard.press('Enter');
  await installer.isAt('/installer/items?text=bren');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByText('Nothing begins with “nobody of this name”')).toBeVisible();
  await page.getByRole('button', { name: 'Show all items' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Aoife Brennan' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('brennan');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('Aoife Brennan');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new do');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Begin with Single Door', exact: true }).press('Enter');
  await expect(page, 'a door and nothing beside it').toHaveURL(/#\/door\//);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('group');
  await page.keyboard.press('Enter');
  await installer.isAt('/installer/home/group-tasks');
});

test('a new item is begun from a template or from another item [2.72]', async ({ page }) => {
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com', '/installer/door/use-item-page');
  await page
    .getByRole('button', { name: /^Begin with 14 Rathmines Road/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/new-frame\//);
  await page.goBack();
  await page.getByRole('button', { name: 'Begin with Double Door', exact: true }).click();
  await expect(page).toHaveURL(/#\/door\//);
});

test('a double click begins one door', async ({ page }) => {
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');
  const begun: string[] = [];
  page.on('request', (request) => {
    // What is asked at once travels in one request, each call by its name.
    begun.push(...(request.url().match(/createItemFromTemplate/g) ?? []));
  });
  await page.getByRole('button', { name: 'New door' }).click();
  await page.getByRole('button', { name: 'Begin with Single Door', exact: true }).dblclick();
  await expect(page).toHaveURL(/#\/door\//);
  expect(begun).toHaveLength(1);
});

test('a task is added by hand, for oneself or for the group', async ({ page }) => {
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');
  await page.getByRole('button', { name: 'Add a task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a task' });
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog.getByText('Say what is to be done.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What is to be done' }).fill('Chase the glass');
  await dialog.getByLabel('Due').fill('2020-01-02');
  await dialog.getByRole('radio', { name: 'The group’s' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add task' }).click();
  const row = listOf(page, 'Group tasks').getByRole('listitem').filter({ hasText: 'Chase the glass' });
  await expect(row.getByText(/^Late, Thu, 2 Jan 2020/)).toBeVisible();
});

test('an account whose session has ended logs in again and is back on its page [2.82]', async ({ page }) => {
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');
  await expect(
    page
      .getByRole('main')
      .getByText(/^14 Rathmines Road/)
      .first(),
  ).toBeVisible();
  await page.route(/\/trpc\/installer\//, (route) =>
    route.fulfill({ status: 401, json: overIn(route.request().url()) }),
  );
  await page.goto(`${server.url}/#/installer/items?text=bren`);
  await expect(page.getByRole('alert')).toContainText('Your session is over');
  await page.unroute(/\/trpc\/installer\//);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await installer.isAt('/installer/items?text=bren');
  await expect(page.getByRole('row').filter({ hasText: 'Aoife Brennan' })).toBeVisible();
});

test('another supplier’s installer sees none of it [2.74]', async ({ page }) => {
  const own = new Installer(page, server.url);
  await own.logsIn('installer@example.com', '/installer/enquiries?state=all');
  await page.getByRole('link', { name: 'Aoife Brennan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aoife Brennan' })).toBeVisible();
  const enquiry = new URL(page.url()).hash.slice(1);
  await own.logsOut();

  const other = new Installer(page, server.url);
  await other.logsIn('installer@second.example.com');
  await expect(page.getByText('No items yet.')).toBeVisible();
  await expect(page.getByText('No group tasks.')).toBeVisible();
  await expect(page.getByText('No tasks for you.')).toBeVisible();
  await page.goto(`${server.url}/#${enquiry}`);
  await expect(page.getByText('There is no such enquiry.')).toBeVisible();
  await expect(page.getByText('Brennan')).toHaveCount(0);
});

test('a long list loads its next page, and is as long as before on coming back', async ({ page }) => {
  for (let count = 0; count < 35; count += 1) {
    const made = await page.request.post(`${server.url}/trpc/public/createItemFromTemplate`, {
      headers: { 'x-client-id': '-1022' },
      data: { ItemId: 'single-door', Currency: 'EUR' },
    });
    expect(made.ok()).toBe(true);
  }
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com', '/installer/items');
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows).toHaveCount(30);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows.nth(30)).toBeFocused();
  const all = await rows.count();
  expect(all).toBeGreaterThan(35);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/(door|new-frame)\//);
  await page.goBack();
  await expect(rows).toHaveCount(all);
});

/** What the server answers where it does not know the account, once for each call of a batch. */
function overIn(address: string) {
  const calls = new URL(address).pathname.split('/').at(-1)?.split(',') ?? [];
  const error = { message: 'UNAUTHORIZED', code: -32001, data: { code: 'UNAUTHORIZED', httpStatus: 401 } };
  return calls.map(() => ({ error }));
}

test('a mail that no mail server takes is shown to an admin with the reason, and leaves once it is retried', async ({
  page,
}) => {
  const admin = new Installer(page, server.url);
  await admin.logsIn('admin@example.com', '/installer/running/jobs');
  const mail = page.getByRole('listitem').filter({ hasText: 'To aoife@example.ie' });
  await expect(mail).toContainText('The mail server could not be reached.');

  await using mailServer = await startMailServer(mailPort);
  await mail.getByRole('button', { name: 'Retry now' }).click();
  await expect.poll(() => mailServer.received, { timeout: 30_000 }).toContain('aoife@example.ie');
  await expect(mail).toBeHidden();
  await page.getByRole('button', { name: 'Retry all that failed' }).click();
  await expect(page.getByText('Nothing waits: every mail has left, and every document and zip is made.')).toBeVisible();
});

test('what is kept of a person is made a zip, found again after another page, and saved', async ({ page }) => {
  const admin = new Installer(page, server.url);
  await admin.logsIn('admin@example.com', '/installer/running/personal-data?text=aoife');
  const held = page.getByRole('button', { name: /^What is kept of Aoife/ }).first();
  await held.click();
  await page.getByRole('button', { name: 'Make the zip' }).click();
  await page.getByRole('tab', { name: 'Jobs' }).click();
  // Until the other page is there, the row stands open: a click would close it.
  await expect(held).toBeHidden();
  await page.goBack();
  await held.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the zip' }).click({ timeout: 30_000 }),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Aoife.*\.zip$/);
  const saved = readFileSync(await download.path(), 'latin1');
  // The list of names at its end.
  for (const name of ['data.json', 'README.txt', 'enquiries/E-']) expect(saved).toContain(name);
});
