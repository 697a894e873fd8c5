import type { openBrowser } from '../../bench/driver/browser.ts';
import { Installer } from '../../e2e/src/installer.ts';
import type { Album } from './album.ts';
import type { Format } from './points.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

export interface OfficeLook {
  readonly chapter: string;
  readonly name: string;
  readonly window: Format;
  readonly picture: Format;
  readonly colorScheme: 'light' | 'dark';
}

/** Until lists have come and doors are drawn, ms. */
const doorsTake = 3000;

/** The pages of the supplier's own people, on the enquiry that a visitor has sent before. */
export async function walkOffice(
  shown: Browser,
  { look, url }: { readonly look: OfficeLook; readonly url: string },
  album: Album,
): Promise<void> {
  const { chapter, name, colorScheme, picture: format } = look;
  const context = await shown.newContext({ viewport: look.window, colorScheme });
  const page = await context.newPage();
  const take = async (file: string, caption: string) => {
    await page.waitForTimeout(doorsTake);
    await album.take(page, { chapter, file: `${name}-${file}.png`, caption, format });
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
  await installer.updatesBom();
  await take('item', 'An item: picture, drawing, sizes and bill of materials');
  await installer.opens(`/installer/survey/${page.url().split('/').at(-1) ?? ''}`);
  await page.getByRole('textbox', { name: 'Width of the opening, Head' }).fill('1910');
  await take('survey', 'Survey');
  await context.close();
}
