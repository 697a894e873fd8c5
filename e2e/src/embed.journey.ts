import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { SupplierAdmin } from './supplier-admin.ts';
import { openTestServer } from './test-server.ts';

/** A website of another origin whose only page has the designer in it, and notes what the designer tells. */
async function openWebsite(designer: string) {
  const html = `<!doctype html><title>Harbour Doors</title><h1>Our doors</h1>
    <door-designer client="-1022"></door-designer>
    <footer style="height: 600px">12 Mill Lane</footer>
    <script src="${designer}/embed.js"></script>
    <script>
      window.told = [];
      for (const name of ['design', 'enquiry', 'exit'])
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

const heightOf = (page: Page) => page.locator('iframe').evaluate((element) => element.getBoundingClientRect().height);

/** Whether all of it is in the window. */
async function isInWindow(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const window = page.viewportSize();
  return box !== null && window !== null && box.y >= -1 && box.y + box.height <= window.height + 1;
}

/** The frame is as high as the step; while the website is scrolled through it, the door and the way on stay in sight. */
async function growsWithContent(page: Page, frame: FrameLocator) {
  const choices = frame.getByRole('main');
  const door = frame.getByRole('img', { name: 'Door preview, external' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => heightOf(page)).toBeGreaterThan(page.viewportSize()?.height ?? 0);
  const overflow = () =>
    choices.evaluate(
      ({ firstElementChild: scroller }) => (scroller?.scrollHeight ?? 0) - (scroller?.clientHeight ?? 0),
    );
  await expect.poll(overflow, 'nothing scrolls in itself').toBeLessThanOrEqual(1);
  for (const top of [400, 700]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => isInWindow(page, door)).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('12 Mill Lane')).toBeInViewport();
}

/** Wherever the website is scrolled to, what opens over the page and what is said stands in its window, and the website stays there. */
async function opensInWindow(page: Page, frame: FrameLocator) {
  await page.evaluate(() => scrollTo(0, 400));
  await settles(page);
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  const closesAgain = async (element: Locator) => {
    await expect(element).toBeVisible();
    await expect.poll(() => isInWindow(page, element)).toBe(true);
    expect(await place()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(element).toBeHidden();
  };
  const part = frame.getByRole('button', { name: /^Letter Plate: / });
  await part.evaluate((button: HTMLElement) => button.click());
  await closesAgain(frame.getByRole('dialog', { name: 'Letter Plate' }));
  await frame.getByRole('button', { name: /Your choices/ }).click();
  await closesAgain(frame.getByRole('dialog', { name: 'Your choices' }));
  await frame.getByRole('button', { name: 'Keep this door' }).click();
  await expect.poll(() => isInWindow(page, frame.getByText(/^Kept: /))).toBe(true);
}

/** A new step has another height, to which the frame comes after it, and the website moves with it: whoever clicks waits for that. */
async function settles(page: Page) {
  const place = () => page.locator('iframe').evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  let before = '';
  await expect
    .poll(
      async () => {
        const [now, last] = [await place(), before];
        before = now;
        return now === last;
      },
      { intervals: [250] },
    )
    .toBe(true);
}

/** Clicked as long as it is not checked: the pointer comes down where the choice was when it was looked for. */
async function chooses(page: Page, radio: Locator) {
  await settles(page);
  await expect(() => radio.check({ force: true, timeout: 5000 })).toPass({ timeout: 30_000 });
}

/** This supplier has set no page of its own: Exit and the logo tell the website, which stays. */
async function staysInWebsite(page: Page, frame: FrameLocator, website: string) {
  await frame.getByRole('link', { name: 'Alder & Lane' }).click();
  await expect.poll(() => told(page, 'exit')).toHaveLength(1);
  await frame.getByRole('link', { name: 'Exit' }).click();
  await expect.poll(() => told(page, 'exit')).toHaveLength(2);
  await expect(frame.getByRole('heading', { name: 'Frame Design', level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${website}/`);
}

async function sendsFrom(page: Page, frame: FrameLocator) {
  const goesTo = async (name: string) => {
    const heading = frame.getByRole('heading', { name, level: 1 });
    await expect(async () => {
      await settles(page);
      if (!(await heading.isVisible())) await frame.getByRole('button', { name: 'Next' }).click({ timeout: 5000 });
      await expect(heading).toBeVisible();
    }, 'a pointer that came down beside the moving button is put down again').toPass({ timeout: 60_000 });
    await expect(heading).toBeInViewport();
  };
  for (const heading of ['Sash Design', 'Colours', 'Glass']) await goesTo(heading);
  const glass = frame.getByRole('radiogroup', { name: 'Door Glass' });
  await chooses(page, glass.getByRole('radio', { name: 'Clear', exact: true }));
  await goesTo('Hardware');
  await goesTo('Submit Enquiry');
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
  const refusals: string[] = [];
  visitor.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refusals.push(message.text());
  });
  await visitor.goto(website.url);
  const frame = visitor.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Frame Design', level: 1 })).toBeVisible();
  await growsWithContent(visitor, frame);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await growsWithContent(visitor, frame);
  await visitor.setViewportSize({ width: 1440, height: 900 });
  const inSteps = await heightOf(visitor);
  const leftSidelight = frame
    .getByRole('radiogroup', { name: 'Frame Design' })
    .getByRole('radio', { name: 'Single Door with Left Sidelight', exact: true });
  await chooses(visitor, leftSidelight);
  await expect.poll(async () => JSON.stringify((await told(visitor, 'design')).at(-1))).toContain('Left Sidelight');
  await opensInWindow(visitor, frame);
  await staysInWebsite(visitor, frame, website.url);
  await sendsFrom(visitor, frame);
  await expect.poll(() => told(visitor, 'enquiry'), { timeout: 45_000 }).toHaveLength(1);
  const [enquiry] = await told(visitor, 'enquiry');
  await expect(frame.getByText((enquiry as { readonly reference: string }).reference)).toBeVisible();
  await expect.poll(() => heightOf(visitor)).not.toBe(inSteps);
  expect(JSON.stringify([await told(visitor, 'design'), enquiry])).not.toMatch(/Nia|wales/);
  expect(refusals, 'the security policy has refused nothing').toEqual([]);

  const refused = await context.newPage();
  const faults: string[] = [];
  refused.on('console', (message) => faults.push(message.text()));
  await refused.goto(stranger.url);
  await expect.poll(() => faults.join()).toMatch(/frame-ancestors/);
  await expect(refused.frameLocator('iframe').getByRole('heading', { name: 'Frame Design' })).toBeHidden();
  await context.close();
});
