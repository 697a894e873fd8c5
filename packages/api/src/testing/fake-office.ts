import { enquiryTerms } from '@door/domain/selling/enquiry/enquiry-terms';
import { isInFilter } from '@door/domain/selling/enquiry/enquiry-cycle';
import type { Holiday } from '../settings/holiday-store.ts';
import type { VatRate } from '@door/domain/selling/pricing/vat-rates';
import type { HistoryEntry } from '@door/domain/people/history/history-entry';
import type { SavedView } from '@door/domain/lib/search/saved-view';
import type { Task } from '@door/domain/selling/task/task';
import type { TaskQuery } from '../task/task-store.ts';
import type { Cursor } from '../ports/page.ts';
import type { StoredSurvey, SurveyPhoto } from '../item/survey-store.ts';
import { emptyPeopleRows, fakePeople, type PeopleRows } from './fake-people.ts';
import type { EnquiryStore } from '../enquiry/enquiry-store.ts';
import type { Stores } from '../ports/stores.ts';
import { fakeAuditLog } from './fake-audit-log.ts';
import { fakeEnquiryList } from './fake-lists.ts';
import type { Draft, Rows } from './fake-transactions.ts';

/** The rows of the office's tables. */
export interface OfficeRows extends PeopleRows {
  readonly tasks: readonly Task[];
  readonly history: readonly HistoryEntry[];
  readonly surveys: ReadonlyMap<string, StoredSurvey>;
  readonly photos: readonly SurveyPhoto[];
  readonly views: readonly (SavedView & { readonly userId: string })[];
  /** By account and list. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly holidays: readonly Holiday[];
  readonly vatRates: readonly VatRate[];
}

export const emptyOfficeRows: OfficeRows = {
  ...emptyPeopleRows,
  tasks: [],
  history: [],
  surveys: new Map(),
  photos: [],
  views: [],
  columns: new Map(),
  holidays: [],
  vatRates: [],
};

const update = (draft: Draft) => async (rows: Partial<Rows>) => {
  draft.now = { ...draft.now, ...rows };
};

export function fakeEnquiries(draft: Draft): EnquiryStore {
  const change = update(draft);
  return {
    ofItem: async (itemId) => draft.now.enquiries.find((each) => each.itemId === itemId),
    add: (enquiry) => change({ enquiries: [...draft.now.enquiries, enquiry] }),
    load: async (id) => draft.now.enquiries.find((each) => each.id === id),
    save: (enquiry) =>
      change({ enquiries: draft.now.enquiries.map((each) => (each.id === enquiry.id ? enquiry : each)) }),
    ofCustomer: async (customerId) => draft.now.enquiries.filter((each) => each.customerId === customerId),
    ofNobody: async ({ words }, limit) =>
      draft.now.enquiries
        .filter(({ customerId }) => customerId === null)
        .filter((enquiry) => words.every((word) => enquiryTerms(enquiry).some((term) => term.startsWith(word))))
        .slice(0, limit),
    erase: ({ id }, name) => {
      const erased = { name, email: '', phone: '', address: '', notes: '' };
      return change({ enquiries: draft.now.enquiries.map((each) => (each.id === id ? { ...each, ...erased } : each)) });
    },
    moveToCustomer: ({ from, to }) =>
      change({
        enquiries: draft.now.enquiries.map((each) => (each.customerId === from ? { ...each, customerId: to } : each)),
      }),
    count: async (filter) =>
      draft.now.enquiries.filter(({ state, assignee }) => isInFilter(filter, { state, isTaken: assignee !== null }))
        .length,
    list: fakeEnquiryList(draft),
  };
}

export function fakeOffice(
  draft: Draft,
  clientId: number,
): Pick<Stores, 'tasks' | 'history' | 'surveys' | 'people' | 'listSettings' | 'holidays' | 'vatRates'> {
  const change = update(draft);
  return {
    tasks: {
      load: async (id) => draft.now.tasks.find((each) => each.id === id),
      loadAll: async (ids) => draft.now.tasks.filter(({ id }) => ids.includes(id)),
      ofEnquiry: async (enquiryId) =>
        draft.now.tasks.filter((each) => each.enquiryId === enquiryId && each.state === 'Open'),
      ofQuote: async (quoteId) => draft.now.tasks.filter((each) => each.quoteId === quoteId && each.state === 'Open'),
      ofOrder: async (orderId) => draft.now.tasks.filter((each) => each.orderId === orderId && each.state === 'Open'),
      about: async ({ quotes, orders, enquiries, items }) =>
        draft.now.tasks.filter(
          ({ quoteId, orderId, enquiryId, itemId }) =>
            (quoteId !== null && quotes.includes(quoteId)) ||
            (orderId !== null && orders.includes(orderId)) ||
            (enquiryId !== null && enquiries.includes(enquiryId)) ||
            (itemId !== null && items.includes(itemId)),
        ),
      add: async (task) => {
        if (draft.now.tasks.some(({ id }) => id === task.id)) return false;
        await change({ tasks: [...draft.now.tasks, task] });
        return true;
      },
      save: (task) => change({ tasks: draft.now.tasks.map((each) => (each.id === task.id ? task : each)) }),
      list: async (query) => tasksOf(draft.now.tasks, query).slice(0, query.limit),
    },
    history: {
      add: (changes) => change({ history: [...draft.now.history, ...changes] }),
      list: async (page) => fakeAuditLog(draft.now.history, page),
      of: async (things, most) =>
        draft.now.history
          .filter((line) => things.some(({ about, aboutId }) => about === line.about && aboutId === line.aboutId))
          .toReversed()
          .slice(0, most),
    },
    surveys: {
      load: async (itemId) => draft.now.surveys.get(itemId),
      loadAll: async (ids) => [...draft.now.surveys.values()].filter(({ itemId }) => ids.includes(itemId)),
      save: (stored) => change({ surveys: new Map([...draft.now.surveys, [stored.itemId, stored]]) }),
      photos: async (itemId) => draft.now.photos.filter((each) => each.itemId === itemId),
      addPhoto: (photo) => change({ photos: [...draft.now.photos, photo] }),
      removePhoto: ({ itemId, id }) =>
        change({ photos: draft.now.photos.filter((each) => each.itemId !== itemId || each.id !== id) }),
    },
    listSettings: {
      views: async (userId, list) =>
        draft.now.views
          .filter((view) => view.userId === userId && view.list === list)
          .map(({ userId: _, ...view }) => view)
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
      saveView: (userId, view) =>
        change({ views: [...draft.now.views.filter(({ id }) => id !== view.id), { ...view, userId }] }),
      removeView: (userId, id) =>
        change({ views: draft.now.views.filter((view) => view.userId !== userId || view.id !== id) }),
      columns: async (userId, list) => draft.now.columns.get(`${userId} ${list}`) ?? null,
      saveColumns: (userId, list, columns) =>
        change({ columns: new Map([...draft.now.columns, [`${userId} ${list}`, columns]]) }),
    },
    holidays: {
      all: async () => draft.now.holidays,
      load: async () => draft.now.holidays,
      replace: (holidays) => change({ holidays }),
    },
    vatRates: {
      all: async () => draft.now.vatRates,
      load: async () => draft.now.vatRates,
      replace: (vatRates) => change({ vatRates }),
    },
    people: fakePeople(draft, clientId),
  };
}

function tasksOf(tasks: readonly Task[], query: TaskQuery): readonly Task[] {
  if (query.state === 'any') return tasks.filter((each) => each.itemId === query.itemId).toReversed();
  if (query.state === 'ended')
    return newestFirst(
      tasks.filter(({ endedAt }) => endedAt !== null),
      endCursor,
    ).filter((each) => isAfter(endCursor(each), query.after));
  return tasks
    .filter((each) => each.state === 'Open' && each.assignee === query.assignee)
    .toSorted((one, other) => (cursorText(dueCursor(one)) < cursorText(dueCursor(other)) ? -1 : 1))
    .filter((each) => query.after === null || cursorText(dueCursor(each)) > cursorText(query.after));
}

const dueCursor = ({ due, id }: Task): Cursor => ({ key: due, id });
const endCursor = ({ endedAt, id }: Task): Cursor => ({ key: endedAt ?? '', id });
const cursorText = ({ key, id }: Cursor): string => `${key} ${id}`;

const isAfter = (place: Cursor, after: Cursor | null): boolean =>
  after === null || cursorText(place) < cursorText(after);

const newestFirst = <T>(rows: readonly T[], placeIn: (row: T) => Cursor): readonly T[] =>
  rows.toSorted((one, other) => (cursorText(placeIn(one)) < cursorText(placeIn(other)) ? 1 : -1));
