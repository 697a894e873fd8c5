import { expect, type Locator, type Page } from '@playwright/test';

/** Where the system forces its colours: chosen and unavailable tiles can be told apart, and hairlines become borders. */
export async function expectForcedColoursTellApart(page: Page): Promise<void> {
  const chosen = page.locator('.tile:has(:checked) .tile-picture').first();
  const unavailable = page.locator('.tile-unavailable .tile-picture').first();
  await page.emulateMedia({ forcedColors: 'active' });
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'color: Highlight; forced-color-adjust: none';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
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
  await page.emulateMedia({ contrast: null });
}

const drawnAs = (part: Locator, property: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
