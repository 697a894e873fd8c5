import { expect, type Page } from '@playwright/test';
import { Installer } from './installer.ts';
import { fillsIn, type SupplierAdmin } from './supplier-admin.ts';
import type { TestServer } from './test-server.ts';
import { Visitor } from './visitor.ts';

const supplier = '-2001';
const email = 'ada@harbour.example.com';

/** Called at each place that is worth a picture. */
export type Look = (file: string, caption: string, page: Page) => Promise<void>;

/** Starts a supplier from the catalogue that another one exports, with an admin who may log in. */
export async function startSupplier(page: Page, server: TestServer): Promise<void> {
  const other = new Installer(page, server.url);
  await other.logsIn('admin@example.com', '/installer/catalogue');
  const bundle = await exportedCatalogue(page);
  const named = ['--name', 'Harbour Doors', '--email', 'office@harbour.example.com'];
  await server.runsAfterStop('client-create', ['--from', bundle, '--id', supplier, ...named]);
  const account = ['--email', email, '--role', 'admin', '--client', supplier, '--name', 'Ada Moor'];
  await server.runsAfterStop('user-create', account, 'doorwright-demo\n');
  await server.start();
}

async function exportedCatalogue(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More about the catalogue' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the whole catalogue' }).click();
  return (await downloaded).path();
}

/** The admin changes company, people and catalogue of the new supplier, and publishes them. */
export async function setUpSupplier(admin: SupplierAdmin, look: Look): Promise<void> {
  await admin.logsIn(email);
  await admin.changesCompany();
  await look('settings', 'Logo, colours and title of a new supplier', admin.page);
  await admin.changesTerms();
  await look('legal', 'Its terms, as visitors read them', admin.page);
  await admin.invites('Finn');
  await admin.invites('Nora');
  await look('people', 'Two people are invited', admin.page);
  await addDesign(admin, look);
  await addProducts(admin);
  await look('catalogue', 'The draft has no problems', admin.page);
  await admin.publishes('Ours');
}

async function addDesign(admin: SupplierAdmin, look: Look) {
  await admin.copies(['designs', 'Flush'], { Number: '5001', Name: 'Harbour Two', 'Price family': 'N1' }, async () => {
    await fillsIn(admin.panel.getByRole('group', { name: 'Hardware that it takes' }), {
      Knocker: 'yes',
      Spyhole: 'yes',
    });
    const lights = admin.panel.getByRole('group', { name: 'Lights', exact: true });
    for (const [at, x] of ['90', 'w-270'].entries()) {
      await lights.getByRole('button', { name: 'Add an entry' }).click();
      const size = { X: x, Y: '190', Width: '180', Height: '360' };
      await fillsIn(lights.getByRole('group', { name: `Entry ${at + 1}` }), size);
    }
    await look('design', 'A design with two lights', admin.page);
  });
  const blue = { Number: '5001', Name: 'Harbour Blue', 'Colour on screens': '#1f3a5f' };
  await admin.copies(['colours', 'Anthracite Grey'], blue);
}

/** A knocker for single doors only, and a handle in one finish, each with its price. */
async function addProducts(admin: SupplierAdmin) {
  await admin.copies(['masters', 'KN-URN'], { Number: '5001', Code: 'KN-FISH', Name: 'Fish knocker' });
  const knocker = { Number: '50011', Product: '5001', Code: 'KN-FISH-CH', Description: 'Fish knocker, chrome' };
  await admin.copies(['stock', 'KN-URN-CH'], knocker, async () => {
    await admin.panel.getByRole('combobox', { name: 'Add a condition' }).selectOption('Leaves');
    await admin.panel.getByRole('group', { name: 'Leaves' }).getByRole('checkbox', { name: 'single' }).check();
  });
  await admin.copies(['handles', 'lever-lever'], { 'Handle type': 'lever-oval', Name: 'Oval lever' }, async () => {
    const finishes = admin.panel.getByRole('group', { name: 'Finishes' });
    for (const finish of ['gold', 'satin-chrome', 'white', 'black'])
      await finishes.getByRole('checkbox', { name: finish, exact: true }).uncheck({ force: true });
  });
  const lever = { Number: '5002', Code: 'HA-OV', Name: 'Oval lever', 'Handle type': 'lever-oval' };
  await admin.copies(['masters', 'HA-LL'], lever);
  const oval = { Number: '50021', Product: '5002', Code: 'HA-OV-CH', Description: 'Oval lever, chrome' };
  await admin.copies(['stock', 'HA-LL-CH'], oval);
  await admin.prices('masters', 'Fish knocker', '45.00');
  await admin.prices('handles', 'Oval lever', '30.00');
}

/** A visitor finds what the supplier has added, and sends a door with all of it. */
export async function orderFromSupplier(page: Page, url: string, look: Look): Promise<void> {
  const visitor = new Visitor(page);
  await visitor.opens(`${url}/?client=${supplier}`);
  await expect(page).toHaveTitle(/Your harbour door/);
  await expect(page.getByRole('img', { name: 'Harbour Doors' })).toBeVisible();
  await visitor.begins('Single Door');
  await visitor.goesOn(2);
  await visitor.chooses('Select Design', 'Harbour Two');
  await visitor.goesOn(3);
  await visitor.chooses('Door Colour', 'Harbour Blue');
  await visitor.goesOn(4);
  await visitor.chooses('Door Glass', 'Clear');
  await visitor.goesOn(5);
  await visitor.chooses('Select Hardware Finish', 'Chrome');
  await visitor.chooses('Select Handle Type', 'Oval lever');
  await visitor.chooses('Knocker', 'Fish knocker');
  await look('visitor', 'A visitor finds the new design, colour, handle and knocker', page);
  await visitor.goesOn(6);
  await visitor.fillsIn({ name: 'Mary Byrne', email: 'mary@example.ie' });
  await visitor.submits();
  await visitor.isConfirmed();
}
