import { afterPaint } from '../designer/after-paint.ts';
import { whenSettled } from '../designer/when-settled.ts';
import { fetchOverview } from '../preview/name-plate.tsx';
import { fetchCloserLook } from '../preview/preview-stage.tsx';
import { inlineTiles } from '../preview/tile-pictures.ts';
import { stepPages } from '../routes.ts';
import { fetchOpeningFields } from '../screens/designer/frame-design/known-opening.tsx';

type Fetch = () => Promise<unknown>;

/**
 * Next waits for nothing, and whoever loses the network after the first page can still design the whole door: the steps
 * come as soon as the first is painted, small things that no step waits for come later.
 */
export function fetchAhead(calls: Fetch): void {
  void afterPaint().then(() => Promise.all([calls, ...stepPages.map((step) => step.load)].map(quietly)));
  void whenSettled().then(() => fetchAll([inlineTiles, fetchOverview, fetchCloserLook, fetchOpeningFields]));
}

/** One after another, so that a choice made meanwhile finds the line free. */
async function fetchAll(all: readonly Fetch[]): Promise<void> {
  for (const fetchOne of all) await quietly(fetchOne);
}

/** What fails is asked again when it is needed. */
const quietly = (fetchOne: Fetch): Promise<unknown> => fetchOne().catch(() => undefined);
