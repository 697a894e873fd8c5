import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { SupplierAdmin } from './supplier-admin.ts';
import { openTestServer } from './test-server.ts';

/** A website of another origin whose only page has the designer in it, and notes what the designer tells. */
async function openWebsite(designer: string) {
  const html = `<!doctype html><title>Harbour Doors</title><h1>Our doors</h1>
    <door-designer client="-1022"></door-designer>
    <script src="${designer}/embed.js"></script>
    <script>
      window.told = [];
      for (const name of ['design', 'enquiry'])
        addEventListener('door-designer:' + name, ({ detail }) => told.push({ name, detail }));
    </script>`;
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => void (await new Promise((done) => server.close(done)));
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close };
}

const told = (page: Page, name: string): Promise<readonly unknown[]> =>
  page.evaluate((wanted) => {
    const all = (window as unknown as { readonly told: { name: string; detail: unknown }[] }).told;
    return all.flatMap((each) => (each.name === wanted ? [each.detail] : []));
  }, name);

async function sendsFrom(frame: FrameLocator) {
  const next = frame.getByRole('button', { name: 'Next' });
  for (const heading of ['Sash Design', 'Colours', 'Glass']) {
    await next.click();
    await expect(frame.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await frame
    .getByRole('radiogroup', { name: 'Door Glass' })
    .getByRole('radio', { name: 'Clear', exact: true })
    .check({ force: true });
  await next.click();
  await expect(frame.getByRole('heading', { name: 'Hardware', level: 1 })).toBeVisible();
  await next.click();
  await frame.getByRole('textbox', { name: 'Name' }).fill('Nia Evans');
  await frame.getByRole('textbox', { name: 'Email' }).fill('nia@example.wales');
  await frame.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check({ force: true });
  await frame.getByRole('checkbox', { name: 'I agree to the privacy policy' }).check({ force: true });
  await frame.getByRole('button', { name: 'Submit Enquiry' }).click();
}

test('the designer runs in the website of its supplier, and in no other', async ({ page, browser }) => {
  await using server = await openTestServer({ database: 'fastest' });
  await server.start();
  await using website = await openWebsite(server.url);
  await using stranger = await openWebsite(server.url);

  const admin = new SupplierAdmin(page, server.url);
  await admin.logsIn('admin@example.com', '/installer/settings');
  await page.getByRole('textbox', { name: 'Websites that show the designer' }).fill(`${website.url}/\n`);
  await admin.saves();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(website.url);
  const frame = visitor.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Frame Design', level: 1 })).toBeVisible();
  const height = () => visitor.locator('iframe').evaluate((element) => element.getBoundingClientRect().height);
  const asScreen = await height();
  await frame
    .getByRole('radiogroup', { name: 'Frame Design' })
    .getByRole('radio', { name: 'Single Door with Left Sidelight', exact: true })
    .check({ force: true });
  await expect.poll(async () => JSON.stringify((await told(visitor, 'design')).at(-1))).toContain('Left Sidelight');
  await sendsFrom(frame);
  await expect.poll(() => told(visitor, 'enquiry'), { timeout: 45_000 }).toHaveLength(1);
  const [enquiry] = await told(visitor, 'enquiry');
  await expect(frame.getByText((enquiry as { readonly reference: string }).reference)).toBeVisible();
  await expect.poll(height).not.toBe(asScreen);
  expect(JSON.stringify([await told(visitor, 'design'), enquiry])).not.toMatch(/Nia|wales/);

  const refused = await context.newPage();
  const faults: string[] = [];
  refused.on('console', (message) => faults.push(message.text()));
  await refused.goto(stranger.url);
  await expect.poll(() => faults.join()).toMatch(/frame-ancestors/);
  await expect(refused.frameLocator('iframe').getByRole('heading', { name: 'Frame Design' })).toBeHidden();
  await context.close();
});
