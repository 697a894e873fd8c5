import type { ClaimStore, StoredClaim } from '@door/api/purchase/paper-store';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { purchase } from '../purchase/schema.ts';
import { rowOfStored, storedOf } from './paper-row.ts';
import { claim } from './schema.ts';

export function claimStore(queries: Queries, client: number): ClaimStore {
  const own = eq(claim.clientId, client);
  const found = (...where: readonly (SQL | undefined)[]) =>
    queries
      .select()
      .from(claim)
      .where(and(own, ...where));

  return {
    hold: async (id) => {
      await lockName(queries, client, `claim ${id}`);
      const [row] = await found(eq(claim.id, id)).for('update');
      return row && claimOf(row);
    },
    find: async (id) => {
      const [row] = await found(eq(claim.id, id));
      return row && claimOf(row);
    },
    ofPurchases: async (purchases) =>
      purchases.length === 0
        ? []
        : (await found(inArray(claim.purchaseId, [...purchases])).orderBy(asc(claim.createdAt), asc(claim.id))).map(
            claimOf,
          ),
    list: async ({ state, purchase: ofPurchase, after, limit }) => {
      const rows = await found(
        state === null ? undefined : eq(claim.state, state),
        ofPurchase === null ? undefined : eq(claim.purchaseId, ofPurchase),
        after === null
          ? undefined
          : sql`(${claim.createdAt}, ${claim.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
      )
        .orderBy(desc(claim.createdAt), desc(claim.id))
        .limit(limit);
      return rows.map(claimOf);
    },
    countOpen: async (vendor) => {
      const ofVendor = queries
        .select({ id: purchase.id })
        .from(purchase)
        .where(and(eq(purchase.clientId, client), eq(purchase.vendorId, vendor)));
      return queries.$count(claim, and(own, eq(claim.state, 'Open'), inArray(claim.purchaseId, ofVendor)));
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
  ...{ ...rowOfStored(stored), ...said, purchaseId: purchase, lineId: line, replacementId: replacement },
  ...{ sentBackMinor: sentBack, creditMinor: credit, priceDifferenceMinor: priceDifference },
});

const claimOf = (row: typeof claim.$inferSelect): StoredClaim => ({
  ...storedOf(row),
  claim: {
    ...{ purchase: row.purchaseId, line: row.lineId, reason: row.reason, wish: row.wish, quantity: row.quantity },
    ...{
      pieces: row.pieces,
      text: row.text,
      state: row.state,
      replacement: row.replacementId,
      sentBack: row.sentBackMinor,
    },
    ...{ credit: row.creditMinor, priceDifference: row.priceDifferenceMinor },
  },
});
