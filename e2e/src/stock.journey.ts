import { expect, type Page, type Route, test } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { Installer } from './installer.ts';
import { layoutFaults } from './layout-faults.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

const phone = { width: 390, height: 844 };

/** As a spreadsheet on the continent saves it. */
const file = (csv: string) => ({
  name: 'stock.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${csv.replaceAll('\n', '\r\n')}`),
});

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await layoutFaults(page)).filter((fault) => !fault.includes('Skip to the page')),
  ...(await axeViolations(page)).map(String),
];

const row = (page: Page, key: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: key }) });

/** The server does what is asked, and the network loses its answer. */
async function losesAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

test('stock is imported, moved and counted by the works, and seen by the seller', async ({ page, browser }) => {
  const works = new Installer(page, server.url);
  const other = await browser.newPage();
  const seller = new Installer(other, server.url);

  await test.step('an empty stock says how to begin; the file is read first, and each fault told by its line', async () => {
    await works.logsIn('fabricator@example.com', '/installer/stock');
    const empty = 'Nothing is counted yet. Import your stock or receive a purchase.';
    await expect(page.getByText(empty)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import opening stock' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import opening stock' });
    const rows = 'Key;Place;Quantity;Value\nCY-3K;;24;312,00\nOF72-AGWH@6000;Main;12;1440,00\n';
    await dialog.getByLabel('CSV file').setInputFiles(file(`${rows}CY-9;;1;\n`));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByText('Line 4')).toBeVisible();
    await dialog.getByLabel('CSV file').setInputFiles(file(`${rows}PAINT-RAL 3003;;2,5;80,00\n`));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByText('3 rows can be imported.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, 'PAINT-RAL 3003')).toContainText('2.500 l');
    await expect(page.getByText('€1,832.00')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('the seller sees what is there, and neither costs nor buttons', async () => {
    await seller.logsIn('installer@example.com', '/installer/stock');
    await expect(row(other, 'CY-3K')).toContainText('Main: 24');
    await expect(other.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0);
    await expect(other.getByText('€')).toHaveCount(0);
    await row(other, 'OF72-AGWH@6000').getByRole('link').click();
    await expect(other.getByRole('heading', { name: 'OF72-AGWH@6000', level: 1 })).toBeVisible();
    await other.getByRole('tab', { name: 'Moves' }).click();
    await expect(other.getByRole('table', { name: /^Moves of/ }).getByText('Opening stock')).toBeVisible();
    expect(await faultsOf(other)).toEqual([]);
  });

  await test.step('no more is taken than there is; a move whose answer was lost is booked once', async () => {
    await row(page, 'CY-3K').getByRole('link').click();
    // The page of all articles has this button, too.
    await expect(page.getByRole('heading', { name: 'CY-3K', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Move CY-3K' });
    await dialog.getByRole('radio', { name: 'Issue' }).check({ force: true });
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('30');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('For order 10234');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog.getByText('Main has 24 CY-3K, not 30. Count it first.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('5');
    await page.route(/inventory\.move(\?|$)/, losesAnswer, { times: 1 });
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog.getByRole('alert').locator('.field-error')).not.toContainText('Main has 24');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('tab', { name: 'Moves' }).click();
    const ledger = page.getByRole('table', { name: /^Moves of CY-3K/ });
    await expect(ledger.getByRole('row').filter({ hasText: 'For order 10234' })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'On hand' })).toContainText('19');
  });

  await test.step('what comes back undoes its issue', async () => {
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Back' }).check({ force: true });
    await dialog.getByRole('combobox', { name: 'Issue that it undoes' }).selectOption({ index: 1 });
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('2');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not needed');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'of line 2, Not needed' })).toBeVisible();
  });

  await test.step('a second place takes goods from the first', async () => {
    await works.opens('/installer/stock');
    await page.getByRole('button', { name: 'More of stock' }).click();
    await page.getByRole('button', { name: 'Places' }).click();
    const places = page.getByRole('dialog', { name: 'Places' });
    await places.getByRole('button', { name: 'Add a place' }).click();
    await places.getByRole('textbox', { name: 'Name' }).last().fill('Van 2');
    await places.getByRole('button', { name: 'Save' }).click();
    await expect(places).toBeHidden();
    await page.getByRole('button', { name: 'Transfer', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Transfer' });
    await dialog.getByRole('combobox', { name: 'Article key' }).fill('CY-3K');
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('4');
    await dialog.getByRole('button', { name: 'Transfer' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, 'CY-3K')).toContainText('Main: 17, Van 2: 4');
  });

  await test.step('a count on the phone waits for the network, over a reload, and is booked once', async () => {
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Count' }).click();
    await expect(page.getByRole('heading', { name: 'Count', level: 1 })).toBeVisible();
    await page.getByRole('combobox', { name: 'Place' }).selectOption('Main');
    const key = page.getByRole('textbox', { name: 'Article key' });
    await key.fill('CY-3K');
    await key.press('Enter');
    const counted = page.getByRole('textbox', { name: 'Counted' });
    await expect(counted).toBeFocused();
    await counted.fill('16');
    await page.reload();
    await expect(counted, 'what is typed is kept').toHaveValue('16');
    expect(await faultsOf(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send count' }).click();
    const unsent = page.getByText(/^1 count not sent\./);
    await expect(unsent).toBeVisible();
    const count = /inventory\.count(\?|$)/;
    await page.route(count, losesAnswer);
    await page.context().setOffline(false);
    await page.reload();
    await expect(unsent, 'its answers are lost').toBeVisible();
    await page.unroute(count);
    await expect(page.getByText('Main: 1 line counted, 1 differs from the book')).toBeVisible();
    await expect(unsent).toBeHidden();
    await works.opens('/installer/stock/CY-3K?tab=moves');
    await expect(page.getByRole('row').filter({ hasText: 'Stocktake' })).toHaveCount(1);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const kinds = page.getByRole('dialog').getByRole('radiogroup', { name: 'What happens' });
    for (const radio of await kinds.getByRole('radio').all()) await expect(radio).toBeInViewport({ ratio: 0.9 });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the seller reads who has counted, and what is there now', async () => {
    await seller.opens('/installer/stock/CY-3K?tab=moves');
    const line = other.getByRole('row').filter({ hasText: 'Stocktake' });
    await expect(line).toContainText('Finn Oakley');
    await expect(line).toContainText('−1');
    await expect(other.getByRole('region', { name: 'On hand' })).toContainText('20');
  });
});
