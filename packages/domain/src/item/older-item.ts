import { noExtras } from '../extras/none.ts';
import type { Item } from './item.ts';

/** A stored item or design may be older than the extras: what it does not speak of was never chosen. */
export const broughtUpToDate = <State extends Partial<Pick<Item, 'extras'>>>(
  stored: State,
): State & Pick<Item, 'extras'> => ({ ...stored, extras: stored.extras ?? noExtras });
