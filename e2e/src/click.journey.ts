import { expect, test } from '@playwright/test';
import { clickBudget, testedChoices } from '../../bench/budgets.ts';
import { clickCounts, countsOf, workPerClick } from '../../bench/driver/work-per-click.ts';
import { openWorks } from './works.ts';

test('a choice asks no more work of the browser before its frame than the budget allows', async ({ browser }) => {
  await using works = await openWorks();
  await works.start();
  const clicks = await workPerClick(browser, works.url, testedChoices);
  expect(clicks.length).toBeGreaterThan(8);
  for (const work of clicks) {
    const { step, choice } = work.stop;
    const counts = countsOf(work);
    for (const count of clickCounts)
      expect.soft(counts[count], `${count}: ${step}, ${choice.name}`).toBeLessThanOrEqual(clickBudget[count].most);
  }
});
