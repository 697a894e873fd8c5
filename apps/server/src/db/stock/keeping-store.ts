import type { StockStore } from '@door/api/inventory/stock-store';
import { compareText } from '@door/domain/lib/compare-text';
import type { Place } from '@door/domain/making/stock/places';
import { and, asc, eq, inArray, max, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { articleSupply, place } from './schema.ts';

/** Held by whoever moves anything, alone by whoever changes how articles are kept. */
export const suppliesLock = 'article supplies';

type Keeping = Pick<
  StockStore,
  | 'places'
  | 'lockPlaces'
  | 'placesInUse'
  | 'placesVersion'
  | 'addFirstPlace'
  | 'addPlace'
  | 'savePlaces'
  | 'supplies'
  | 'lockSupplies'
  | 'saveSupply'
>;

/** Where goods are kept, and how. */
export function keepingStore(queries: Queries, client: number): Keeping {
  const placesWhere = (condition?: SQL) =>
    queries
      .select(placeColumns)
      .from(place)
      .where(and(eq(place.clientId, client), condition));
  const supplies: StockStore['supplies'] = async () => {
    const rows = await queries.select(supplyColumns).from(articleSupply).where(eq(articleSupply.clientId, client));
    return rows.map(({ lastUpdated, ...said }) => ({ ...said, lastUpdated: lastUpdated.toISOString() }));
  };

  return {
    places: async () => byName(await placesWhere()),
    // By what never changes: two who lock by names could wait for each other.
    lockPlaces: async () => {
      await placesWhere().orderBy(asc(place.id)).for('update');
      // Read again: whoever has waited for a row does not see those that were added meanwhile.
      return byName(await placesWhere());
    },
    placesInUse: (ids) =>
      placesWhere(inArray(place.id, [...ids]))
        .orderBy(asc(place.id))
        .for('share'),
    addFirstPlace: async (first, version) => {
      await queries
        .insert(place)
        .values({ clientId: client, ...first, lastUpdated: new Date(version) })
        .onConflictDoNothing();
    },
    addPlace: async (added, version) => {
      await queries
        .insert(place)
        .values({ clientId: client, ...added, lastUpdated: new Date(version) })
        .onConflictDoNothing();
    },
    savePlaces: async (places, version) => {
      // None is the default for a moment, so that another one can become it.
      await queries.update(place).set({ isDefault: false }).where(eq(place.clientId, client));
      const lastUpdated = new Date(version);
      for (const { id, ...said } of places) {
        const facts = { ...said, lastUpdated };
        await queries
          .insert(place)
          .values({ clientId: client, id, ...facts })
          .onConflictDoUpdate({ target: [place.clientId, place.id], set: facts });
      }
    },
    placesVersion: async () => {
      const [row] = await queries
        .select({ version: max(place.lastUpdated) })
        .from(place)
        .where(eq(place.clientId, client));
      return (row?.version ?? new Date(0)).toISOString();
    },
    supplies,
    lockSupplies: async () => {
      await lockName(queries, client, suppliesLock);
      return supplies();
    },
    saveSupply: async ({ key, lastUpdated, ...said }) => {
      const facts = { ...said, lastUpdated: new Date(lastUpdated) };
      await queries
        .insert(articleSupply)
        .values({ clientId: client, key, ...facts })
        .onConflictDoUpdate({ target: [articleSupply.clientId, articleSupply.key], set: facts });
    },
  };
}

const placeColumns = {
  id: place.id,
  name: place.name,
  counts: place.counts,
  isDefault: place.isDefault,
  isRetired: place.isRetired,
};

const supplyColumns = {
  id: articleSupply.id,
  key: articleSupply.key,
  supply: articleSupply.supply,
  stage: articleSupply.stage,
  floor: articleSupply.floor,
  firstPlace: articleSupply.firstPlace,
  isLotTracked: articleSupply.isLotTracked,
  analysisCode: articleSupply.analysisCode,
  lastUpdated: articleSupply.lastUpdated,
};

const byName = (places: readonly Place[]): readonly Place[] =>
  places.toSorted((one, other) => one.name.localeCompare(other.name, 'en') || compareText(one.id, other.id));
