import type { Enquiry, EnquiryStore } from '@door/api/enquiry/enquiry-store';
import { enquiryTerms } from '@door/domain/selling/enquiry/enquiry-terms';
import { type EnquiryFilter, enquiryStates } from '@door/domain/selling/enquiry/enquiry-cycle';
import { itemId } from '@door/domain/door/model/ids';
import { type EnquirySort, enquirySorts } from '@door/domain/lib/search/list-sorts';
import { readItemDocument } from '@door/domain/stored/item/item-document';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { enquiry, enquiryConsent } from './schema.ts';
import { item } from '../item/schema.ts';
import { keyset, rankKey, textKey } from '../keyset.ts';
import { matchesSearch, replaceTerms } from '../item/item-search-terms.ts';

export function enquiryStore(queries: Queries, client: number): EnquiryStore {
  const own = eq(enquiry.clientId, client);
  return {
    ofItem: async (id) => {
      const [row] = await queries
        .select()
        .from(enquiry)
        .where(and(own, eq(enquiry.itemId, id)));
      return row && enquiryOf(row, await consentsOf(queries, client, row.id));
    },
    add: async ({ consents, submittedAt, ...sent }) => {
      await queries.insert(enquiry).values({ clientId: client, ...sent, submittedAt: new Date(submittedAt) });
      await replaceTerms(queries, client, { itemId: sent.itemId, source: 'enquiry', terms: enquiryTerms(sent) });
      if (consents.length === 0) return;
      const answers = consents.map((consent) => ({ clientId: client, enquiryId: sent.id, ...consent }));
      await queries.insert(enquiryConsent).values(answers);
    },
    load: async (id) => {
      const [row] = await queries
        .select()
        .from(enquiry)
        .where(and(own, eq(enquiry.id, id)))
        .for('update');
      return row && enquiryOf(row, await consentsOf(queries, client, row.id));
    },
    save: async ({ id, state, outcome, assignee, customerId }) => {
      await queries
        .update(enquiry)
        .set({ state, outcome, assignee, customerId })
        .where(and(own, eq(enquiry.id, id)));
    },
    ofCustomer: async (customerId) => {
      const rows = await queries
        .select()
        .from(enquiry)
        .where(and(own, eq(enquiry.customerId, customerId)))
        .orderBy(asc(enquiry.number));
      const found: Enquiry[] = [];
      for (const row of rows) found.push(enquiryOf(row, await consentsOf(queries, client, row.id)));
      return found;
    },
    ofNobody: async (search, limit) => {
      const rows = await queries
        .select({ enquiry })
        .from(enquiry)
        .innerJoin(item, and(eq(item.clientId, client), eq(item.id, enquiry.itemId)))
        .where(and(own, isNull(enquiry.customerId), matchesSearch(queries, client, search)))
        .orderBy(desc(enquiry.submittedAt), desc(enquiry.id))
        .limit(limit);
      // As lists show them.
      return rows.map((row) => enquiryOf(row.enquiry, []));
    },
    erase: async (asked, name) => {
      const erased = { name, email: '', phone: '', address: '', notes: '' };
      await queries
        .update(enquiry)
        .set(erased)
        .where(and(own, eq(enquiry.id, asked.id)));
      const terms = enquiryTerms({ ...asked, ...erased });
      await replaceTerms(queries, client, { itemId: asked.itemId, source: 'enquiry', terms });
    },
    moveToCustomer: async ({ from, to }) => {
      await queries
        .update(enquiry)
        .set({ customerId: to })
        .where(and(own, eq(enquiry.customerId, from)));
    },
    count: (filter) => queries.$count(enquiry, and(own, isInList(filter))),
    list: async ({ state, isTaken, assignee, customer, search, sort, limit, after }) => {
      const { key, isAfter, order } = keyset({ sorts: enquirySorts, keys, id: enquiry.id, sort, after });
      const rows = await queries
        .select({ enquiry, state: item.state, key })
        .from(enquiry)
        .innerJoin(item, and(eq(item.clientId, client), eq(item.id, enquiry.itemId)))
        .where(
          and(
            own,
            isInList({ state, isTaken }),
            assignee === null ? undefined : eq(enquiry.assignee, assignee),
            customer === null ? undefined : eq(enquiry.customerId, customer),
            matchesSearch(queries, client, search),
            isAfter,
          ),
        )
        .orderBy(...order)
        .limit(limit);
      // Lists do not show consents, so they are not loaded.
      return rows.map((row) => ({
        enquiry: enquiryOf(row.enquiry, []),
        item: readItemDocument(row.state).item,
        key: row.key,
      }));
    },
  };
}

const isInList = ({ state, isTaken }: EnquiryFilter): SQL | undefined =>
  and(
    state === null ? undefined : eq(enquiry.state, state),
    isTaken === null ? undefined : isTaken ? isNotNull(enquiry.assignee) : isNull(enquiry.assignee),
  );

const keys: Readonly<Record<EnquirySort, SQL>> = {
  came: sql`${enquiry.submittedAt}`,
  number: sql`${enquiry.number}`,
  person: textKey(enquiry.name),
  state: rankKey(enquiry.state, enquiryStates),
};

type EnquiryRow = typeof enquiry.$inferSelect;

const consentsOf = (queries: Queries, client: number, id: string): Promise<Enquiry['consents']> =>
  queries
    .select({
      kind: enquiryConsent.kind,
      text: enquiryConsent.text,
      given: enquiryConsent.given,
      settingsVersion: enquiryConsent.settingsVersion,
    })
    .from(enquiryConsent)
    .where(and(eq(enquiryConsent.clientId, client), eq(enquiryConsent.enquiryId, id)))
    .orderBy(asc(enquiryConsent.kind));

const enquiryOf = ({ clientId: _, ...row }: EnquiryRow, consents: Enquiry['consents']): Enquiry => ({
  ...row,
  itemId: itemId(row.itemId),
  submittedAt: row.submittedAt.toISOString(),
  consents,
});
