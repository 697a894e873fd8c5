import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any page has between two controls. */
const mostStops = 80;

/** A visitor who uses the keyboard only. The focus must be visible at every stop. */
export class KeyboardVisitor {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab until the control has the focus. */
  async tabsTo(control: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(control).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await hasFocus(control)) return;
      await this.presses(by);
      expect(await whatIsWrongWithFocus(this.page), 'the focus at a stop of the Tab key').toBe('');
    }
    throw new Error(`The Tab key does not lead to ${control.toString()}.`);
  }

  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async types(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Tabs to the chosen tile of a group, then presses arrow keys up to the wanted one. */
  async choosesByArrows(group: string, tile: string): Promise<void> {
    const radios = this.page.getByRole('radiogroup', { name: group, exact: true });
    const wanted = radios.getByRole('radio', { name: tile, exact: true });
    const present = radios.getByRole('radio', { checked: true });
    await this.tabsTo((await present.count()) > 0 ? present : radios.getByRole('radio').first());
    for (let step = 0; step < mostStops && !(await hasFocus(wanted)); step += 1) await this.presses('ArrowRight');
    if (!(await wanted.isChecked())) await this.presses('Space');
    await expect(wanted).toBeChecked();
  }

  async pressesButton(name: string): Promise<void> {
    await this.tabsTo(this.page.getByRole('button', { name, exact: true }));
    await this.presses('Enter');
  }

  async goesOn(toStep: number): Promise<void> {
    await this.pressesButton('Next');
    await expect(this.page.getByText(`Step ${toStep} of 6`)).toBeVisible();
    await expect(this.page.getByRole('heading', { level: 1 }), 'the new step is read out').toBeFocused();
  }
}

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** '' if the focused element has an outline of at least 3 px, inside the window, and nothing covers it. */
const whatIsWrongWithFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.tagName === 'IFRAME') return '';
    const drawn = [focused, ...(focused.closest('label, .segmented')?.querySelectorAll('*') ?? [])]
      .concat(focused.closest('.segmented') ?? [])
      .find((element) =>
        // The link of a row is drawn round the row, by what stands after it.
        [undefined, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
        }),
      );
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    if (!drawn) return `${focused.tagName} ${name}: the focus is not drawn`;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (above && (focused.contains(above) || focused.closest('label')?.contains(above))) return '';
    return `${focused.tagName} ${name}: covered by ${above?.tagName ?? 'the edge of the window'} ${above?.className ?? ''}`;
  });
