import type { OfferLink, OfferStore } from '@door/api/quote/offer-store';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { acceptance, offerLink } from './schema.ts';

export function offerStore(queries: Queries, client: number): OfferStore {
  const ownLinks = eq(offerLink.clientId, client);
  return {
    addLink: async ({ createdAt, revokedAt, ...link }) => {
      const times = { createdAt: new Date(createdAt), revokedAt: revokedAt === null ? null : new Date(revokedAt) };
      await queries.insert(offerLink).values({ clientId: client, ...link, ...times });
    },
    link: async (tokenHash) => {
      const [row] = await queries
        .select()
        .from(offerLink)
        .where(and(ownLinks, eq(offerLink.tokenHash, tokenHash)));
      return row && linkOf(row);
    },
    links: async (quoteId) => {
      const rows = await queries
        .select()
        .from(offerLink)
        .where(and(ownLinks, eq(offerLink.quoteId, quoteId)))
        .orderBy(asc(offerLink.ordinal));
      return rows.map(linkOf);
    },
    revokeLinks: async (quoteId, at) => {
      await queries
        .update(offerLink)
        .set({ revokedAt: new Date(at) })
        .where(and(ownLinks, eq(offerLink.quoteId, quoteId), isNull(offerLink.revokedAt)));
    },
    addEvent: async ({ at, ...event }) => {
      const rows = await queries
        .insert(acceptance)
        .values({ clientId: client, ...event, at: new Date(at) })
        .onConflictDoNothing()
        .returning({ id: acceptance.id });
      return rows.length > 0;
    },
    events: async (quoteId) => {
      const rows = await queries
        .select()
        .from(acceptance)
        .where(and(eq(acceptance.clientId, client), eq(acceptance.quoteId, quoteId)))
        .orderBy(asc(acceptance.at), asc(acceptance.id));
      return rows.map(({ clientId: _, ...row }) => ({ ...row, at: row.at.toISOString() }));
    },
  };
}

const linkOf = ({ clientId: _, ...row }: typeof offerLink.$inferSelect): OfferLink => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
});
