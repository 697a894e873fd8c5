import type { CustomerLink, LinkStore, Sale } from '@door/api/customer-page/link-store';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { customerLink } from './schema.ts';

export function linkStore(queries: Queries, client: number): LinkStore {
  const own = eq(customerLink.clientId, client);
  return {
    add: async ({ createdAt, endedAt, sale, ...link }) => {
      const times = { createdAt: new Date(createdAt), endedAt: endedAt === null ? null : new Date(endedAt) };
      await queries.insert(customerLink).values({ clientId: client, ...link, ...columnsOf(sale), ...times });
    },
    find: async (tokenHash) => {
      const [row] = await queries
        .select()
        .from(customerLink)
        .where(and(own, eq(customerLink.tokenHash, tokenHash)));
      return row && linkOf(row);
    },
    of: async (sale) => {
      const rows = await queries
        .select()
        .from(customerLink)
        .where(and(own, isOfSale(customerLink, sale)))
        .orderBy(asc(customerLink.ordinal));
      return rows.map(linkOf);
    },
    end: async (sale, { at, as }) => {
      await queries
        .update(customerLink)
        .set({ endedAt: new Date(at), endedAs: as })
        .where(and(own, isOfSale(customerLink, sale), isNull(customerLink.endedAt)));
    },
  };
}

type OfSale = Pick<typeof customerLink, 'quoteId' | 'orderId'>;

const isOfSale = ({ quoteId, orderId }: OfSale, { kind, id }: Sale) => eq(kind === 'quote' ? quoteId : orderId, id);

const columnsOf = ({ kind, id }: Sale) =>
  kind === 'quote' ? { quoteId: id, orderId: null } : { quoteId: null, orderId: id };

const linkOf = ({
  clientId: _,
  quoteId,
  orderId,
  createdAt,
  endedAt,
  ...row
}: typeof customerLink.$inferSelect): CustomerLink => ({
  ...row,
  sale: quoteId === null ? { kind: 'order', id: orderId ?? '' } : { kind: 'quote', id: quoteId },
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
