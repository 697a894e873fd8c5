import { expect } from '@playwright/test';
import { clickBudget, testedChoices } from '../../bench/budgets.ts';
import { type ClickWork, clickCounts, countsOf, workPerClick } from '../../bench/driver/work-per-click.ts';
import { test } from './shared-server.ts';

/** Choices that the page prerenders on hover and that change the outside view: no switches, and on the glass step nothing, since this door has none. */
const isPrerendered = ({ walkStep: { step, choice } }: ClickWork): boolean => choice.group !== '' && step !== 'Glass';

test('the work of a click keeps its budget, and is less where the pointer had rested', async ({ browser, server }) => {
  test.slow();
  const clicks = await workPerClick(browser, server.url, testedChoices);
  expect(clicks.length).toBeGreaterThan(6);
  for (const work of clicks) {
    const counts = countsOf(work);
    for (const count of clickCounts)
      expect.soft(counts[count], `${count}: ${nameOf(work)}`).toBeLessThanOrEqual(clickBudget[count].most);
  }
  const prerendered = clicks.filter(isPrerendered);
  expect(prerendered.length).toBeGreaterThan(4);
  for (const work of prerendered)
    expect.soft(work.prerenderedCalls, `prerendered: ${nameOf(work)}`).toBeLessThan(work.calls);
});

const nameOf = ({ walkStep: { step, choice } }: ClickWork): string => `${step}, ${choice.name}`;
