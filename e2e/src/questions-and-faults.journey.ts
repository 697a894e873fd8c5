import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { inspection } from './inspection.ts';
import { Installer } from './installer.ts';
import { mailedCode } from './mailed-code.ts';
import { type OfficeCalls, officeCalls } from './office-calls.ts';
import { soldOrder } from './sold-order.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

/** A picture that was taken with a phone. */
async function aPhoto(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 600, height: 800 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is a canvas.');
    pen.fillStyle = '#8d8a86';
    pen.fillRect(0, 0, 600, 800);
    return canvas.toDataURL('image/jpeg');
  });
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return { name: 'hinge.jpg', mimeType: 'image/jpeg', buffer };
}

interface Progress {
  readonly Pieces: number;
  readonly Passed: Readonly<Record<'Cutting' | 'Assembly' | 'QualityCheck', number>>;
}

interface OrderNow {
  readonly Lines: readonly Readonly<Record<'LineId' | 'ItemId', string>>[];
  readonly PromisedWeek: string | null;
}

const stations = { cutting: 'Cutting', assembly: 'Assembly', 'quality check': 'QualityCheck' } as const;

/** The works make the doors of an accepted order, and bring them to the customer. */
async function bringsDoors({ ask, call }: OfficeCalls, Id: string): Promise<void> {
  const { Lines, PromisedWeek: Week } = await ask<OrderNow>('order.getOrderById', Id);
  for (const { ItemId } of Lines) await call('generateBom', ItemId);
  const BatchId = randomUUID();
  await call('order.setProductionWeek', { Id, Week });
  await call('order.readyForProduction', { Id });
  await call('batch.create', { Id: BatchId, Week });
  await call('batch.addItems', { Id: BatchId, LineIds: Lines.map(({ LineId }) => LineId) });
  await call('batch.replan', { Id: BatchId });
  await call('batch.release', { Id: BatchId, Glass: 'ordered' });
  for (const [At, station] of Object.entries(stations)) {
    const { Pieces, Passed } = await ask<Progress>('batch.progress', { BatchId });
    await call('batch.tickAll', { Id: randomUUID(), BatchId, At, Open: Pieces - Passed[station] });
  }
  for (const move of ['dispatch', 'deliver']) await call(`order.${move}`, { Id });
}

test('a customer asks with a photo and reports a fault by a tap; the office answers, books a visit and solves it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const works = new Installer(page, server.url);
  const calls = officeCalls(page, server.url);
  await works.logsIn('admin@example.com');
  const { OrderId, offerUrl } = await soldOrder(calls, 'Mary Byrne', '12 Mill Lane\nCork');
  const customer = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const { faults, lookAt } = inspection(customer);
  const office = inspection(page);
  const questions = customer.getByRole('region', { name: 'Questions' });
  const dialog = customer.getByRole('dialog');

  await test.step('the page shows questions to whoever has typed the code', async () => {
    await customer.goto(offerUrl);
    const papers = customer.getByRole('region', { name: 'Papers' });
    await papers.getByRole('button', { name: 'Send me a code' }).click();
    await papers.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(server));
    await papers.getByRole('button', { name: 'Enter code' }).click();
    await expect(questions).toBeVisible();
  });

  await test.step('a question goes once with its photo, though the network was away and the button was clicked twice', async () => {
    await questions.getByRole('button', { name: 'Ask a question' }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toContainText('Please write something.');
    await dialog.getByRole('textbox', { name: 'Your question' }).fill('Is this hinge side right?');
    await dialog.getByLabel('Add photos').setInputFiles(await aPhoto(customer));
    await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await lookAt('a question with a photo');
    await customer.setViewportSize({ width: 390, height: 844 });
    await customer.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await customer.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Send' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(questions.getByRole('listitem').filter({ hasText: 'hinge side' })).toHaveCount(1);
    await expect(questions.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  });

  await test.step('the office reads it with its photo and answers; the customer reads that after a reload', async () => {
    await works.opens(`/installer/order/${OrderId}/messages`);
    const thread = page.getByRole('region', { name: 'Messages', exact: true });
    await expect(thread).toContainText('Is this hinge side right?');
    await expect(thread.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await thread.getByRole('textbox', { name: 'Write to the customer' }).fill('It is: seen from outside.');
    await thread.getByRole('button', { name: 'Send' }).dblclick();
    await expect(thread.getByRole('listitem').filter({ hasText: 'seen from outside' })).toHaveCount(1);
    await customer.reload();
    await expect(questions).toContainText('It is: seen from outside.');
  });

  const reported = customer.getByRole('region', { name: 'Faults' });
  await test.step('once the door has arrived, a fault is reported by a tap on the part', async () => {
    await bringsDoors(calls, OrderId);
    await customer.reload();
    await reported.getByRole('button', { name: 'Report a fault' }).click();
    await dialog.getByRole('textbox').fill('The leaf sticks.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toContainText('Please tap the part, or choose it.');
    await dialog.locator('[data-part="door:leaf"]').click({ force: true });
    await expect(dialog.getByRole('combobox', { name: 'Part' })).toHaveValue('door:leaf');
    await lookAt('a fault');
    await customer.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('button', { name: 'Send' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(reported.getByRole('listitem').filter({ hasText: 'The leaf sticks.' })).toHaveCount(1);
  });

  await test.step('a visit waits in the diary, and the fault is booked with its day', async () => {
    await page.reload();
    const fault = page.getByRole('region', { name: 'Faults' }).getByRole('listitem').first();
    await expect(fault).toContainText('Frame and leaf is guaranteed until');
    await fault.getByRole('button', { name: 'Visit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Visit' }).click();
    await expect(fault).toContainText('Waits for a day in the diary, under To book.');
    await office.lookAt('a fault of an order');
    await works.opens('/installer/diary');
    const visit = page.getByRole('listitem').filter({ hasText: 'a fault to be seen to' });
    await visit.getByRole('button', { name: 'Book: 10001' }).click();
    const book = page.getByRole('dialog');
    await expect(book).toContainText('a fault to be seen to');
    await expect(book.getByRole('region', { name: 'Free next' }).getByRole('button').first()).toBeVisible();
    await book.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(book).toBeHidden();
    await customer.reload();
    await expect(reported).toContainText('We come and look at it');
  });

  await test.step('it is solved with a word that the customer reads', async () => {
    await works.opens(`/installer/order/${OrderId}/messages`);
    const fault = page.getByRole('region', { name: 'Faults' }).getByRole('listitem').first();
    await fault.getByRole('button', { name: 'Solve' }).click();
    const solve = page.getByRole('dialog');
    await solve.getByRole('textbox').fill('The hinge is set anew.');
    await solve.getByRole('button', { name: 'Solve' }).click();
    await expect(solve).toBeHidden();
    await customer.reload();
    await expect(reported).toContainText('The hinge is set anew.');
    await expect(reported.getByRole('button', { name: 'It is still there' })).toBeVisible();
  });
  expect([...faults, ...office.faults]).toEqual([]);
});
