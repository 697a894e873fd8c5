import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { everyState } from './every-state.ts';
import { layoutFaults, outlineFaults } from './layout-faults.ts';
import { visitorWithDoor } from './visitor.ts';
import { test } from './shared-server.ts';

/** Until the settings are here there is nothing but the sign that they are on their way. */
const starting = 'getting things ready';
const rulesOfPages = ['landmark-one-main', 'page-has-heading-one'];

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** A desk of 1440 × 900 at 200 %, and the narrowest window. */
const enlarged = { width: 720, height: 450 };
const narrow = { width: 320, height: 568 };

test.describe.configure({ timeout: 300_000 });

test('axe finds no fault on any step, page or dialog, in the light and the dark theme, and every control can be reached [2.10]', async ({
  page,
}) => {
  // Nothing is on its way to its place while it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = new Set<string>();
  const note = (place: string, found: readonly string[]) => found.forEach((fault) => faults.add(`${place}: ${fault}`));
  for await (const state of everyState(page, '/')) {
    if (state !== starting) note(state, await outlineFaults(page));
    for (const window of [desk, phone, enlarged, narrow]) {
      await page.setViewportSize(window);
      note(`${state} at ${window.width} px`, await layoutFaults(page));
    }
    for (const [window, colorScheme] of [
      [phone, 'dark'],
      [desk, 'light'],
    ] as const) {
      await page.setViewportSize(window);
      await page.emulateMedia({ colorScheme });
      note(`${state} at ${window.width} px, ${colorScheme}`, await violationsOn(page, state));
    }
  }
  expect([...faults]).toEqual([]);
});

test('axe finds no fault in the second supplier’s colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for await (const state of everyState(page, '/?client=-1023'))
    faults.push(...(await violationsOn(page, state)).map((fault) => `${state}: ${fault}`));
  expect(faults).toEqual([]);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving: string[] = [];
  for await (const state of everyState(page, '/')) {
    moving.push(...(await movingOn(page)).map((part) => `${state}: ${part}`));
    const outline = page.locator('.outline-run').first();
    if (await outline.isVisible()) await expect(outline, state).toHaveCSS('stroke-dashoffset', '0px');
    if (state === 'hardware') break;
  }
  expect(moving).toEqual([]);
});

test('forced colours: chosen and unavailable tiles can be told apart, and hairlines become borders', async ({
  page,
}) => {
  const visitor = await visitorWithDoor(page, '/');
  for (const step of [2, 3, 4, 5]) await visitor.goesOn(step);
  const chosen = page.locator('.tile:has(:checked) .tile-picture').first();
  const unavailable = page.locator('.tile-unavailable .tile-picture').first();
  await page.emulateMedia({ forcedColors: 'active' });
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'color: Highlight; forced-color-adjust: none';
    return getComputedStyle(probe).color;
  });
  expect([await drawnAs(chosen, 'outline-style'), await drawnAs(chosen, 'outline-color')]).toEqual([
    'solid',
    highlight,
  ]);
  const hatch = await unavailable.evaluate((tile) => getComputedStyle(tile, '::before').backgroundImage);
  expect(hatch).toContain('gradient');

  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  const [line, edge] = await page.evaluate(() =>
    ['--line', '--edge'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
  );
  expect(line).toBe(edge);
});

const violationsOn = (page: Page, state: string): Promise<readonly string[]> =>
  axeViolations(page, state === starting ? rulesOfPages : []);

const drawnAs = (part: Locator, property: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** What takes time to change or goes on changing. */
const movingOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(',').some((duration) => parseFloat(duration) > 0);
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after']
        .map((part) => ({ part, style: getComputedStyle(element, part || null) }))
        .filter(({ style }) => takesTime(style.transitionDuration) || takesTime(style.animationDuration))
        .map(({ part }) => `${element.tagName}.${element.getAttribute('class') ?? ''}${part}`),
    );
  });
