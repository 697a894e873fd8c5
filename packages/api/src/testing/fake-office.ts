import { personName } from '@door/domain/access/person-name';
import { enquiryReference } from '@door/domain/enquiry/reference';
import type { Change } from '@door/domain/history/change';
import { type Search, searchTerms } from '@door/domain/search/search-terms';
import type { Task } from '@door/domain/task/task';
import type { After, KeptSurvey, ListedItem, Person, SurveyPhoto } from '../ports/office.ts';
import type { EnquiryStore, ItemStore, Shop, StoredItem } from '../ports/shop.ts';
import type { Draft, Rows } from './fake-shops.ts';

/** What the office's tables hold. */
export interface OfficeRows {
  readonly tasks: readonly Task[];
  readonly history: readonly Change[];
  readonly surveys: ReadonlyMap<string, KeptSurvey>;
  readonly photos: readonly SurveyPhoto[];
}

export const noOfficeRows: OfficeRows = { tasks: [], history: [], surveys: new Map(), photos: [] };

const people: readonly (Omit<Person, 'name'> & { readonly clientId: number; readonly name: string | null })[] = [
  { clientId: -1022, userId: 'user-2', name: 'Finn Oakley', email: 'finn@example.com', role: 'fabricator' },
  { clientId: -1022, userId: 'user-1', name: 'Ines Moor', email: 'ines@example.com', role: 'installer' },
  { clientId: -1023, userId: 'user-9', name: null, email: 'nora@second.example.com', role: 'installer' },
];

const peopleOf = (clientId: number): readonly Person[] =>
  people
    .filter((each) => each.clientId === clientId)
    .map(({ userId, email, role, name }) => ({ userId, email, role, name: personName({ name, email }) }));

const changing = (draft: Draft) => async (rows: Partial<Rows>) => {
  draft.now = { ...draft.now, ...rows };
};

export function fakeEnquiries(draft: Draft): EnquiryStore {
  const change = changing(draft);
  return {
    ofItem: async (itemId) => draft.now.enquiries.find((each) => each.itemId === itemId),
    add: (enquiry) => change({ enquiries: [...draft.now.enquiries, enquiry] }),
    load: async (id) => draft.now.enquiries.find((each) => each.id === id),
    save: (enquiry) =>
      change({ enquiries: draft.now.enquiries.map((each) => (each.id === enquiry.id ? enquiry : each)) }),
    list: async ({ state, most, after }) =>
      newestFirst(
        draft.now.enquiries.filter((each) => state === null || each.state === state),
        ({ submittedAt, id }) => ({ key: submittedAt, id }),
      )
        .filter(({ submittedAt, id }) => isBehind({ key: submittedAt, id }, after))
        .slice(0, most),
  };
}

export const fakeList =
  (draft: Draft): ItemStore['list'] =>
  async ({ search, most, after }) =>
    newestFirst([...draft.now.items.values()], placeOf)
      .filter((stored) => isBehind(placeOf(stored), after && { key: after.lastUpdated, id: after.id }))
      .map((stored): ListedItem => {
        const enquiry = draft.now.enquiries.find(({ itemId }) => itemId === stored.item.id) ?? null;
        return { stored, enquiry };
      })
      .filter((listed) => isFound(listed, search))
      .slice(0, most);

function isFound({ stored: { item }, enquiry }: ListedItem, { words, idStart }: Search): boolean {
  const terms = searchTerms(item.numerals, item.address, enquiry?.name ?? '');
  const ids = [item.id.replaceAll('-', ''), ...(enquiry ? [enquiryReference(item.id).toLowerCase()] : [])];
  const isNamed = words.every((word) => terms.some((term) => term.startsWith(word)));
  return isNamed || (idStart !== null && ids.some((id) => id.startsWith(idStart)));
}

export function fakeOffice(draft: Draft, clientId: number): Pick<Shop, 'tasks' | 'history' | 'surveys' | 'people'> {
  const change = changing(draft);
  return {
    tasks: {
      load: async (id) => draft.now.tasks.find((each) => each.id === id),
      ofEnquiry: async (enquiryId) =>
        draft.now.tasks.filter((each) => each.enquiryId === enquiryId && each.state === 'Open'),
      add: async (task) => {
        if (draft.now.tasks.some(({ id }) => id === task.id)) return false;
        await change({ tasks: [...draft.now.tasks, task] });
        return true;
      },
      save: (task) => change({ tasks: draft.now.tasks.map((each) => (each.id === task.id ? task : each)) }),
      open: async ({ assignee, most, after }) =>
        draft.now.tasks
          .filter((each) => each.state === 'Open' && each.assignee === assignee)
          .toSorted((one, other) => (placeText(dueOf(one)) < placeText(dueOf(other)) ? -1 : 1))
          .filter((each) => after === null || placeText(dueOf(each)) > placeText(after))
          .slice(0, most),
      ended: async ({ most, after }) =>
        newestFirst(
          draft.now.tasks.filter(({ endedAt }) => endedAt !== null),
          endOf,
        )
          .filter((each) => isBehind(endOf(each), after))
          .slice(0, most),
      idsAbout: async (itemId, most) =>
        draft.now.tasks
          .filter((each) => each.itemId === itemId)
          .toReversed()
          .slice(0, most)
          .map(({ id }) => id),
    },
    history: {
      add: (changes) => change({ history: [...draft.now.history, ...changes] }),
      of: async (things, most) =>
        draft.now.history
          .filter((line) => things.some(({ about, aboutId }) => about === line.about && aboutId === line.aboutId))
          .toReversed()
          .slice(0, most),
    },
    surveys: {
      load: async (itemId) => draft.now.surveys.get(itemId),
      save: (kept) => change({ surveys: new Map([...draft.now.surveys, [kept.itemId, kept]]) }),
      photos: async (itemId) => draft.now.photos.filter((each) => each.itemId === itemId),
      addPhoto: (photo) => change({ photos: [...draft.now.photos, photo] }),
      removePhoto: ({ itemId, id }) =>
        change({ photos: draft.now.photos.filter((each) => each.itemId !== itemId || each.id !== id) }),
    },
    people: { all: async () => peopleOf(clientId) },
  };
}

const placeOf = ({ lastUpdated, item }: StoredItem): After => ({ key: lastUpdated, id: item.id });
const dueOf = ({ due, id }: Task): After => ({ key: due, id });
const endOf = ({ endedAt, id }: Task): After => ({ key: endedAt ?? '', id });
const placeText = ({ key, id }: After): string => `${key} ${id}`;

const isBehind = (place: After, after: After | null): boolean => after === null || placeText(place) < placeText(after);

const newestFirst = <T>(rows: readonly T[], placeIn: (row: T) => After): readonly T[] =>
  rows.toSorted((one, other) => (placeText(placeIn(one)) < placeText(placeIn(other)) ? 1 : -1));
