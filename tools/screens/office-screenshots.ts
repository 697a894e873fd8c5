import type { Browser } from '@playwright/test';
import { Installer } from '../../e2e/src/installer.ts';
import type { Gallery, Size } from './gallery.ts';
import { walkBatches } from './batch-screenshots.ts';
import { walkQuote } from './quote-screenshots.ts';

export interface OfficeLook {
  readonly chapter: string;
  readonly name: string;
  readonly window: Size;
  readonly picture: Size;
  readonly colorScheme: 'light' | 'dark';
}

/** Wait until lists are loaded and doors are drawn, ms. */
const doorsTake = 3000;

/** Screenshots of the office's pages, showing the enquiry that a visitor's walk has sent before. */
export async function walkOffice(
  shown: Browser,
  { look, url }: { readonly look: OfficeLook; readonly url: string },
  gallery: Gallery,
): Promise<void> {
  const { chapter, name, colorScheme, picture: size } = look;
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await shown.newContext({ viewport: look.window, colorScheme, permissions });
  const page = await context.newPage();
  const take = async (file: string, caption: string, of = page) => {
    await of.waitForTimeout(doorsTake);
    await gallery.take(of, { chapter, file: `${name}-${file}.png`, caption, size });
  };
  const installer = new Installer(page, url);
  await installer.logsIn('installer@example.com');
  await take('home', 'Home: recent items, my tasks, group tasks');
  await installer.opens('/installer/enquiries');
  await page
    .getByRole('link', { name: /Aoife Brennan/ })
    .first()
    .click();
  await take('enquiry', 'An enquiry');
  await page.getByRole('link', { name: 'Open the item' }).first().click();
  await installer.drawing.waitFor();
  // On a phone the button is in the page's menu, and the bill came with the enquiry.
  if (look.window.width > 900) await installer.updatesBom();
  await take('item', 'An item: picture, drawing, sizes and bill of materials');
  await installer.opens(`/installer/survey/${page.url().split('/').at(-1) ?? ''}`);
  await page.getByRole('textbox', { name: 'Width of the opening, Head' }).fill('1910');
  await take('survey', 'Survey');
  await installer.opens('/installer/enquiries');
  await page
    .getByRole('link', { name: /Aoife Brennan/ })
    .first()
    .click();
  await walkQuote(page, url, take);
  await context.close();
  const admins = await shown.newContext({ viewport: look.window, colorScheme });
  const admin = new Installer(await admins.newPage(), url);
  await admin.logsIn('admin@example.com');
  await admin.opens('/installer/pricing');
  await take('pricing', 'The price list', admin.page);
  await admin.opens('/installer/catalogue');
  await take('catalogue', 'The catalogue', admin.page);
  await admin.opens('/installer/settings');
  await take('settings', 'The settings beside the designer', admin.page);
  await admins.close();
  const fabricators = await shown.newContext({ viewport: look.window, colorScheme });
  const fabricator = new Installer(await fabricators.newPage(), url);
  await fabricator.logsIn('fabricator@example.com', '/installer/batches');
  await walkBatches(fabricator.page, url, (file, caption) => take(file, caption, fabricator.page));
  await fabricators.close();
}
