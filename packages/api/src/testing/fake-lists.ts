import { bomStateOf } from '@door/domain/making/bom/bom-state';
import { isInError } from '@door/domain/making/bom/work-instruction';
import { enquiryStates, isInFilter } from '@door/domain/selling/enquiry/enquiry-cycle';
import { enquiryTerms } from '@door/domain/selling/enquiry/enquiry-terms';
import type { EnquirySort, ItemSort, Sort } from '@door/domain/lib/search/list-sorts';
import { numberTerms, type Search, searchTerms } from '@door/domain/lib/search/search-terms';
import { surveyStateOf } from '@door/domain/making/survey/survey-state';
import type { Enquiry, EnquiryStore, ListedEnquiry } from '../enquiry/enquiry-store.ts';
import type { ItemFilter, ItemStore, ListedItem, StoredItem } from '../item/item-store.ts';
import type { Page } from '../ports/page.ts';
import type { Draft } from './fake-transactions.ts';

/** Numbers compare as texts of one length, for the fakes only. */
export const padded = (number: number): string => String(number).padStart(9, '0');
const rankOf = (state: Enquiry['state'] | undefined): number => (state ? enquiryStates.indexOf(state) + 1 : 0);

type Listing = Omit<ListedItem, 'key'>;

const itemKeys: Readonly<Record<ItemSort, (listed: Listing) => string>> = {
  changed: ({ stored }) => stored.lastUpdated,
  number: ({ stored }) => padded(stored.number),
  name: ({ stored: { item, job }, enquiry }) =>
    `${job.address} ${item.houseNumber}`.trim().toLowerCase() || (enquiry?.name ?? '').toLowerCase(),
  customer: ({ enquiry }) => (enquiry?.name ?? '').toLowerCase(),
  state: ({ enquiry }) => padded(rankOf(enquiry?.state)),
};

const enquiryKeys: Readonly<Record<EnquirySort, (enquiry: Enquiry) => string>> = {
  came: ({ submittedAt }) => submittedAt,
  number: ({ number }) => padded(number),
  person: ({ name }) => name.toLowerCase(),
  state: ({ state }) => padded(rankOf(state)),
};

interface Keyed {
  readonly key: string;
  readonly id: string;
}

/** The rows of one page, in the order of key and id. */
export function pageOf<Row>(
  rows: readonly Row[],
  { sort, limit, after, keyOf }: Page & { readonly sort: Sort<string>; readonly keyOf: (row: Row) => Keyed },
): readonly Row[] {
  const sign = sort.descending ? -1 : 1;
  const compare = (one: Keyed, other: Keyed) => {
    if (one.key !== other.key) return one.key < other.key ? -sign : sign;
    return one.id < other.id ? -sign : sign;
  };
  return rows
    .toSorted((one, other) => compare(keyOf(one), keyOf(other)))
    .filter((row) => after === null || compare(after, keyOf(row)) < 0)
    .filter((row) => after === null || keyOf(row).id !== after.id)
    .slice(0, limit);
}

export const fakeList =
  (draft: Draft): ItemStore['list'] =>
  async ({ search, filter, sort, ...page }) => {
    const found = [...draft.now.items.values()]
      .map((stored) => listingOf(draft, stored))
      .map((listed): ListedItem => ({ ...listed, key: itemKeys[sort.by](listed) }))
      .filter((listed) => isFound(draft, listed.stored, search) && isListed(listed, filter));
    return pageOf(found, { ...page, sort, keyOf: ({ key, stored }) => ({ key, id: stored.item.id }) });
  };

function listingOf({ now }: Draft, stored: StoredItem): Listing {
  const { id } = stored.item;
  const isBegun = now.surveys.has(id) || now.photos.some(({ itemId }) => itemId === id);
  return {
    stored,
    enquiry: now.enquiries.find(({ itemId }) => itemId === id) ?? null,
    survey: surveyStateOf({ measuredAt: stored.measuredAt, isBegun }),
    isInError: now.lines.some(({ itemId, instruction }) => itemId === id && isInError(instruction)),
  };
}

const isListed = (listed: Listing, { state, assignee, isTaken, bom, survey, customer }: ItemFilter): boolean => {
  const { enquiry } = listed;
  const is = <Value>(wanted: Value | null, value: Value) => wanted === null || wanted === value;
  return (
    is(state, enquiry?.state ?? 'Draft') &&
    is(assignee, enquiry?.assignee ?? null) &&
    is(isTaken, (enquiry?.assignee ?? null) !== null) &&
    is(survey, listed.survey) &&
    is(customer, enquiry?.customerId ?? null) &&
    (bom === 'error' ? listed.isInError : is(bom, bomStateOf(listed.stored)))
  );
};

export const fakeEnquiryList =
  (draft: Draft): EnquiryStore['list'] =>
  async ({ state, isTaken, assignee, customer, search, sort, ...page }) => {
    const found = draft.now.enquiries
      .filter((each) => isInFilter({ state, isTaken }, { state: each.state, isTaken: each.assignee !== null }))
      .filter((each) => assignee === null || assignee === each.assignee)
      .filter((each) => customer === null || customer === each.customerId)
      .flatMap((enquiry): readonly ListedEnquiry[] => {
        const stored = draft.now.items.get(enquiry.itemId);
        const key = enquiryKeys[sort.by](enquiry);
        return stored && isFound(draft, stored, search) ? [{ enquiry, item: stored.item, key }] : [];
      });
    return pageOf(found, { ...page, sort, keyOf: ({ key, enquiry }) => ({ key, id: enquiry.id }) });
  };

function isFound({ now }: Draft, { item, job, number }: StoredItem, { words, idStart, markStart }: Search): boolean {
  const enquiry = now.enquiries.find(({ itemId }) => itemId === item.id);
  const ofEnquiry = enquiry ? enquiryTerms(enquiry) : [];
  const terms = [...searchTerms(item.houseNumber, job.address), ...numberTerms('item', number), ...ofEnquiry];
  const has = (start: string) => terms.some((term) => term.startsWith(start));
  const isOfId = idStart !== null && item.id.replaceAll('-', '').startsWith(idStart);
  return words.every(has) || isOfId || (markStart !== null && has(markStart));
}
