import { expect, test } from '@playwright/test';
import { clickBudget, testedChoices } from '../../bench/budgets.ts';
import { type ClickWork, clickCounts, countsOf, workPerClick } from '../../bench/driver/work-per-click.ts';
import { openWorks } from './works.ts';

/** A tile whose choice shows outside. Switches are in no group; the glass step is walked with a door that has none. */
const isDrawnAhead = ({ stop: { step, choice } }: ClickWork): boolean => choice.group !== '' && step !== 'Glass';

test('a choice asks no more work of the browser before its frame than the budget allows, and less where the pointer rested', async ({
  browser,
}) => {
  test.slow();
  await using works = await openWorks();
  await works.start();
  const clicks = await workPerClick(browser, works.url, testedChoices);
  expect(clicks.length).toBeGreaterThan(8);
  for (const work of clicks) {
    const counts = countsOf(work);
    for (const count of clickCounts)
      expect.soft(counts[count], `${count}: ${nameOf(work)}`).toBeLessThanOrEqual(clickBudget[count].most);
  }
  const drawnAhead = clicks.filter(isDrawnAhead);
  expect(drawnAhead.length).toBeGreaterThan(4);
  for (const work of drawnAhead)
    expect.soft(work.consideredCalls, `drawn ahead: ${nameOf(work)}`).toBeLessThan(work.calls);
});

const nameOf = ({ stop: { step, choice } }: ClickWork): string => `${step}, ${choice.name}`;
