import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { putForward } from './device-clock.ts';
import { Installer } from './installer.ts';
import { layoutFaults } from './layout-faults.ts';
import { officeCalls } from './office-calls.ts';
import { phone } from './page-faults.ts';
import { serverClock } from './server-clock.ts';
import { signs } from './signature.ts';
import { soldOrder } from './sold-order.ts';
import { openTestServer } from './test-server.ts';

const clock = await serverClock();
const server = await openTestServer({ database: 'fastest', settings: clock.settings });
test.beforeAll(() => server.start());
test.afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await clock[Symbol.asyncDispose]();
});

interface Jobs {
  readonly Jobs: readonly { readonly Id: string; readonly Kind: string }[];
}

interface Slots {
  readonly Slots: readonly Readonly<Record<'Day' | 'Start' | 'Team' | 'TeamId', string>>[];
}

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await layoutFaults(page)).filter((fault) => !fault.includes('Skip to the page')),
  ...(await axeViolations(page)).map(String),
];

const dayMs = 86_400_000;

/** Twelve pictures of a phone. */
const pictures = (page: Page) =>
  Promise.all(
    Array.from({ length: 12 }, async (_, at) => ({
      ...{ name: `photo-${String(at)}.png`, mimeType: 'image/png' },
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200 + at, height: 200 } }),
    })),
  );

test('a fitter without a network: checklist, twelve photos and a signature over two reloads; with one again all arrives once', async ({
  page,
  browser,
}) => {
  test.slow();
  const calls = officeCalls(page, server.url);
  await new Installer(page, server.url).logsIn('admin@example.com');
  const { OrderId } = await soldOrder(calls, 'Mary Byrne', '12 Mill Lane\nCork');
  const { Jobs } = await calls.ask<Jobs>('diary.ofOrder', { OrderId });
  const Id = Jobs.find(({ Kind }) => Kind === 'fitting')?.Id ?? '';
  const { Slots } = await calls.ask<Slots>('diary.slots', { Id });
  const slot = Slots.find(({ Team }) => Team === 'Nolan');
  if (!slot) throw new Error('The team has time.');
  await calls.call('diary.book', { Id, TeamId: slot.TeamId, Day: slot.Day, Start: slot.Start });
  const days = Math.round((Date.parse(slot.Day) - Date.parse(new Date().toISOString().slice(0, 10))) / dayMs);
  await server.kill9();
  await clock.putForward(days);
  await server.start();

  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  await putForward(context, days);
  const fitter = await context.newPage();
  await fitter.goto(`${server.url}/#/login`);
  await fitter.getByRole('button', { name: 'Log in', exact: true }).click();
  await new Installer(fitter, server.url).saysWho('fitter@example.com');
  const press = (name: string) => fitter.getByRole('button', { name, exact: true }).click();
  const dialog = fitter.getByRole('dialog');

  await test.step('their day comes first after the log-in; the visit is opened while there is a network', async () => {
    await expect(fitter.getByRole('heading', { name: 'My day' })).toBeVisible();
    await expect(fitter.getByRole('link', { name: /10001/ })).toContainText('Cork, 1 door');
    expect(await faultsOf(fitter)).toEqual([]);
    await fitter.getByRole('link', { name: /10001/ }).click();
    await expect(fitter.getByRole('img', { name: /drawn from outside/ })).toBeVisible();
    expect(await faultsOf(fitter)).toEqual([]);
    // The worker has the files of the page, and those that it asks for later.
    await expect
      .poll(() => fitter.evaluate(async () => (await (await caches.open('pages')).keys()).length))
      .toBeGreaterThan(20);
  });

  await test.step('in the cellar they arrive and answer the checklist', async () => {
    await context.setOffline(true);
    await press('Arrived');
    await press('Checklist');
    const answers = dialog.getByRole('radiogroup');
    await expect(answers).toHaveCount(10);
    // An answer is shown once the phone has it.
    for (const row of await answers.all()) {
      await row.getByRole('radio', { name: 'Yes' }).click({ force: true });
      await expect(row.getByRole('radio', { name: 'Yes' })).toBeChecked();
    }
    await expect(dialog.getByText('10 of 10 answered')).toBeVisible();
    expect(await faultsOf(fitter)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(fitter.getByText('11 entries not sent. They are kept on this phone.')).toBeVisible();
  });

  await test.step('a phone that drops the page opens it again, with all that was said', async () => {
    await fitter.reload();
    await expect(fitter.getByText('11 entries not sent. They are kept on this phone.')).toBeVisible();
    await expect(fitter.getByRole('main').getByText('On site')).toBeVisible();
    await press('Photo');
    const [first, ...others] = await pictures(page);
    if (!first) throw new Error('There are twelve.');
    await dialog.getByLabel('Take a photo').setInputFiles(first);
    await expect(dialog.getByText('Still wanted: After.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'After' }).check({ force: true });
    await dialog.getByLabel('Take a photo').setInputFiles(others);
    await expect(dialog.getByText('12 photos taken.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(fitter.getByText('12 photos and 11 entries not sent.')).toBeVisible();
  });

  await test.step('after another reload the customer reads, names themself and signs', async () => {
    await fitter.reload();
    await press('Hand over');
    await expect(dialog.getByText(/^Alder & Lane, order 10001, handed over on/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name of whoever signs' }).fill('Mary Byrne');
    await signs(fitter, dialog.getByRole('img', { name: 'Signature' }));
    expect(await faultsOf(fitter)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign and hand over' }).click();
    await expect(dialog).toBeHidden();
    await expect(fitter.getByText('12 photos and 12 entries not sent.')).toBeVisible();
    await expect(fitter.getByRole('main').getByText('Handed over').first()).toBeVisible();
  });

  await test.step('whoever logs out now is asked: what is not sent would be lost', async () => {
    await fitter.getByRole('button', { name: 'More' }).click();
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(fitter.getByText('24 changes or photos on this device are not saved yet.')).toBeVisible();
    await fitter.keyboard.press('Escape');
  });

  await test.step('with a network everything arrives, each once, and the doors are handed over', async () => {
    await context.setOffline(false);
    await expect(fitter.getByText(/not sent|^Sending/)).toBeHidden({ timeout: 90_000 });
    await expect(fitter.getByRole('region', { name: 'Not taken by the office' })).toBeHidden();
    await context.close();
    const kinds = await server.rowsAfterStop<{ readonly kind: string; readonly count: string }>(
      'select kind, count(*)::text as count from visit_event group by kind order by kind',
    );
    expect(kinds.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      ...['arrived 1', 'checklist 10', 'photo 12', 'signed 1'],
    ]);
    const jobs = await server.rowsAfterStop<{ readonly state: string }>("select state from job where kind = 'fitting'");
    expect(jobs.map(({ state }) => state)).toEqual(['Handed over']);
  });
});
