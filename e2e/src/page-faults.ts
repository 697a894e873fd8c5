import type { Page } from '@playwright/test';
import { axeViolations, colourViolations } from './axe-violations.ts';
import { layoutFaults } from './layout-faults.ts';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** What axe finds on a page of the office in both themes, and what cannot be reached on a phone. */
export async function pageFaults(page: Page): Promise<readonly string[]> {
  const light = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(phone);
  const dark = await colourViolations(page);
  const layout = (await layoutFaults(page)).filter((fault) => !fault.includes('Skip to the page'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desk);
  return [...light, ...dark, ...layout];
}
