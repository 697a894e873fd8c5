import { expect, type Locator, test } from '@playwright/test';
import { Installer } from './installer.ts';
import { Visitor, visitorWithDoor } from './visitor.ts';
import { openTestServer } from './test-server.ts';
import { sendEnquiry } from './visitor-calls.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a visitor of the second supplier sees that company and sends a door [2.23]', async ({ page }) => {
  await using server = await openTestServer();
  await server.start();
  const visitor = new Visitor(page);
  await visitor.opens(`${server.url}/?client=-1023`);
  await expect(page.getByRole('img', { name: 'Quarry Street Doors' })).toBeVisible();
  await visitor.begins('Single Door with Both Sidelights & Fanlight');
  for (const step of [2, 3, 4]) await visitor.goesOn(step);
  await visitor.chooses('Door Glass', 'Clear');
  for (const step of [5, 6]) await visitor.goesOn(step);
  await visitor.fillsIn({ name: 'Nia Evans', email: 'nia@example.wales' });
  await visitor.submits();
  await visitor.isConfirmed();
  await expect.poll(async () => (await server.mails()).length, { timeout: 30_000 }).toBe(2);
  const [row] = await server.rowsAfterStop<{ client: number; currency: string }>(
    `select enquiry.client_id as client, item.state ->> 'currency' as currency
       from enquiry join item on item.id = enquiry.item_id`,
  );
  expect(row).toEqual({ client: -1023, currency: 'GBP' });
});

test('choices made without a network are saved when it is back [8.21]', async ({ page, context }) => {
  await using server = await openTestServer();
  await server.start();
  const visitor = await visitorWithDoor(page, server.url, 'Single Door with Left Sidelight');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await visitor.goesOn(2);
  await visitor.chooses('Select Design', 'Cottage Plank');
  await visitor.goesOn(3);
  await visitor.chooses('Door Colour', 'Ruby Red');
  const arrived = page.waitForResponse((answer) => answer.url().includes('configureItem') && answer.ok(), {
    timeout: 60_000,
  });
  await context.setOffline(false);
  await arrived;
  await page.waitForLoadState('networkidle');
  const [row] = await server.rowsAfterStop<{ design: number; colour: number }>(
    `select (state #>> '{item,designId}')::int as design, (state #>> '{item,colours,doorExternal}')::int as colour
       from item`,
  );
  expect(row).toEqual({ design: 11, colour: 9 });
});

/** Upper edges, px. */
const topsOf = (buttons: readonly Locator[]) =>
  Promise.all(buttons.map(async (button) => Math.round((await button.boundingBox())?.y ?? 0)));

test('the buttons of a small picture stand in two rows, those of an enquiry in one', async ({ page }) => {
  await using server = await openTestServer();
  await server.start();
  const visitor = await visitorWithDoor(page, server.url, 'Single Door');
  await visitor.goesOn(2);
  // There is something to undo only once a choice has changed the door.
  await visitor.chooses('Select Design', 'Cottage Square');
  await page.getByRole('radio', { name: 'Cottage Plank', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.locator('.stage[data-size="small"]')).toBeVisible();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  // A choice that changed more than itself has an Undo of its own.
  const inPreview = (name: string) => page.getByRole('region', { name: 'Preview' }).getByRole('button', { name });
  const [choices, larger] = [button(/Your choices$/), button('Enlarge preview')];
  for (const each of [choices, larger]) await each.click({ trial: true });
  const [undo, redo, ...below] = await topsOf([inPreview('Undo'), inPreview('Redo'), choices, larger]);
  expect(undo).toBe(redo);
  expect(new Set(below).size).toBe(1);

  await sendEnquiry(server.url, 'single-door', 'Aoife Brennan');
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com', '/installer/enquiries');
  await page.getByRole('link', { name: 'Aoife Brennan' }).click();
  await button('Take it').click({ trial: true });
  expect(new Set(await topsOf(['Close enquiry', 'Make a quote', 'Take it'].map(button))).size).toBe(1);
});
