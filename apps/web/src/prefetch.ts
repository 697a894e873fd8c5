import { afterPaint, afterStartUp } from './shared/scheduling/scheduling.ts';
import { loadOverview } from './designer/preview/summary-button.tsx';
import { loadEnlargedDoor } from './designer/preview/preview-stage.tsx';
import type { AppServices } from './designer/app/app-context.ts';
import { stepPages } from './routes.ts';
import { loadOpeningFields } from './designer/steps/frame-design/known-opening.tsx';

type Load = () => Promise<unknown>;

/**
 * Loads the steps as soon as the first is painted, so that Next never waits and the whole door can be designed without
 * network; dialogs and textures follow later. Whoever reads a quote under its link designs nothing: nothing is fetched ahead.
 */
export function prefetchPages({ prepare }: Pick<AppServices['api'], 'prepare'>): void {
  if (location.hash.startsWith('#/offer/')) return;
  void afterPaint().then(() =>
    Promise.all([prepare, loadLayersAhead, ...stepPages.map(({ load }) => load)].map(ignoringFailure)),
  );
  void afterStartUp().then(() => loadInOrder([loadTextures, loadOverview, loadEnlargedDoor, loadOpeningFields]));
}

const loadLayersAhead = async () => (await import('./designer/pictures/layers-ahead.ts')).drawLayersAhead();
const loadTextures = async () => (await import('./designer/pictures/inline-textures.ts')).inlineTextures();

/** One after another, so that the network stays free for a choice made meanwhile. */
async function loadInOrder(all: readonly Load[]): Promise<void> {
  for (const load of all) await ignoringFailure(load);
}

/** What fails is loaded again when it is needed. */
const ignoringFailure = (load: Load): Promise<unknown> => load().catch(() => undefined);
