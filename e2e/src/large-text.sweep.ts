import { expect } from '@playwright/test';
import { testChromium } from './chromium-options.ts';
import { everyState } from './every-state.ts';
import { layoutFaults } from './layout-faults.ts';
import { test } from './shared-server.ts';
import { twoFrames } from './two-frames.ts';

/** Text at 200 %, as somebody sets it in the browser for all pages; the usual size is 16 px. */
const textSize = 32;
const { args, ...chromium } = testChromium();

test.describe.configure({ timeout: 300_000 });

/** Wide enough for two columns with this text, as each desk is with the usual one. */
const large = { width: 1920, height: 1200 };
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.use({
  viewport: large,
  launchOptions: { ...chromium, args: [...args, `--blink-settings=defaultFontSize=${String(textSize)}`] },
});

test('in every state of the visitors’ pages text of twice the usual size covers nothing and needs no scrolling sideways [2.10]', async ({
  page,
}) => {
  const faults = new Set<string>();
  for await (const state of everyState(page, '/')) {
    for (const window of [phone, desk, large]) {
      await page.setViewportSize(window);
      await twoFrames(page);
      for (const fault of await layoutFaults(page))
        faults.add(`${state} at ${String(window.width)} × ${String(window.height)} px: ${fault}`);
    }
  }
  expect([...faults]).toEqual([]);
});
