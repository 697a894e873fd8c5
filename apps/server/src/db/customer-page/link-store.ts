import { type CustomerLink, type LinkStore, type Sale, saleIds, saleOfIds } from '@door/api/customer-page/link-store';
import { and, asc, eq, exists, isNull, lt, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { order } from '../order/schema.ts';
import { customerLink } from './schema.ts';

export function linkStore(queries: Queries, client: number): LinkStore {
  const own = eq(customerLink.clientId, client);
  return {
    lock: ({ kind, id }) => lockName(queries, client, `links of ${kind} ${id}`),
    add: async ({ createdAt, endedAt, sale, ...link }) => {
      const times = { createdAt: new Date(createdAt), endedAt: endedAt === null ? null : new Date(endedAt) };
      await queries.insert(customerLink).values({ clientId: client, ...link, ...saleIds(sale), ...times });
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
    endClosed: async ({ before, at }) => {
      const closed = queries
        .select({ id: order.id })
        .from(order)
        .where(
          and(
            ...[eq(order.clientId, client), eq(order.state, 'Closed'), lt(order.lastUpdated, new Date(before))],
            or(eq(order.id, customerLink.orderId), eq(order.quoteId, customerLink.quoteId)),
          ),
        );
      await queries
        .update(customerLink)
        .set({ endedAt: new Date(at), endedAs: 'ended' })
        .where(and(own, isNull(customerLink.endedAt), exists(closed)));
    },
  };
}

type SaleColumns = Readonly<Record<'quoteId' | 'orderId', AnyPgColumn>>;

/** Which rows of a table of sales are about this one. */
export const isOfSale = ({ quoteId, orderId }: SaleColumns, { kind, id }: Sale) =>
  eq(kind === 'quote' ? quoteId : orderId, id);

const linkOf = ({
  clientId: _,
  quoteId,
  orderId,
  createdAt,
  endedAt,
  ...row
}: typeof customerLink.$inferSelect): CustomerLink => ({
  ...row,
  sale: saleOfIds({ quoteId, orderId }),
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
