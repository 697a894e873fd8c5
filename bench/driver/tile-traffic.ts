import type { Browser } from '@playwright/test';
import { freshPage } from './ready-page.ts';
import { reachAllSteps } from './designer.ts';
import { openChoices, pointAt, press } from './choices.ts';

export interface TileTraffic {
  /** All tiles together, as they come over the wire. */
  readonly bytes: number;
  /** How often the most fetched tile was fetched. */
  readonly fetches: number;
}

/** What a visitor who chooses a door and goes through all steps fetches of the raster tiles. */
export async function tileTraffic(browser: Browser, url: string): Promise<TileTraffic> {
  const page = await freshPage(browser, url);
  const [frame] = await openChoices(page.tab);
  if (!frame) throw new Error('No frame can be chosen.');
  await pointAt(page.tab, frame);
  await press(page.tab);
  await reachAllSteps(page.tab);
  await page.traffic.quietFor(2500);
  const tiles = page.traffic.requests().filter(({ path, bytes }) => path.startsWith('/tiles/') && bytes > 0);
  await page.close();
  const times = tiles.map(({ path }) => tiles.filter((other) => other.path === path).length);
  return { bytes: tiles.reduce((sum, { bytes }) => sum + bytes, 0), fetches: Math.max(0, ...times) };
}
