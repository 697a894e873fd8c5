import { plainBuild } from '../build/plain-build.ts';
import { noExtras } from '../extras/none.ts';
import type { Build, Item } from './item.ts';

type OlderBuild = Pick<Build, 'slab' | 'cylinder' | 'laminated'> & Partial<Build>;

/** A stored item or design may be older than much that the trade sets: what it does not speak of was never chosen. */
export const broughtUpToDate = <State extends Partial<Pick<Item, 'extras'>> & { readonly build: OlderBuild }>(
  stored: State,
): State & Pick<Item, 'extras' | 'build'> => ({
  ...stored,
  extras: stored.extras ?? noExtras,
  build: { ...plainBuild, ...stored.build },
});
