import type { ItemFilter, ItemPage } from '@door/api/item/item-store';
import type { BomFilter } from '@door/domain/making/bom/bom-state';
import { compareText } from '@door/domain/lib/compare-text';
import { enquiryStates } from '@door/domain/selling/enquiry/enquiry-cycle';
import { type ItemSort, itemSorts } from '@door/domain/lib/search/list-sorts';
import { surveyStateOf, type SurveyState } from '@door/domain/making/survey/survey-state';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database.ts';
import { enquiry } from '../enquiry/schema.ts';
import { item } from './schema.ts';
import { isByTime, searchByTime, spreadOf } from './item-search-by-time.ts';
import { matchesSearch } from './item-search-terms.ts';
import { keyset, rankKey, textKey } from '../keyset.ts';

/** What lists read of an item: with all columns a page takes a tenth longer. */
const ofItem = {
  id: item.id,
  number: item.number,
  madeBy: item.madeBy,
  catalogueVersion: item.catalogueVersion,
  state: item.state,
  lastUpdated: item.lastUpdated,
  lastIdempotencyKey: item.lastIdempotencyKey,
  bomUpdated: item.bomUpdated,
  submittedAt: item.submittedAt,
  measuredAt: item.measuredAt,
  isSurveyBegun: item.isSurveyBegun,
  isBomInError: item.isBomInError,
};
const ofEnquiry = {
  id: enquiry.id,
  number: enquiry.number,
  name: enquiry.name,
  state: enquiry.state,
  outcome: enquiry.outcome,
  assignee: enquiry.assignee,
  customerId: enquiry.customerId,
};

/** By street, then by house number; what has no address by its customer, as the list names it. */
const nameOfItem = sql`coalesce(nullif(btrim(${item.address} || ' ' || ${item.numerals}), ''), ${enquiry.name}, '')`;

const keys: Readonly<Record<ItemSort, SQL>> = {
  changed: sql`${item.lastUpdated}`,
  number: sql`${item.number}`,
  name: textKey(nameOfItem),
  customer: textKey(sql`coalesce(${enquiry.name}, '')`),
  state: rankKey(enquiry.state, enquiryStates),
};

/** One page of items with what lists show of their enquiry, survey and bill. */
export async function listItems(queries: Queries, client: number, page: ItemPage) {
  const rows = await (isByTime(page) ? pageByTime(queries, client, page) : pageOf(queries, client, page));
  return rows.map((row) => ({ ...row, survey: surveyOf(row.item), isInError: row.item.isBomInError }));
}

async function pageByTime(queries: Queries, client: number, page: ItemPage) {
  const { isAfter, order } = keysetOf(page);
  const isListed = filterOf(page.filter, client);
  const columns = Object.values(ofItem);
  const { spread, next, few, many } = searchByTime(client, page, { isAfter, order, isListed, columns });
  const { frequency, ...weeks } = spreadOf(rowsOf(await queries.execute(spread))[0]);
  if (frequency === 'rare') return pageOf(queries, client, { ...page, found: few });
  const rows = frequency === 'common' ? await pageOf(queries, client, { ...page, found: next }) : [];
  return rows.length === page.limit ? rows : pageOf(queries, client, { ...page, found: many(weeks) });
}

const keysetOf = ({ sort, after }: ItemPage) => keyset({ sorts: itemSorts, keys, id: item.id, sort, after });

interface PageOf extends ItemPage {
  /** The items of which the page consists; absent: all that the search finds and the filter lets through. */
  readonly found?: SQL;
}

async function pageOf(queries: Queries, client: number, { found, ...page }: PageOf) {
  const { key, isAfter, order } = keysetOf(page);
  const conditions = [isAfter, matchesSearch(queries, client, page.search), ...conditionsOf(page.filter)];
  // By this name they are taken in place of the table, whose other items PostgreSQL would otherwise read too where they are few.
  const from = found ? queries.with(queries.$with('item', {}).as(found)) : queries;
  const listed = from
    .select({ item: ofItem, enquiry: ofEnquiry, key })
    .from(item)
    .leftJoin(enquiry, isItsEnquiry(client))
    .where(found ? undefined : and(eq(item.clientId, client), ...conditions));
  return found ? byMoment(await listed, page.sort) : listed.orderBy(...order).limit(page.limit);
}

/** As the list by time is sorted. The database, which has sorted them before, would copy the documents of all doors to do so again. */
function byMoment<Row extends { readonly key: string; readonly item: { readonly id: string } }>(
  rows: readonly Row[],
  { descending }: ItemPage['sort'],
): readonly Row[] {
  const placeOf = ({ key, item: { id } }: Row) => `${key} ${id}`;
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => sign * compareText(placeOf(one), placeOf(other)));
}

const isItsEnquiry = (client: number) => and(eq(enquiry.clientId, client), eq(enquiry.itemId, item.id));

/** Whether the filter lets an item through. */
function filterOf(filter: ItemFilter, client: number): (id: SQL) => SQL | undefined {
  const conditions = and(...conditionsOf(filter));
  return (id) =>
    conditions &&
    sql`exists (select from ${item} left join ${enquiry} on ${isItsEnquiry(client)}
      where ${item.clientId} = ${client} and ${item.id} = ${id} and ${conditions})`;
}

type Surveyed = Pick<typeof item.$inferSelect, 'measuredAt' | 'isSurveyBegun'>;

const surveyOf = ({ measuredAt, isSurveyBegun }: Surveyed): SurveyState =>
  surveyStateOf({ measuredAt: measuredAt?.toISOString() ?? null, isBegun: isSurveyBegun });

function conditionsOf(filter: ItemFilter): readonly (SQL | undefined)[] {
  const { state, assignee, isTaken, bom, customer } = filter;
  return [
    state === null ? undefined : state === 'Draft' ? isNull(enquiry.id) : eq(enquiry.state, state),
    assignee === null ? undefined : eq(enquiry.assignee, assignee),
    isTaken === null ? undefined : isTaken ? isNotNull(enquiry.assignee) : isNull(enquiry.assignee),
    customer === null ? undefined : eq(enquiry.customerId, customer),
    bom === null ? undefined : bomConditions[bom],
    filter.survey === null ? undefined : surveyConditions[filter.survey],
  ];
}

const bomConditions: Readonly<Record<BomFilter, SQL>> = {
  missing: isNull(item.bomUpdated),
  stale: sql`${item.bomUpdated} < ${item.lastUpdated}`,
  fresh: sql`${item.bomUpdated} >= ${item.lastUpdated}`,
  error: sql`${item.isBomInError}`,
};

const surveyConditions: Readonly<Record<SurveyState, SQL>> = {
  none: sql`not ${item.isSurveyBegun} and ${item.measuredAt} is null`,
  begun: sql`${item.isSurveyBegun} and ${item.measuredAt} is null`,
  final: isNotNull(item.measuredAt),
};
