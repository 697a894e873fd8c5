import type { Enquiry, EnquiryStore } from '@door/api/ports/shop';
import { itemId } from '@door/domain/item/ids';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { enquiryConsent } from '../tables/enquiry-consent.ts';
import { enquiry } from '../tables/enquiry.ts';

export function enquiryStore(queries: Queries, client: number): EnquiryStore {
  return {
    ofItem: async (id) => {
      const [row] = await queries
        .select()
        .from(enquiry)
        .where(and(eq(enquiry.clientId, client), eq(enquiry.itemId, id)));
      return row && enquiryOf(row, await consentsOf(queries, client, row.id));
    },
    add: async ({ consents, submittedAt, ...sent }) => {
      await queries.insert(enquiry).values({ clientId: client, ...sent, submittedAt: new Date(submittedAt) });
      if (consents.length === 0) return;
      const answers = consents.map((consent) => ({ clientId: client, enquiryId: sent.id, ...consent }));
      await queries.insert(enquiryConsent).values(answers);
    },
  };
}

type EnquiryRow = typeof enquiry.$inferSelect;

const consentsOf = (queries: Queries, client: number, id: string): Promise<Enquiry['consents']> =>
  queries
    .select({ kind: enquiryConsent.kind, text: enquiryConsent.text, given: enquiryConsent.given })
    .from(enquiryConsent)
    .where(and(eq(enquiryConsent.clientId, client), eq(enquiryConsent.enquiryId, id)))
    .orderBy(asc(enquiryConsent.kind));

const enquiryOf = ({ clientId: _, ...row }: EnquiryRow, consents: Enquiry['consents']): Enquiry => ({
  ...row,
  itemId: itemId(row.itemId),
  submittedAt: row.submittedAt.toISOString(),
  consents,
});
