import { plainBuild } from '../build/plain-build.ts';
import { noExtras } from '../extras/none.ts';
import type { Build, Frame, Item } from '../model/item.ts';

type OlderFrame = Omit<Frame, 'thresholdLayout'> & Partial<Frame>;
type OlderBuild = Pick<Build, 'slab' | 'cylinder' | 'laminated'> & Partial<Build>;

interface OlderItem extends Partial<Pick<Item, 'extras'>> {
  readonly frame: OlderFrame;
  readonly build: OlderBuild;
}

/** Brings an item stored by an earlier release to the current shape. What it lacks was never chosen, so it gets the default. */
export const migrateStoredItem = <State extends OlderItem>(
  stored: State,
): State & Pick<Item, 'extras' | 'frame' | 'build'> => ({
  ...stored,
  frame: { thresholdLayout: 'door', ...stored.frame },
  extras: stored.extras ?? noExtras,
  build: { ...plainBuild, ...stored.build },
});
