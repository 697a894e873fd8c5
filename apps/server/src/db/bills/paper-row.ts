import type { PaperStore, Stored } from '@door/api/purchase/paper-store';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';

/** What every purchase and every paper about one is stored with, as columns. */
export const rowOfStored = ({
  id,
  createdAt,
  createdBy,
  lastUpdated,
  firstIdempotencyKey,
  lastIdempotencyKey,
}: Stored) => ({
  id,
  createdBy,
  firstIdempotencyKey,
  lastIdempotencyKey,
  createdAt: new Date(createdAt),
  lastUpdated: new Date(lastUpdated),
});

export const storedOf = ({
  id,
  createdAt,
  createdBy,
  lastUpdated,
  firstIdempotencyKey,
  lastIdempotencyKey,
}: ReturnType<typeof rowOfStored>): Stored => ({
  id,
  createdBy,
  firstIdempotencyKey,
  lastIdempotencyKey,
  createdAt: createdAt.toISOString(),
  lastUpdated: lastUpdated.toISOString(),
});

/** The columns by which papers are found. */
interface PaperColumns {
  readonly id: AnyPgColumn;
  readonly state: AnyPgColumn;
  readonly createdAt: AnyPgColumn;
}

interface Reading {
  readonly order?: readonly SQL[];
  /** Absent: all. */
  readonly limit?: number;
  readonly isLocked?: boolean;
}

export interface PaperReads<Paper> {
  readonly queries: Queries;
  readonly client: number;
  readonly kind: 'bill' | 'claim';
  readonly columns: PaperColumns;
  /** The papers of the supplier for which all of this holds. */
  read(where: readonly (SQL | undefined)[], how?: Reading): Promise<readonly Paper[]>;
  /** Those of a vendor, and those about one of these purchases. */
  isOfVendor(vendor: string): SQL;
  isOf(purchases: readonly string[]): SQL;
}

/** How papers are read, whatever they are about. */
export const paperReads = <Paper, State>({
  queries,
  client,
  kind,
  columns: { id: ofPaper, state: ofState, createdAt },
  read,
  isOfVendor,
  isOf,
}: PaperReads<Paper>): Pick<PaperStore<Paper, State>, 'hold' | 'find' | 'ofPurchases' | 'list'> => ({
  hold: async (id) => {
    await lockName(queries, client, `${kind} ${id}`);
    return (await read([eq(ofPaper, id)], { isLocked: true }))[0];
  },
  find: async (id) => (await read([eq(ofPaper, id)]))[0],
  ofPurchases: async (purchases) =>
    purchases.length === 0 ? [] : read([isOf(purchases)], { order: [asc(createdAt), asc(ofPaper)] }),
  list: ({ state, purchase, vendor, after, limit }) =>
    read(
      [
        state === null ? undefined : eq(ofState, state),
        purchase === null ? undefined : isOf([purchase]),
        vendor === null ? undefined : isOfVendor(vendor),
        after === null ? undefined : sql`(${createdAt}, ${ofPaper}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
      ],
      { order: [desc(createdAt), desc(ofPaper)], limit },
    ),
});
