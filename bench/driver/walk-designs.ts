import type { Page } from '@playwright/test';
import { type Choice, openChoices, sample } from './choices.ts';
import { goTo, type Step } from './designer.ts';

export interface WalkStep {
  readonly layout: string;
  readonly step: Step;
  readonly choice: Choice;
}

const stepsOfChoices = ['Sash Design', 'Colours', 'Glass', 'Hardware'] as const satisfies readonly Step[];

/** The names of all frame templates, from the first step. */
export async function allLayouts(page: Page): Promise<readonly string[]> {
  await goTo(page, 'Frame Design');
  return page.evaluate(() =>
    [...document.querySelectorAll('main input[type=radio]')].map((input) => input.ariaLabel ?? ''),
  );
}

/**
 * Designs one door after another: its frame, then a few choices on each step, different ones for each door. `visit` makes
 * the choice and measures it.
 */
export async function walkDesigns(
  page: Page,
  { layouts, perStep, turn }: { readonly layouts: readonly string[]; readonly perStep: number; readonly turn: number },
  visit: (step: WalkStep) => Promise<void>,
): Promise<void> {
  for (const [index, layout] of layouts.entries()) {
    await goTo(page, 'Frame Design');
    const frame = (await openChoices(page)).find(({ name }) => name === layout);
    if (frame) await visit({ layout, step: 'Frame Design', choice: frame });
    else if (!(await allLayouts(page)).includes(layout)) throw new Error(`There is no '${layout}' to choose.`);
    for (const step of stepsOfChoices) {
      await goTo(page, step);
      for (const choice of sample(await openChoices(page), { most: perStep, turn: turn + index }))
        if (await isOpen(page, choice)) await visit({ layout, step, choice });
    }
  }
}

/** The panel follows a choice after its frame: it is read when it has been the same for this time, ms. */
const settled = 60;

/** An earlier choice may have taken this one off the page. */
async function isOpen(page: Page, { group, name }: Choice): Promise<boolean> {
  let before: readonly Choice[] = [];
  let now = await openChoices(page);
  while (JSON.stringify(before) !== JSON.stringify(now)) {
    await page.waitForTimeout(settled);
    before = now;
    now = await openChoices(page);
  }
  return now.some((choice) => choice.group === group && choice.name === name);
}
