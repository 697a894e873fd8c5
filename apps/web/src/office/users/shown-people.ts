import { officeRoles } from '@door/domain/people/roles';
import { personStates } from '@door/domain/people/person-state';
import type { Sort } from '@door/domain/lib/search/list-sorts';
import type { ListedPerson } from './use-people.ts';

/** What a row is sorted by, as text or number; who was never seen comes before all others. */
const keys = {
  name: ({ Name }) => Name,
  email: ({ Email }) => Email,
  role: ({ Role }) => officeRoles.indexOf(Role),
  lastSeen: ({ LastSeen }) => (LastSeen === null ? 0 : Date.parse(LastSeen)),
  state: ({ State }) => personStates.indexOf(State),
} as const satisfies Readonly<Record<string, (person: ListedPerson) => string | number>>;

type PersonSort = keyof typeof keys;
const isSort = (by: string): by is PersonSort => by in keys;

const byName: Sort<PersonSort> = { by: 'name', descending: false };

/** `-lastSeen` of an address: by last seen, the latest first; by name for anything that is no column. */
export function sortOf(param: string): Sort<PersonSort> {
  const by = param.replace(/^-/, '');
  return isSort(by) ? { by, descending: param.startsWith('-') } : byName;
}

/** The parameter after a click on the head of a column: the other way round where it is sorted by that already. */
export const paramAfter = ({ by, descending }: Sort<string>, clicked: string): string =>
  by === clicked && !descending ? `-${clicked}` : clicked;

interface Asked {
  /** Part of a name or an address, in any case; '' for everybody. */
  readonly text: string;
  readonly sort: Sort<PersonSort>;
}

export function shownPeople<Person extends ListedPerson>(
  people: readonly Person[],
  { text, sort: { by, descending } }: Asked,
): readonly Person[] {
  const asked = text.trim().toLowerCase();
  const sign = descending ? -1 : 1;
  return people
    .filter(({ Name, Email }) => `${Name} ${Email}`.toLowerCase().includes(asked))
    .toSorted((one, other) => sign * compared(keys[by](one), keys[by](other)));
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en');
