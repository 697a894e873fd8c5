import { expect, type Page } from '@playwright/test';

/** A homeowner, who acts by roles and names on the designer's pages. */
export class Visitor {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async opens(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { name: 'Frame Design', level: 1 })).toBeVisible();
  }

  async chooses(group: string, tile: string): Promise<void> {
    const radio = this.page
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name: tile, exact: true });
    await radio.check({ force: true });
    await expect(radio).toBeChecked();
  }

  /** With a frame. Nothing is pressed before the server has made the item: a press would meet the dialog that says to wait. */
  async begins(frame: string): Promise<void> {
    await this.chooses('Frame Design', frame);
    await expect.poll(() => this.page.evaluate(() => Object.values(localStorage).join())).toContain('"itemId":"');
    await this.isConfigured();
  }

  async switches(name: string): Promise<void> {
    await this.page.getByRole('switch', { name }).click({ force: true });
  }

  async goesOn(toStep: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Next' }).click();
    await this.isAtStep(toStep);
  }

  /** By its address, as a link of the list of choices leads there: without drawing the steps between. */
  async goesStraightTo(step: 'glass' | 'submit'): Promise<void> {
    await this.page.goto(new URL(`#/${step}`, this.page.url()).href);
    await this.isAtStep(step === 'glass' ? 4 : 6);
  }

  /** With clear glass: without any the page asks before it sends. */
  async goesToTheForm(): Promise<void> {
    await this.goesStraightTo('glass');
    await this.chooses('Door Glass', 'Clear');
    await this.goesStraightTo('submit');
  }

  async isAtStep(step: number): Promise<void> {
    await expect(this.page.getByText(`Step ${step} of 6`)).toBeVisible();
  }

  async isConfigured(): Promise<void> {
    await expect(this.page.getByText('Please wait while we configure your Item.')).toBeHidden();
    await expect(this.page.getByRole('img', { name: 'Door preview, external' })).toBeVisible();
  }

  async fillsIn(person: { readonly name: string; readonly email: string }): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Name' }).fill(person.name);
    await this.page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await this.page.getByRole('textbox', { name: 'Phone' }).fill('01 555 0100');
    await this.page.getByRole('textbox', { name: 'Address' }).fill('14 Rathmines Road, Dublin 6');
    await this.page.getByRole('textbox', { name: 'Notes' }).fill('There is one step up from the path.');
    await this.page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check({ force: true });
    await this.page.getByRole('checkbox', { name: 'I agree to the privacy policy' }).check({ force: true });
  }

  async submits(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit Enquiry' }).click();
  }

  async isConfirmed(): Promise<void> {
    await expect(this.page).toHaveURL(/#\/confirmation/, { timeout: 45_000 });
  }
}

/** A visitor who has begun a door with this frame; the item's id is in the browser's storage. */
export async function visitorWithDoor(page: Page, address: string, frame = 'Single Door'): Promise<Visitor> {
  const visitor = new Visitor(page);
  await visitor.opens(address);
  await visitor.begins(frame);
  return visitor;
}

/** Messages of errors that the page did not catch. */
export function uncaughtErrors(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  return messages;
}
