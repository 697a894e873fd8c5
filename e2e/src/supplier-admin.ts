import { expect, type Locator } from '@playwright/test';
import { Installer } from './installer.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path fill="#123a5f" d="M0 0h40v10H0z"/></svg>';

/** What is typed or chosen, by the name of its field. */
type Values = Readonly<Record<string, string>>;

/** A supplier's admin on the pages on which everything of theirs is changed. */
export class SupplierAdmin extends Installer {
  get panel(): Locator {
    return this.page.getByRole('dialog');
  }

  async changesCompany() {
    await this.opens('/installer/settings');
    await this.page.getByLabel('Logo: choose a picture').setInputFiles({
      ...{ name: 'harbour.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) },
    });
    await expect(this.page.getByRole('status').getByText('The logo is on the pages.')).toBeVisible();
    await this.page.getByRole('textbox', { name: 'Page title' }).fill('Your harbour door');
    await this.page.getByRole('combobox', { name: 'Data theme' }).selectOption('Your own colours');
    await this.page.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#123a5f');
    await this.saves();
  }

  async changesTerms() {
    await this.opens('/installer/settings/legal');
    await this.page.getByRole('combobox', { name: 'Terms and conditions are' }).selectOption('a text');
    await this.page.getByRole('textbox', { name: 'Terms and conditions', exact: true }).fill('<h1>Harbour terms</h1>');
    await this.saves();
  }

  async saves() {
    await this.page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByRole('status').getByText('Saved.').last()).toBeVisible();
  }

  async invites(name: string) {
    await this.opens('/installer/users');
    await this.page.getByRole('button', { name: 'Invite' }).click();
    await this.panel.getByRole('textbox', { name: 'Email' }).fill(`${name.toLowerCase()}@harbour.example.com`);
    await this.panel.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.panel.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(this.page.getByRole('row').filter({ hasText: name })).toContainText('Invited');
  }

  /** Copies a row of a list into a new one with other values, each at the field of that name. */
  async copies([kind, row]: readonly [string, string], values: Values, more?: () => Promise<void>) {
    await this.opens(`/installer/catalogue/${kind}`);
    await this.page.getByRole('searchbox', { name: 'Find a row' }).fill(row);
    await this.page
      .getByRole('checkbox', { name: /^Choose / })
      .first()
      .check();
    await this.page.getByRole('button', { name: 'Copy', exact: true }).click();
    await fillsIn(this.panel, values);
    await more?.();
    await this.panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.panel).toBeHidden();
  }

  async prices(kind: string, row: string, amount: string) {
    await this.opens(`/installer/catalogue/${kind}`);
    await this.page.getByRole('searchbox', { name: 'Find a row' }).fill(row);
    await fillsIn(this.page.getByRole('table'), { [`Price of ${row}`]: amount });
  }

  async publishes(note: string) {
    await this.opens('/installer/catalogue');
    await expect(this.page.getByRole('region', { name: 'Problems' })).toContainText('No problems');
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.panel.getByRole('textbox', { name: 'Note for your colleagues' }).fill(note);
    await this.panel.getByRole('button', { name: 'Publish it' }).click();
    await expect(this.page.getByRole('status').getByText('Version 2 is sold now.')).toBeVisible();
  }
}

/** Types each value at the field of that name, or chooses it there. */
export async function fillsIn(within: Locator, values: Values) {
  for (const [field, value] of Object.entries(values)) {
    const input = within
      .getByLabel(field, { exact: true })
      .and(within.page().locator('input:not([type=color]), select'));
    if ((await input.evaluate(({ nodeName }) => nodeName)) === 'SELECT') await input.selectOption(value);
    else {
      await input.fill(value);
      await input.blur();
    }
  }
}
