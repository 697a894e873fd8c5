import type { WirePlace } from './stock-wire.ts';

/** Places as somebody has typed them, and as they were when they began to. */
export interface TypedPlaces {
  readonly base: readonly WirePlace[];
  readonly mine: readonly WirePlace[];
}

const defaultOf = (places: readonly WirePlace[]): string | undefined => places.find(({ IsDefault }) => IsDefault)?.Id;

/** What was typed, on top of what somebody else has saved meanwhile: of each place the facts that were not touched here are theirs. */
export function mergedPlaces({ base, mine }: TypedPlaces, theirs: readonly WirePlace[]): readonly WirePlace[] {
  const [before, now] = [base, theirs].map((places) => new Map(places.map((place) => [place.Id, place])));
  const byDefault = defaultOf(mine) === defaultOf(base) ? defaultOf(theirs) : defaultOf(mine);
  const typed = mine.map((place): WirePlace => {
    const [was, is] = [before?.get(place.Id), now?.get(place.Id)];
    if (!was || !is) return place;
    return {
      ...place,
      Name: place.Name === was.Name ? is.Name : place.Name,
      Counts: place.Counts === was.Counts ? is.Counts : place.Counts,
      IsRetired: place.IsRetired === was.IsRetired ? is.IsRetired : place.IsRetired,
    };
  });
  const added = theirs.filter(({ Id }) => !mine.some((place) => place.Id === Id));
  return [...typed, ...added].map((place) => ({ ...place, IsDefault: place.Id === byDefault }));
}
