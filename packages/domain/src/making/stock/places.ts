import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { StockMessages } from '../../messages/messages.ts';

/** A store or an area of racks. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Whether what is there can be promised: what is in quarantine cannot. */
  readonly counts: boolean;
  /** Where goods are put away that have no place of their own. One place is. */
  readonly isDefault: boolean;
  /** It takes nothing in any more; its name is free again. */
  readonly isRetired: boolean;
}

/** What somebody says of places; those that are not named stay as they are. */
export interface PlacesChange {
  readonly places: readonly Omit<Place, 'isDefault'>[];
  /** Id of the default place from now on; null: as before. */
  readonly defaultPlace: string | null;
}

/** Enough for a works, its vans and its racks. */
export const mostPlaces = 200;

/**
 * All places after a change. No two that are in use have one name, however it is spelled; the default one is in use.
 * @param holds what lies at places, by their ids: `3 CY-3K`
 */
export function changedPlaces(
  places: readonly Place[],
  { places: sent, defaultPlace }: PlacesChange,
  { holds, messages }: { readonly holds: ReadonlyMap<string, string>; readonly messages: StockMessages },
): Result<readonly Place[]> {
  const before = new Map(places.map((place) => [place.id, place]));
  const after = new Map(before);
  for (const place of sent) after.set(place.id, { ...place, isDefault: before.get(place.id)?.isDefault ?? false });
  const all = [...after.values()].map((place) =>
    defaultPlace === null ? place : { ...place, isDefault: place.id === defaultPlace },
  );
  if (all.length > mostPlaces) return refused('stock.too-many-places', messages.tooManyPlaces(mostPlaces));
  if (!all.some(({ isDefault, isRetired }) => isDefault && !isRetired))
    return refused('stock.no-default', messages.noDefault);
  const names = new Set<string>();
  for (const { id, name, isRetired } of all) {
    if (isRetired) {
      const held = holds.get(id);
      if (held !== undefined) return refused('stock.place-holds', messages.placeHolds(name, held));
      continue;
    }
    const spelled = name.toLowerCase();
    if (names.has(spelled)) return refused('stock.place-taken', messages.placeTaken(name));
    names.add(spelled);
  }
  return accepted(all);
}
