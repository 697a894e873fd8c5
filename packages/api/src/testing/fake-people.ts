import { percent } from '@door/domain/selling/pricing/money';
import type { LoginSession, PeopleStore, Person } from '../user/people-store.ts';
import type { Draft } from './fake-transactions.ts';

/** The accounts of one supplier. */
export interface PeopleRows {
  /** null: nobody has changed those of `demoPeople`. */
  readonly people: readonly Person[] | null;
  readonly sessions: readonly (LoginSession & { readonly userId: string })[];
}

export const emptyPeopleRows: PeopleRows = { people: null, sessions: [] };

const logsIn = {
  ...{ isDisabled: false, hasPassword: true, hasSecondFactor: false, lastSeen: null, linkId: null },
  lastUpdated: '2026-11-20T08:00:00.000Z',
} as const;

const demoPeople: Readonly<Record<number, readonly Person[]>> = {
  [-1022]: [
    { ...logsIn, userId: 'user-3', name: 'Ada Winter', email: 'ada@example.com', role: 'admin', maxDiscount: null },
    {
      ...logsIn,
      userId: 'user-2',
      name: 'Finn Oakley',
      email: 'finn@example.com',
      role: 'fabricator',
      maxDiscount: null,
    },
    { ...logsIn, userId: 'user-1', name: 'Ines Moor', email: 'ines@example.com', role: 'installer', maxDiscount: null },
  ],
  [-1023]: [
    {
      ...logsIn,
      ...{ userId: 'user-9', name: 'nora', email: 'nora@second.example.com', role: 'installer' },
      maxDiscount: percent(20),
    },
  ],
};

export function fakePeople(draft: Draft, clientId: number): PeopleStore {
  const everybody = () => draft.now.people ?? demoPeople[clientId] ?? [];
  const all = async () => everybody().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const put = async (people: readonly Person[]) => {
    draft.now = { ...draft.now, people };
  };
  const save = (person: Person) => put(everybody().map((each) => (each.userId === person.userId ? person : each)));
  return {
    all,
    lockAll: all,
    add: async (person) => {
      const taken = [...Object.values(demoPeople).flat(), ...everybody()];
      if (taken.some(({ email }) => email.toLowerCase() === person.email.toLowerCase())) return false;
      await put([...everybody(), person]);
      return true;
    },
    save,
    remove: (userId) => put(everybody().filter((each) => each.userId !== userId)),
    removeSecondFactor: async (userId) =>
      put(everybody().map((each) => (each.userId === userId ? { ...each, hasSecondFactor: false } : each))),
    sessions: async (userId) => draft.now.sessions.filter((each) => each.userId === userId),
    endSessions: async (userId, which) => {
      const sessions = draft.now.sessions.filter(
        (each) => each.userId !== userId || (which !== 'all' && each.id !== which.id),
      );
      const ended = draft.now.sessions.length - sessions.length;
      draft.now = { ...draft.now, sessions };
      return ended;
    },
  };
}
