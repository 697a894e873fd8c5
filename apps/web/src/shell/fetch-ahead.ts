import { inlineTiles } from '../preview/tile-pictures.ts';
import { stepPages } from '../routes.ts';

/** After this long nothing of the first page is waited for any more, ms. */
const settled = 1200;

/** Next waits for nothing, and whoever loses the network after the first page can still design the whole door. */
export const fetchAhead = (others: readonly (() => Promise<unknown>)[]): void => {
  setTimeout(() => void fetchAll([...stepPages.map((step) => step.load), ...others, inlineTiles]), settled);
};

/** One after another, so that a choice made meanwhile finds the line free. What fails is asked again when it is needed. */
async function fetchAll(all: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetchOne of all) await fetchOne().catch(() => undefined);
}
