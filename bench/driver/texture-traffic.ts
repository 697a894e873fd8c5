import type { Browser } from '@playwright/test';
import { freshPage } from './fresh-page.ts';
import { reachAllSteps } from './designer.ts';
import { openChoices, pointAt, click } from './choices.ts';

export interface TextureTraffic {
  /** All textures together, compressed as they travel. */
  readonly bytes: number;
  /** How often the texture that was fetched most often was fetched. */
  readonly fetches: number;
}

/** The textures that a visitor fetches who chooses a door and goes through all steps. */
export async function textureTraffic(browser: Browser, url: string): Promise<TextureTraffic> {
  const page = await freshPage(browser, url);
  const [frame] = await openChoices(page.tab);
  if (!frame) throw new Error('No frame can be chosen.');
  await pointAt(page.tab, frame);
  await click(page.tab);
  await reachAllSteps(page.tab);
  await page.traffic.quietFor(2500);
  const textures = page.traffic.requests().filter(({ path, bytes }) => path.startsWith('/tiles/') && bytes > 0);
  await page.close();
  const times = textures.map(({ path }) => textures.filter((other) => other.path === path).length);
  return { bytes: textures.reduce((sum, { bytes }) => sum + bytes, 0), fetches: Math.max(0, ...times) };
}
