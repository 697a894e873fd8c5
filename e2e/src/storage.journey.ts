import { expect } from '@playwright/test';
import { uncaughtErrors, Visitor } from './visitor.ts';
import { test } from './shared-server.ts';

const refusals = {
  'is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`a browser whose storage ${what} shows the designer all the same`, async ({ page }) => {
    const uncaught = uncaughtErrors(page);
    await page.addInitScript(refuse);
    const visitor = new Visitor(page);
    await visitor.opens('/');
    const made = page.waitForResponse(/createItemFromTemplate/);
    await visitor.chooses('Frame Design', 'Single Door with Fanlight');
    await (await made).finished();
    await visitor.isConfigured();
    for (const step of [2, 3, 4, 5, 6]) await visitor.goesOn(step);
    expect(uncaught).toEqual([]);
  });
}
