import { saleIds } from '@door/api/customer-page/link-store';
import type { ThreadStore } from '@door/api/customer-page/thread-store';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { isOfSale } from './link-store.ts';
import { order } from '../order/schema.ts';
import { fault, faultEvent, orderMessage, salePhoto } from './thread-schema.ts';

export function threadStore(queries: Queries, client: number): ThreadStore {
  const own = eq(orderMessage.clientId, client);
  const ownPhoto = eq(salePhoto.clientId, client);
  return {
    lock: (sale) => lockName(queries, client, `messages of ${sale.id}`),
    of: async (sale) => {
      const rows = await queries
        .select()
        .from(orderMessage)
        .where(and(own, isOfSale(orderMessage, sale)))
        .orderBy(asc(orderMessage.at), asc(orderMessage.id));
      return rows.map(({ id, who, text, at }) => ({ id, sale, who, text, at: at.toISOString() }));
    },
    add: async ({ sale, at, ...message }) => {
      await queries.insert(orderMessage).values({ clientId: client, ...saleIds(sale), ...message, at: new Date(at) });
    },
    revision: async (sale) => {
      const reported = queries
        .select({ id: fault.id })
        .from(fault)
        .innerJoin(order, and(eq(order.clientId, client), eq(order.id, fault.orderId)))
        .where(and(eq(fault.clientId, client), eq(sale.kind === 'quote' ? order.quoteId : order.id, sale.id)));
      const said = and(eq(faultEvent.clientId, client), inArray(faultEvent.faultId, reported));
      return (
        (await queries.$count(orderMessage, and(own, isOfSale(orderMessage, sale)))) +
        (await queries.$count(reported.as('reported'))) +
        (await queries.$count(faultEvent, said))
      );
    },
    photos: async (of) => {
      if (of.length === 0) return [];
      const rows = await queries
        .select({ of: salePhoto.saleId, id: salePhoto.id, about: salePhoto.about })
        .from(salePhoto)
        .where(and(ownPhoto, inArray(salePhoto.saleId, [...of])))
        .orderBy(asc(salePhoto.place));
      return rows;
    },
    addPhotos: async (photos) => {
      const rows = photos.map(({ of, id, about }, place) => ({ clientId: client, saleId: of, id, about, place }));
      if (rows.length > 0) await queries.insert(salePhoto).values(rows);
    },
    removeAll: async (sale) => {
      await queries.delete(orderMessage).where(and(own, isOfSale(orderMessage, sale)));
      await queries.delete(salePhoto).where(and(ownPhoto, eq(salePhoto.saleId, sale.id)));
    },
  };
}
