import type { ClaimStore, StoredClaim } from '@door/api/purchase/paper-store';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { purchase } from '../purchase/schema.ts';
import { type PaperReads, paperReads, rowOfStored, storedOf } from './paper-row.ts';
import { claim, claimPhoto } from './schema.ts';

export function claimStore(queries: Queries, client: number): ClaimStore {
  const own = eq(claim.clientId, client);
  const read: PaperReads<StoredClaim>['read'] = async (where, { order = [], limit, isLocked = false } = {}) => {
    const found = queries
      .select()
      .from(claim)
      .where(and(own, ...where))
      .orderBy(...order)
      .$dynamic();
    if (limit !== undefined) found.limit(limit);
    if (isLocked) found.for('update');
    return (await found).map(claimOf);
  };
  const isOwnPhoto = eq(claimPhoto.clientId, client);
  const isOfVendor = (vendor: string) => {
    const isOwn = and(eq(purchase.clientId, client), eq(purchase.vendorId, vendor));
    return inArray(claim.purchaseId, queries.select({ id: purchase.id }).from(purchase).where(isOwn));
  };

  return {
    ...paperReads({
      queries,
      client,
      kind: 'claim',
      columns: claim,
      read,
      isOfVendor,
      isOf: (purchases) => inArray(claim.purchaseId, [...purchases]),
    }),
    countOpen: (vendor) => queries.$count(claim, and(own, eq(claim.state, 'Open'), isOfVendor(vendor))),
    unsettled: () => read([inArray(claim.state, ['Open', 'Agreed'])], { order: [asc(claim.createdAt), asc(claim.id)] }),
    photos: async (of) => {
      if (of.length === 0) return [];
      const rows = await queries
        .select()
        .from(claimPhoto)
        .where(and(isOwnPhoto, inArray(claimPhoto.claimId, [...of])))
        .orderBy(asc(claimPhoto.addedAt), asc(claimPhoto.id));
      return rows.map(({ claimId, addedAt, id, addedBy }) => ({
        of: claimId,
        id,
        addedBy,
        addedAt: addedAt.toISOString(),
      }));
    },
    addPhoto: async ({ of, id, addedBy, addedAt }) => {
      const photo = { claimId: of, id, addedBy, addedAt: new Date(addedAt) };
      await queries.insert(claimPhoto).values({ clientId: client, ...photo });
    },
    removePhoto: async ({ of, id }) => {
      await queries.delete(claimPhoto).where(and(isOwnPhoto, eq(claimPhoto.claimId, of), eq(claimPhoto.id, id)));
    },
    create: async (stored) => {
      await queries.insert(claim).values({ clientId: client, ...rowOf(stored) });
    },
    save: async (stored) => {
      await queries
        .update(claim)
        .set(rowOf(stored))
        .where(and(own, eq(claim.id, stored.id)));
    },
  };
}

const rowOf = ({
  claim: { purchase, line, replacement, sentBack, credit, priceDifference, ...said },
  ...stored
}: StoredClaim) => ({
  ...rowOfStored(stored),
  ...said,
  purchaseId: purchase,
  lineId: line,
  replacementId: replacement,
  sentBackMinor: sentBack,
  creditMinor: credit,
  priceDifferenceMinor: priceDifference,
});

const claimOf = (row: typeof claim.$inferSelect): StoredClaim => ({
  ...storedOf(row),
  claim: {
    purchase: row.purchaseId,
    line: row.lineId,
    reason: row.reason,
    wish: row.wish,
    quantity: row.quantity,
    pieces: row.pieces,
    text: row.text,
    state: row.state,
    replacement: row.replacementId,
    sentBack: row.sentBackMinor,
    credit: row.creditMinor,
    priceDifference: row.priceDifferenceMinor,
  },
});
