import { plainBuild } from '../build/plain-build.ts';
import { noExtras } from '../extras/none.ts';
import type { Build, Frame, Item } from './item.ts';

type OlderFrame = Omit<Frame, 'thresholdLayout'> & Partial<Frame>;
type OlderBuild = Pick<Build, 'slab' | 'cylinder' | 'laminated'> & Partial<Build>;

interface Older extends Partial<Pick<Item, 'extras'>> {
  readonly frame: OlderFrame;
  readonly build: OlderBuild;
}

/** A stored item or design may be older than much that the trade sets: what it does not speak of was never chosen. */
export const broughtUpToDate = <State extends Older>(
  stored: State,
): State & Pick<Item, 'extras' | 'frame' | 'build'> => ({
  ...stored,
  frame: { thresholdLayout: 'door', ...stored.frame },
  extras: stored.extras ?? noExtras,
  build: { ...plainBuild, ...stored.build },
});
