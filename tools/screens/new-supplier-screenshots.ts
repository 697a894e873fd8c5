import type { Browser, Page } from '@playwright/test';
import { orderFromSupplier, setUpSupplier, startSupplier } from '../../e2e/src/new-supplier.ts';
import { SupplierAdmin } from '../../e2e/src/supplier-admin.ts';
import type { TestServer } from '../../e2e/src/test-server.ts';
import type { Gallery } from './gallery.ts';

const window = { width: 1440, height: 900 };
const size = { width: 1152, height: 720 };

/** Wait until the last picture is drawn, ms. */
const picturesTake = 2500;

/** Screenshots of how an admin sets up a new supplier, and of what its visitors see then. */
export async function walkNewSupplier(shown: Browser, server: TestServer, gallery: Gallery): Promise<void> {
  const context = await shown.newContext({ viewport: window, acceptDownloads: true });
  const look = async (file: string, caption: string, page: Page) => {
    await page.waitForTimeout(picturesTake);
    await gallery.take(page, { chapter: 'A new supplier', file: `new-supplier-${file}.png`, caption, size });
  };
  const page = await context.newPage();
  await startSupplier(page, server);
  const admins = await shown.newContext({ viewport: window });
  const admin = new SupplierAdmin(await admins.newPage(), server.url);
  await setUpSupplier(admin, look);
  await orderFromSupplier(page, server.url, look);
  await admins.close();
  await context.close();
}
