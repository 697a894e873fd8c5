import type { Page } from '@playwright/test';

/** Waits until what measures itself in one frame is drawn in the next. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
