import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA and its own best practice on the page, one sentence for each rule with its places. */
export async function axeViolations(page: Page, withoutRules: readonly string[] = []): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // One frame, and no lists of what passed: half the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(tags)
    .disableRules([...withoutRules])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
