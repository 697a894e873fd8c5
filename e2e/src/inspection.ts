import type { Page } from '@playwright/test';
import { axeViolations, colourViolations } from './axe-violations.ts';
import { layoutFaults, outlineFaults } from './layout-faults.ts';

const desk = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 568 };

/** What axe and the layout check find at each place, in every window, in the light and the dark theme. */
export function inspection(page: Page) {
  const faults: string[] = [];
  const lookAt = async (place: string) => {
    faults.push(...(await outlineFaults(page)).map((fault) => `${place}: ${fault}`));
    for (const window of [tablet, narrow, phone, desk]) {
      await page.setViewportSize(window);
      faults.push(...(await layoutFaults(page)).map((fault) => `${place} at ${window.width} px: ${fault}`));
      if (window === tablet || window === narrow) continue;
      const [one, other] = window === phone ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
      await page.emulateMedia({ colorScheme: one });
      faults.push(...(await wherever(page, axeViolations)).map((fault) => `${place}, ${one}: ${fault}`));
      await page.emulateMedia({ colorScheme: other });
      faults.push(...(await wherever(page, colourViolations)).map((fault) => `${place}, ${other}: ${fault}`));
    }
  };
  return { faults, lookAt };
}

/** What is wrong wherever the page is scrolled to: a link that a bar covers by half is too small to hit only there. */
async function wherever(page: Page, look: (page: Page) => Promise<readonly string[]>): Promise<readonly string[]> {
  let faults = await look(page);
  for (const end of ['top', 'bottom']) {
    if (faults.length === 0) return faults;
    await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.documentElement.scrollHeight), end);
    const there = await look(page);
    faults = faults.filter((fault) => there.includes(fault));
  }
  return faults;
}
