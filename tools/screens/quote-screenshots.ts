import type { Page } from '@playwright/test';
import { Installer } from '../../e2e/src/installer.ts';

type Take = (file: string, caption: string) => Promise<void>;

/** Screenshots of a quote from the enquiry that is shown to the paper that its customer reads. */
export async function walkQuote(page: Page, url: string, take: Take): Promise<void> {
  const open = (tab: string) => page.getByRole('tab', { name: tab }).click();
  // For the second of their enquiries the customer is known by the e-mail address.
  await page
    .getByRole('button', { name: /^(?:Make a customer|It is )/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Open Aoife/ }).waitFor();
  await page.getByRole('button', { name: 'Make a quote' }).click();
  await page.getByRole('tab', { name: 'Items' }).waitFor();
  await take('quote', 'A quote: its doors and what they come to');
  await open('Details');
  await take('details', 'Customer, validity, VAT, note and terms');
  await open('Charges');
  await take('charges', 'Charges, discount and the two-thirds rule');
  await open('Review');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'PDF', exact: true }).waitFor({ timeout: 60_000 });
  await take('review', 'The paper that was sent');
  const id = /\/quote\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = String(await page.evaluate('navigator.clipboard.readText()'));
  await new Installer(page, url).opens('/installer/quote');
  await take('quotes', 'Quotes');
  await new Installer(page, url).opens('/installer/customers');
  await take('customers', 'Customers');
  await page.getByRole('link', { name: 'Aoife Brennan' }).first().click();
  await take('customer', 'A customer with enquiries, doors, quotes and orders');
  await page.goto(`${url}/#/quote-review/${id}`);
  await take('quote-review', 'A quote on paper');
  await page.goto(link);
  await take('offer', 'What the customer reads under the link');
}
