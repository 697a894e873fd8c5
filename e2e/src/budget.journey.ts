import { expect, test } from '@playwright/test';
import { clickBudget, countedChoices, firstLoadBudget } from '../../bench/budgets.ts';
import { countsOf, firstLoad } from '../../bench/driver/first-load.ts';
import { countsOf as clickCounts, workPerClick } from '../../bench/driver/work-per-click.ts';
import { openWorks } from './works.ts';

/** Which counts are above what bench/budgets.json allows. Counts only: times are the business of `npm run bench`. */
function overspent<Count extends string>(
  counts: Readonly<Record<Count, number>>,
  budget: Readonly<Record<NoInfer<Count>, { readonly most: number }>>,
): readonly string[] {
  return Object.entries<{ readonly most: number }>(budget).flatMap(([name, { most }]) => {
    const count = Object.entries<number>(counts).find(([key]) => key === name)?.[1] ?? Number.NaN;
    return count <= most ? [] : [`${name}: ${count} instead of at most ${most}`];
  });
}

test('the first visit fetches no more than its budget', async ({ browser }) => {
  await using works = await openWorks();
  await works.start();
  const counts = countsOf(await firstLoad(browser, works.url));
  expect(overspent(counts, firstLoadBudget)).toEqual([]);
});

test('no click makes the page work more than its budget before the door is painted', async ({ browser }) => {
  test.setTimeout(300_000);
  await using works = await openWorks();
  await works.start();
  const clicks = await workPerClick(browser, works.url, countedChoices);
  expect(clicks.length).toBeGreaterThan(10);
  for (const click of clicks)
    expect(overspent(clickCounts(click), clickBudget), `${click.stop.layout}: ${click.stop.choice.name}`).toEqual([]);
});
