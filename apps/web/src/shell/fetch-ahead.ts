import { fetchOverview } from '../preview/name-plate.tsx';
import { fetchCloserLook } from '../preview/preview-stage.tsx';
import { inlineTiles } from '../preview/tile-pictures.ts';
import { stepPages } from '../routes.ts';
import { fetchOpeningFields } from '../screens/designer/frame-design/known-opening.tsx';

type Fetch = () => Promise<unknown>;

/** After this long nothing of the first page is waited for any more, ms. */
const settled = 1200;

/** Next waits for nothing, and whoever loses the network after the first page can still design the whole door. */
export function fetchAhead(calls: Fetch): void {
  const steps = stepPages.map((step) => step.load);
  const all = [calls, ...steps, inlineTiles, fetchOverview, fetchCloserLook, fetchOpeningFields];
  setTimeout(() => void fetchAll(all), settled);
}

/** One after another, so that a choice made meanwhile finds the line free. What fails is asked again when it is needed. */
async function fetchAll(all: readonly Fetch[]): Promise<void> {
  for (const fetchOne of all) await fetchOne().catch(() => undefined);
}
