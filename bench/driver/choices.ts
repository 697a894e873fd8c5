import type { Page } from '@playwright/test';

/** A tile or switch that can be chosen now and is not chosen yet. */
export interface Choice {
  /** Heading of its group. */
  readonly group: string;
  readonly name: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** All tiles and switches of this step that can be chosen. */
export const openChoices = (page: Page): Promise<readonly Choice[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element | null) => {
      const by = element?.getAttribute('aria-labelledby');
      return element?.getAttribute('aria-label') ?? (by && document.getElementById(by)?.textContent) ?? '';
    };
    return [...document.querySelectorAll<HTMLInputElement>('main input[type=radio], main input[role=switch]')]
      .filter((input) => input.role === 'switch' || (!input.checked && !input.ariaDisabled))
      .map((input) => ({ group: nameOf(input.closest('[role=radiogroup]')), name: nameOf(input) }));
  });

/** Scrolls the choice into view and answers where its centre is. */
const scrollTo = (page: Page, choice: Choice): Promise<Point> =>
  page.evaluate(async ({ group, name }) => {
    const nameOf = (element: Element | null) => {
      const by = element?.getAttribute('aria-labelledby');
      return element?.getAttribute('aria-label') ?? (by && document.getElementById(by)?.textContent) ?? '';
    };
    const input = [...document.querySelectorAll('main input')].find(
      (one) => nameOf(one) === name && nameOf(one.closest('[role=radiogroup]')) === group,
    );
    const label = input?.closest('label');
    if (!label) throw new Error(`There is no '${name}' in '${group}'.`);
    label.scrollIntoView({ block: 'center', inline: 'center' });
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const { x, y, width, height } = label.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, choice);

/** Moves the mouse to the choice and lets it rest there for 60 ms. */
export async function pointAt(page: Page, choice: Choice): Promise<void> {
  const { x, y } = await scrollTo(page, choice);
  await page.mouse.move(x, y);
  await page.waitForTimeout(60);
}

export async function click(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** A few of the choices, evenly spread; another `turn` takes others. */
export function sample(choices: readonly Choice[], { most, turn }: { readonly most: number; readonly turn: number }) {
  const stride = Math.max(1, Math.floor(choices.length / most));
  return choices.filter((_, index) => index % stride === turn % stride).slice(0, most);
}
