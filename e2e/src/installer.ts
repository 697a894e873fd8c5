import { expect, type Locator, type Page } from '@playwright/test';

const password = 'doorwright-demo';

/** Somebody of a supplier, who acts by roles and names on the office's pages. */
export class Installer {
  readonly page: Page;
  readonly url: string;
  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  /** Opens a page, is redirected to the log-in, and from there back to the page. */
  async logsIn(email: string, path = '/installer/home'): Promise<void> {
    await this.page.goto(`${this.url}/#${path}`);
    await this.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await this.saysWho(email);
    await this.isAt(path);
  }

  async saysWho(email: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  async isAt(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.hash === `#${path}`);
    await expect(this.page.getByRole('navigation', { name: 'Office' })).toBeVisible();
  }

  /** By its address, as from a link. */
  async opens(path: string): Promise<void> {
    await this.page.goto(`${this.url}/?mode=installer#${path}`);
    await this.isAt(path);
  }

  async logsOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Log out' }).click();
    await expect(this.page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  }

  async opensItem(id: string): Promise<void> {
    await this.page.goto(`${this.url}/#/door/${id}`);
    await expect(this.drawing).toBeVisible();
  }

  get drawing(): Locator {
    return this.page.getByRole('img', { name: 'Drawing with sizes, external' });
  }

  /** Opens a row of the options and chooses another option. */
  async sets(option: string, answer: string): Promise<void> {
    const row = this.page.locator('.option-row').filter({
      has: this.page.getByText(option, { exact: true }).and(this.page.locator('.option-term')),
    });
    await row.click();
    const answers = this.page.getByRole('radiogroup', { name: /^Choose / });
    await answers.getByRole('radio', { name: answer }).first().check({ force: true });
    await row.click();
    await expect(answers).toBeHidden();
    await this.isSaved();
  }

  /** Chooses a packer at its place round the drawing; '' for none. */
  async packs(place: string, code: string): Promise<void> {
    await this.page.getByRole('combobox', { name: place }).selectOption(code);
    await this.isSaved();
  }

  async types(size: string, mm: number): Promise<void> {
    await this.page.getByRole('spinbutton', { name: size, exact: true }).fill(String(mm));
    await this.isSaved();
  }

  /** The words alone do not tell: they change only when saving takes longer than usual. */
  async isSaved(): Promise<void> {
    await expect(this.page.getByRole('main').locator('[data-pending="saved"]')).toHaveText('Saved');
  }

  async updatesBom(): Promise<void> {
    await this.page.getByRole('button', { name: 'Update BOM' }).click();
    await expect(this.page.getByText('BOM up to date')).toBeVisible();
  }

  /** A calculated size, as the page shows it. */
  async reads(size: string, value: string): Promise<void> {
    const figures = this.page.locator('.item-figures');
    await expect(figures).toBeVisible();
    if ((await figures.getAttribute('open')) === null) await figures.locator('> summary').click();
    const row = this.page.getByRole('region', { name: 'Derived sizes' }).getByRole('group').filter({ hasText: size });
    // Behind it may stand what it was before.
    await expect(row).toHaveText(new RegExp(`^${size}${value}`));
  }
}
