import type { CDPSession, Page } from '@playwright/test';
import type { Bench } from './bench.ts';
import { type Choice, openChoices } from './driver/choices.ts';
import { goTo, type Step } from './driver/designer.ts';
import { pageWithAllSteps } from './driver/fresh-page.ts';
import { storedDesign } from './driver/item-on-page.ts';
import { goals } from './budgets.ts';
import type { Row } from './table.ts';

const stepsWithChoices = [
  'Frame Design',
  'Sash Design',
  'Colours',
  'Glass',
  'Hardware',
] as const satisfies readonly Step[];
/** Choices before the first measurement: enough to fill the cache of tile pictures, which has a limit. */
const warmUp = 500;

type Chosen = readonly (readonly string[])[];

/** The panel follows a choice after its frame, ms. */
const settled = 80;

interface MemoryUse {
  readonly heap: number;
  readonly nodes: number;
}

/** A8: growth of memory over thousands of choices. */
export async function measureMemory({ browser, url }: Bench): Promise<readonly Row[]> {
  const { tab, traffic, close } = await pageWithAllSteps(browser, url);
  await chooseMany(tab, warmUp);
  await chooseFirstOptions(tab);
  const chosen = await chosenNow(tab);
  const before = await memoryUse(tab, traffic.cdp);
  await chooseMany(tab, goals.memory.choices);
  await chooseFirstOptions(tab);
  await chooseAgain(tab, chosen);
  const after = await memoryUse(tab, traffic.cdp);
  await close();
  const growth = after.heap - before.heap;
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  return [
    {
      id: 'A8',
      what: `heap growth over ${goals.memory.choices.toLocaleString('en')} choices, after GC`,
      goal: `≤ ${mb(goals.memory.growthBytes)}`,
      measured: `${mb(growth)} (from ${mb(before.heap)})`,
      met: growth <= goals.memory.growthBytes,
    },
    {
      id: 'A8',
      what: 'DOM nodes on the same step of the same door',
      goal: 'as before',
      measured: `${before.nodes.toLocaleString('en')} → ${after.nodes.toLocaleString('en')}`,
      met: after.nodes <= before.nodes,
    },
  ];
}

/** The choices are spread over the steps; each is painted before the next. */
async function chooseMany(tab: Page, many: number): Promise<void> {
  for (const [index, step] of stepsWithChoices.entries()) {
    await goTo(tab, step);
    await tab.evaluate(async (times) => {
      for (let turn = 0; turn < times; turn += 1) {
        const open = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]')].filter(
          (input) => !input.checked && !input.ariaDisabled,
        );
        open[(turn * 7) % open.length]?.click();
        await new Promise((painted) => requestAnimationFrame(painted));
      }
    }, many / stepsWithChoices.length);
    await allSaved(tab);
    if (index === 0) await chooseFirst(tab, { group: 'Frame Design', name: 'Single Door' });
  }
}

async function memoryUse(tab: Page, cdp: CDPSession): Promise<MemoryUse> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('Performance.enable');
  // The next step is rendered ahead while the page is idle, outside the document: its nodes count too.
  let use = await usedAfterCollection(tab, cdp);
  for (let before = { heap: 0, nodes: 0 }; use.nodes !== before.nodes; ) {
    before = use;
    use = await usedAfterCollection(tab, cdp);
  }
  return use;
}

async function usedAfterCollection(tab: Page, cdp: CDPSession): Promise<MemoryUse> {
  await tab.waitForTimeout(2500);
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') };
}

/**
 * Chooses the first option of every group, so that both measurements find the same pictures in memory: twice, since a choice on a later
 * step changes what an earlier one offers.
 */
async function chooseFirstOptions(tab: Page): Promise<void> {
  for (const step of [...stepsWithChoices, ...stepsWithChoices]) {
    await goTo(tab, step);
    await tab.evaluate(async () => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // A choice may bring a group or take one away.
      for (let at = 0; ; at += 1) {
        const group = document.querySelectorAll('main [role=radiogroup]')[at];
        if (!group) return;
        const [first] = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
          (input) => !input.ariaDisabled,
        );
        if (first?.checked === false) first.click();
        await painted();
      }
    });
  }
}

/** Per step the group and name of each radio that is on. Ends on the step of colours. */
async function chosenNow(tab: Page): Promise<Chosen> {
  const chosen: (readonly string[])[] = [];
  for (const step of stepsWithChoices) {
    await goTo(tab, step);
    await tab.waitForTimeout(settled);
    chosen.push(await radiosThatAreOn(tab));
  }
  await goTo(tab, 'Colours');
  await allSaved(tab);
  return chosen;
}

/** So that both measurements see the same door: in turns, since a choice on one step changes what another offers. Throws where it is not reached. */
async function chooseAgain(tab: Page, chosen: Chosen): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    for (const [index, step] of stepsWithChoices.entries()) {
      await goTo(tab, step);
      for (const radio of chosen[index] ?? []) {
        await turnOn(tab, radio);
        await tab.waitForTimeout(settled);
      }
    }
    if (JSON.stringify(await chosenNow(tab)) === JSON.stringify(chosen)) return;
  }
  throw new Error('The door of the first measurement is not reached again.');
}

const radiosThatAreOn = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]:checked')].map((input) => {
      const group = input.closest('[role=radiogroup]');
      return `${group?.ariaLabel ?? group?.ariaLabelledByElements?.[0]?.textContent} ${input.ariaLabel}`;
    }),
  );

const turnOn = (tab: Page, radio: string): Promise<void> =>
  tab.evaluate((name) => {
    const found = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]')].find((input) => {
      const group = input.closest('[role=radiogroup]');
      return `${group?.ariaLabel ?? group?.ariaLabelledByElements?.[0]?.textContent} ${input.ariaLabel}` === name;
    });
    if (found?.checked === false) found.click();
  }, radio);

async function chooseFirst(tab: Page, { group, name }: Choice): Promise<void> {
  const open = (await openChoices(tab)).some((choice) => choice.group === group && choice.name === name);
  if (!open) return;
  await tab.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });
  await tab.waitForTimeout(100);
}

async function allSaved(tab: Page): Promise<void> {
  while ((await storedDesign(tab)).unsent > 0) await tab.waitForTimeout(100);
}
