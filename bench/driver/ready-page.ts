import type { Browser, Page } from '@playwright/test';
import { openDesigner, picture, reachAllSteps } from './designer.ts';
import { installRecorder } from './recorder.ts';
import { listenTo, type Traffic } from './traffic.ts';

export interface ReadyPage {
  readonly tab: Page;
  readonly traffic: Traffic;
  close(): Promise<void>;
}

/** A visitor of their own on the first step, with the recorder in place and nothing chosen yet. */
export async function freshPage(browser: Browser, url: string): Promise<ReadyPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await context.newPage();
  await installRecorder(tab, picture);
  const traffic = await listenTo(tab);
  await openDesigner(tab, url);
  return { tab, traffic, close: () => context.close() };
}

/** The same with all six steps reached. */
export async function readyPage(browser: Browser, url: string): Promise<ReadyPage> {
  const page = await freshPage(browser, url);
  await reachAllSteps(page.tab);
  return page;
}
