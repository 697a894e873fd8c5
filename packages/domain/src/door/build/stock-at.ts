import type { StockCode } from '../model/ids.ts';
import type { BuildPlace, TrimPlace } from '../model/build-choices.ts';
import { slavePieces, type SlavePlace } from '../model/slave-pieces.ts';
import type { Item } from '../model/item.ts';

/** The stock at a place of this door; null: nothing, or what follows by default. */
export function stockAt(item: Item, place: BuildPlace): StockCode | null {
  if (isSlavePlace(place)) return item.build.slave[place] ?? null;
  return isOwnPlace(place) ? ownPlaces[place](item) : (item.build.trims[place] ?? null);
}

export const isSlavePlace = (place: BuildPlace): place is SlavePlace => place in slavePieces;

export type OwnPlace = Exclude<BuildPlace, SlavePlace | TrimPlace>;

export const isOwnPlace = (place: BuildPlace): place is OwnPlace => place in ownPlaces;

/** Places that have a field of their own. */
const ownPlaces: Readonly<Record<OwnPlace, (item: Item) => StockCode | null>> = {
  cylinder: ({ build }) => build.cylinder,
  lockOptions: ({ build }) => build.lock,
  escutcheon: ({ build }) => build.escutcheon,
  slaveHandle: ({ leaves }) => (leaves.kind === 'double' ? leaves.slaveHandle : null),
};
