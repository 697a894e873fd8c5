import type { StockCode } from '../item/ids.ts';
import type { BuildPlace } from './choices.ts';
import type { Item } from '../item/item.ts';

/** What stands at a place of this door; null: nothing of its own. */
export function stockAt({ build, leaves }: Item, place: BuildPlace): StockCode | null {
  if (place === 'cylinder') return build.cylinder;
  if (place === 'lockOptions') return build.lock;
  if (place === 'escutcheon') return build.escutcheon;
  if (place === 'slaveHandle') return leaves.kind === 'double' ? leaves.slaveHandle : null;
  return build.trims[place] ?? null;
}
