import type { Browser, Page } from '@playwright/test';
import { openDesigner, pictureSelector, reachAllSteps } from './designer.ts';
import { installRecorder } from './recorder.ts';
import { listenTo, type Traffic } from './traffic.ts';

export interface ReadyPage {
  readonly tab: Page;
  readonly traffic: Traffic;
  close(): Promise<void>;
}

/** A new visitor on the first step, with the click recorder installed and nothing chosen yet. */
export async function freshPage(browser: Browser, url: string): Promise<ReadyPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await context.newPage();
  await installRecorder(tab, pictureSelector);
  const traffic = await listenTo(tab);
  await openDesigner(tab, url);
  return { tab, traffic, close: () => context.close() };
}

/** A new visitor who has been on all six steps, so that each can be opened. */
export async function pageWithAllSteps(browser: Browser, url: string): Promise<ReadyPage> {
  const page = await freshPage(browser, url);
  await reachAllSteps(page.tab);
  return page;
}
