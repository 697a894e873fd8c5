import { expect, test } from '@playwright/test';
import { uncaughtOn } from './uncaught.ts';
import { Visitor } from './visitor.ts';
import { openWorks } from './works.ts';

const works = await openWorks();
test.beforeAll(() => works.start());
test.afterAll(() => works[Symbol.asyncDispose]());

const refusals = {
  'keeps nothing': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  },
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`a browser that ${what} shows the designer all the same`, async ({ page }) => {
    const uncaught = uncaughtOn(page);
    await page.addInitScript(refuse);
    const visitor = new Visitor(page);
    await visitor.opens(works.url);
    await visitor.chooses('Frame Design', 'Single Door with Fanlight');
    await visitor.isConfigured();
    for (const step of [2, 3, 4, 5, 6]) await visitor.goesOn(step);
    expect(uncaught).toEqual([]);
  });
}
