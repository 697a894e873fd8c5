import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that other colours on the same page can break. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** What axe finds against WCAG 2.2 AA and its own best practice on the page, one sentence for each rule with its places. */
export const axeViolations = (page: Page, withoutRules: readonly string[] = []): Promise<readonly string[]> =>
  violations(page, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
  });

/** What axe finds against the page's colours: for a page whose other rules have been checked in other colours. */
export const colourViolations = (page: Page): Promise<readonly string[]> =>
  violations(page, { runOnly: { type: 'rule', values: rulesOfColours } });

/**
 * Inside a picture are a thousand shapes without a name or a letter. Axe asks each how it looks, and takes a third of its time for it.
 */
const withoutShapes = 'svg:not(:has([role], [tabindex], a)) > :not(title, desc) { display: none }';

/** By axe itself: the builder for Playwright loads it into the page again at each look, which takes longer than the look. */
async function violations(page: Page, chosen: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  // In the frames, which hold legal texts, no script may run, so axe would wait for their answers in vain.
  const options: RunOptions = { ...chosen, resultTypes: ['violations'], preload: false, iframes: false };
  return page.evaluate<readonly string[]>(`(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(withoutShapes)});
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, sheet];
    try {
      const { violations } = await axe.run(document, ${JSON.stringify(options)});
      return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', '));
    } finally {
      document.adoptedStyleSheets = before;
    }
  })()`);
}
