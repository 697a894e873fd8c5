import { expect, type Page, test } from '@playwright/test';
import { SupplierAdmin } from './supplier-admin.ts';
import { openTestServer } from './test-server.ts';
import { visitorWithDoor } from './visitor.ts';

const whole = '\\d{1,3}(?:,\\d{3})*';

/** What is read at each setting of the supplier: of the door's price, and of what a choice adds to it. */
const settings = [
  { label: 'No prices', price: null, difference: null },
  {
    label: 'From the least that a door costs',
    price: new RegExp(`^From €${whole}$`),
    difference: new RegExp(`^[+−] (?:from|up to) €${whole}$`),
  },
  {
    label: 'Two amounts between which it lies',
    price: new RegExp(`^€${whole} to €${whole}$`),
    difference: new RegExp(`^[+−] (?:€${whole} to €${whole}|up to €${whole})$`),
  },
  {
    label: 'The amount',
    price: new RegExp(`^€${whole}\\.\\d\\d$`),
    difference: new RegExp(`^[+−] €${whole}\\.\\d\\d$`),
  },
] as const;

const money = /[€£]/;
const beside = ' beside Four Panel Two Light in Anthracite Grey';

const server = await openTestServer({ database: 'fastest' });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

// Each goes on from what the one before has set.
test.describe.configure({ mode: 'serial' });

/** Everything of the page that anybody can read or hear. */
const allText = (page: Page) => page.locator('body').evaluate((body) => body.textContent);

for (const { label, price, difference } of settings)
  test(`${label}: stage, tiles, last step, comparison and the answers of the server tell that and no more`, async ({
    page,
    browser,
  }) => {
    const admin = new SupplierAdmin(page, server.url);
    await admin.logsIn('admin@example.com', '/installer/settings');
    // A supplier begins without prices.
    if (price !== null) {
      await page.getByRole('combobox', { name: 'Price display' }).selectOption({ label });
      await admin.saves();
    }

    const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const answers: string[] = [];
    guest.on('response', (answer) => {
      if (/getPrice|comparePrices/.test(answer.url())) answers.push(answer.url());
    });
    const seesPrice = async () => {
      if (price === null) expect(await allText(guest)).not.toMatch(money);
      else await expect(guest.getByText(price).first()).toBeVisible();
    };

    const visitor = await visitorWithDoor(guest, server.url, 'Single Door');
    await seesPrice();
    await guest.getByRole('button', { name: 'Keep this door' }).click();
    await visitor.goesOn(2);
    await visitor.goesOn(3);
    const violet = guest.getByRole('radio', { name: /^Signal Violet/ });
    if (difference === null) await expect(violet).toHaveAccessibleDescription('');
    else await expect(violet).toHaveAccessibleDescription(difference);
    await seesPrice();
    await violet.check({ force: true });
    await visitor.goesToTheForm();
    await seesPrice();

    await guest.goto(new URL('#/kept', guest.url()).href);
    await guest.getByRole('checkbox', { name: 'Compare your present door too' }).check();
    await guest.getByRole('button', { name: 'Compare', exact: true }).click();
    const doors = guest.getByRole('table', { name: 'Doors side by side' });
    await expect(doors).toContainText('Signal Violet');
    await seesPrice();
    if (difference === null) expect(answers, 'nobody even asks').toEqual([]);
    else {
      const told = doors.getByText(beside);
      await expect(told).toHaveCount(1);
      expect((await told.innerText()).replace(beside, '')).toMatch(difference);
    }
    await guest.context().close();
  });
