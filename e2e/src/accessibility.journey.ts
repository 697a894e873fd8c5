import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Visitor } from './visitor.ts';
import { openWorks } from './works.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any step in the ${colorScheme} theme`, async ({ browser }) => {
    await using works = await openWorks();
    await works.start();
    const context = await browser.newContext({ colorScheme, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const visitor = new Visitor(page);
    await visitor.opens(works.url);
    await visitor.chooses('Frame Design', 'Single Door with Both Sidelights');
    await visitor.isConfigured();
    expect(await violationsOn(page)).toEqual([]);
    for (const step of [2, 3, 4, 5, 6]) {
      await visitor.goesOn(step);
      expect(await violationsOn(page), `step ${step}`).toEqual([]);
    }
    for (const address of ['#/terms', '#/privacy', '#/login', '#/not-authorized', '#/nowhere']) {
      await page.goto(`${works.url}/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The frame of a legal text runs no script, so axe cannot enter it.
      if ((await page.locator('iframe').count()) === 0) expect(await violationsOn(page), address).toEqual([]);
    }
    await context.close();
  });
}

async function violationsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
