import { expect } from '@playwright/test';
import { Visitor, visitorWithDoor } from './visitor.ts';
import { test } from './shared-server.ts';

/** The later steps come in one file. */
const codeOfSteps = /\/assets\/steps-[^/]*\.js/;

test('a step whose code could not be fetched opens when the network is back; until then the step before is shown', async ({
  page,
  context,
}) => {
  await page.route(codeOfSteps, (route) => route.abort('internetdisconnected'));
  const visitor = await visitorWithDoor(page, '/', 'Single Door with Left Sidelight');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The next page opens as soon as it is back.')).toBeVisible();
  await visitor.isAtStep(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(codeOfSteps);
  await context.setOffline(false);
  await visitor.isAtStep(2);
  await expect(page.getByRole('heading', { name: 'Select Design' })).toBeVisible();
});

test('the code of the steps that was lost twice is fetched again without a message', async ({ page }) => {
  let lost = 0;
  await page.route(codeOfSteps, (route) => {
    if (lost >= 2) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  const visitor = new Visitor(page);
  await visitor.opens('/');
  await visitor.chooses('Frame Design', 'Single Door');
  for (const step of [2, 3]) await visitor.goesOn(step);
  expect(lost).toBe(2);
});
