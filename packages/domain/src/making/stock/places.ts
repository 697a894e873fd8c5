import type { RefusalCode } from '../../door/model/refusal-codes.ts';
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

/** Where something is put away: at a place of its own while that is in use, else at the default one. */
export const putAwayAt = (places: readonly Place[], own: string | null): Place | undefined =>
  places.find(({ id, isRetired }) => id === own && !isRetired) ?? places.find(({ isDefault }) => isDefault);

/** What somebody says of places; those that are not named stay as they are. */
export interface PlacesChange {
  readonly places: readonly Omit<Place, 'isDefault'>[];
  /** Id of the default place from now on; null: as before. */
  readonly defaultPlace: string | null;
}

/** Enough for a works, its vans and its racks. */
export const mostPlaces = 200;

interface PlaceRules {
  /** What lies at places, by their ids: `3 CY-3K`. */
  readonly holds: ReadonlyMap<string, string>;
  readonly messages: StockMessages;
}

/** All places after a change. No two that are in use have one name, however it is spelled; the default one is in use. */
export function changedPlaces(
  places: readonly Place[],
  change: PlacesChange,
  rules: PlaceRules,
): Result<readonly Place[]> {
  const all = merged(places, change);
  for (const guard of guards) {
    const refusal = guard(all, rules);
    if (refusal) return refusal;
  }
  return accepted(all);
}

function merged(places: readonly Place[], { places: sent, defaultPlace }: PlacesChange): readonly Place[] {
  const before = new Map(places.map((place) => [place.id, place]));
  const after = new Map(before);
  for (const place of sent) after.set(place.id, { ...place, isDefault: before.get(place.id)?.isDefault ?? false });
  return [...after.values()].map((place) =>
    defaultPlace === null ? place : { ...place, isDefault: place.id === defaultPlace },
  );
}

type Guard = (all: readonly Place[], rules: PlaceRules) => ReturnType<typeof refused<RefusalCode>> | null;

const guards: readonly Guard[] = [
  (all, { messages }) =>
    all.length > mostPlaces ? refused('stock.too-many-places', messages.tooManyPlaces(mostPlaces)) : null,
  (all, { messages }) =>
    all.some(({ isDefault, isRetired }) => isDefault && !isRetired)
      ? null
      : refused('stock.no-default', messages.noDefault),
  (all, { holds, messages }) => {
    const held = all.find(({ id, isRetired }) => isRetired && holds.has(id));
    return held ? refused('stock.place-holds', messages.placeHolds(held.name, holds.get(held.id) ?? '')) : null;
  },
  (all, { messages }) => {
    const names = all.filter(({ isRetired }) => !isRetired).map(({ name }) => name);
    const twice = names.find((name, at) => isNamed(names.slice(0, at), name));
    return twice === undefined ? null : refused('stock.place-taken', messages.placeTaken(twice));
  },
];

const isNamed = (names: readonly string[], name: string): boolean =>
  names.some((each) => each.toLowerCase() === name.toLowerCase());
