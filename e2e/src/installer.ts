import { expect, type Page } from '@playwright/test';

/** Of every demo account. */
const password = 'doorwright-demo';

/** Somebody of a supplier at the office's pages, acting by what they say. */
export class Installer {
  readonly page: Page;
  readonly url: string;
  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  /** Asks for a page, is led to the log-in, and from there to the page. */
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

  /** By the address, as somebody who has a link. */
  async opens(path: string): Promise<void> {
    await this.page.goto(`${this.url}/?mode=installer#${path}`);
    await this.isAt(path);
  }

  async logsOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Log out' }).click();
    await expect(this.page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  }
}
