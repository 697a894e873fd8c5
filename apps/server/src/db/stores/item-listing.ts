import type { ItemFilter, ItemPage } from '@door/api/ports/item-store';
import type { BomFilter } from '@door/domain/bom/bom-state';
import { enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { type ItemSort, itemSorts } from '@door/domain/search/list-sorts';
import { surveyStateOf, type SurveyState } from '@door/domain/survey/survey-state';
import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { enquiry } from '../tables/enquiry.ts';
import { item } from '../tables/item.ts';
import { surveyPhoto } from '../tables/survey-photo.ts';
import { survey } from '../tables/survey.ts';
import { workInstruction } from '../tables/work-instruction.ts';
import { matchesSearch } from './item-search-terms.ts';
import { keyset, rankKey, textKey } from './keyset.ts';

type ItemRow = typeof item.$inferSelect;

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
export async function listItems(queries: Queries, client: number, { search, filter, sort, limit, after }: ItemPage) {
  const { key, isAfter, order } = keyset({ sorts: itemSorts, keys, id: item.id, sort, after });
  const rows = await queries
    .select({ item, enquiry, key, isBegun: isBegun(client), isInError: isInError(client) })
    .from(item)
    .leftJoin(enquiry, and(eq(enquiry.clientId, client), eq(enquiry.itemId, item.id)))
    .where(
      and(eq(item.clientId, client), isAfter, matchesSearch(queries, client, search), ...conditionsOf(filter, client)),
    )
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ isBegun: begun, ...row }) => ({ ...row, survey: surveyOf(row.item, begun) }));
}

const surveyOf = ({ measuredAt }: ItemRow, begun: boolean): SurveyState =>
  surveyStateOf({ measuredAt: measuredAt?.toISOString() ?? null, isBegun: begun });

const isBegun = (client: number): SQL<boolean> => sql<boolean>`(
  exists (select from ${survey} where ${survey.clientId} = ${client} and ${survey.itemId} = ${item.id})
  or exists (select from ${surveyPhoto} where ${surveyPhoto.clientId} = ${client} and ${surveyPhoto.itemId} = ${item.id}))`;

/** The codes of lines in error begin so; compared as texts, because `like` finds no index under row level security. */
const isInError = (client: number): SQL<boolean> => sql<boolean>`exists (
  select from ${workInstruction} where ${workInstruction.clientId} = ${client}
  and ${workInstruction.itemId} = ${item.id} and left(${workInstruction.code}, 5) = 'error')`;

function conditionsOf(filter: ItemFilter, client: number): readonly (SQL | undefined)[] {
  const { state, assignee, isTaken, bom, customer } = filter;
  return [
    state === null ? undefined : state === 'Draft' ? isNull(enquiry.id) : eq(enquiry.state, state),
    assignee === null ? undefined : eq(enquiry.assignee, assignee),
    isTaken === null ? undefined : isTaken ? isNotNull(enquiry.assignee) : isNull(enquiry.assignee),
    customer === null ? undefined : eq(enquiry.customerId, customer),
    bom === null ? undefined : bomConditions(client)[bom],
    filter.survey === null ? undefined : surveyConditions(client)[filter.survey],
  ];
}

const bomConditions = (client: number): Readonly<Record<BomFilter, SQL | undefined>> => ({
  missing: isNull(item.bomUpdated),
  stale: sql`${item.bomUpdated} < ${item.lastUpdated}`,
  fresh: sql`${item.bomUpdated} >= ${item.lastUpdated}`,
  error: isInError(client),
});

const surveyConditions = (client: number): Readonly<Record<SurveyState, SQL | undefined>> => ({
  none: and(isNull(item.measuredAt), not(isBegun(client))),
  begun: and(isNull(item.measuredAt), isBegun(client)),
  final: isNotNull(item.measuredAt),
});
