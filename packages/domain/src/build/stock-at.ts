import type { StockCode } from '../model/ids.ts';
import type { BuildPlace } from '../model/build-choices.ts';
import type { Item } from '../model/item.ts';

/** The stock at a place of this door; null: nothing, or what follows by default. */
export function stockAt({ build, leaves }: Item, place: BuildPlace): StockCode | null {
  if (place === 'cylinder') return build.cylinder;
  if (place === 'lockOptions') return build.lock;
  if (place === 'escutcheon') return build.escutcheon;
  if (place === 'slaveHandle') return leaves.kind === 'double' ? leaves.slaveHandle : null;
  return build.trims[place] ?? null;
}
