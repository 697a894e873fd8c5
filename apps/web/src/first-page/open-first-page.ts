import { type StartOptions, startApp } from '../designer/app/start-app.ts';
import type { AppServices } from '../designer/app/app-context.ts';
import type { ShownPage } from '../shared/router/use-router.ts';
import { adoptLayers } from '../designer/pictures/layer-svg.ts';
import { adoptTextures } from '../designer/pictures/textures.ts';
import { adoptPictures } from '../designer/pictures/tile-picture.tsx';
import { screens } from '../routes.ts';

/** The app with its first step, as far as it can be rendered at once. */
export interface OpenedApp {
  readonly app: AppServices;
  readonly first: ShownPage;
}

export async function openApp(options: StartOptions): Promise<OpenedApp> {
  const app = await startApp(options);
  const path = '/';
  const screen = screens.find((each) => each.path === path);
  if (!screen) throw new Error('There is no first step.');
  return { app, first: { path, params: {}, screen, Page: await screen.load() } };
}

/** What renders the same as the document holds; null where it was made from other answers, or nothing can be shown. */
export async function openFirstPage(options: StartOptions, page: Document): Promise<OpenedApp | null> {
  try {
    if (fingerprintOf(await options.answers) !== page.documentElement.dataset['madeFrom']) return null;
    adoptPictures(page);
    adoptTextures(page);
    const opened = await openApp(options);
    adoptLayers(page);
    return opened;
  } catch {
    return null;
  }
}

/** Tells two texts apart as far as a mistake goes, not an attacker: FNV-1a of 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * A mark of what the server said when a page was made from it. A page that was told something else since then, such as another
 * catalogue, has another mark and is not taken over.
 */
export const fingerprintOf = (answers: object): string => hashOf(JSON.stringify(answers));
