import type { StoredConfirmation, StoredPurchase, StoredReceipt } from '@door/api/purchase/purchase-store';
import { groupsOf } from '@door/domain/lib/records';
import type { ConfirmedLine, PurchaseLine } from '@door/domain/making/purchasing/purchase';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { storedOf } from '../bills/paper-row.ts';
import type { Queries } from '../database.ts';
import {
  type purchase,
  purchaseConfirmation,
  purchaseConfirmationLine,
  purchaseLine,
  receipt,
  receiptLine,
} from './schema.ts';

export type PurchaseRow = typeof purchase.$inferSelect;

/** The purchases of rows, in their order, with lines, confirmations and receipts. */
export async function readParts(
  queries: Queries,
  client: number,
  rows: readonly PurchaseRow[],
): Promise<readonly StoredPurchase[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await queries
    .select()
    .from(purchaseLine)
    .where(and(eq(purchaseLine.clientId, client), inArray(purchaseLine.purchaseId, ids)))
    .orderBy(asc(purchaseLine.position));
  const confirmations = await queries
    .select()
    .from(purchaseConfirmation)
    .where(and(eq(purchaseConfirmation.clientId, client), inArray(purchaseConfirmation.purchaseId, ids)))
    .orderBy(asc(purchaseConfirmation.at), asc(purchaseConfirmation.id));
  const said = await queries
    .select()
    .from(purchaseConfirmationLine)
    .where(
      and(
        eq(purchaseConfirmationLine.clientId, client),
        inArray(
          purchaseConfirmationLine.confirmationId,
          confirmations.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(purchaseConfirmationLine.position));
  const receipts = await queries
    .select()
    .from(receipt)
    .where(and(eq(receipt.clientId, client), inArray(receipt.purchaseId, ids)))
    .orderBy(asc(receipt.at), asc(receipt.id));
  const came = await queries
    .select()
    .from(receiptLine)
    .where(
      and(
        eq(receiptLine.clientId, client),
        inArray(
          receiptLine.receiptId,
          receipts.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(receiptLine.position));
  const linesOf = groupsOf(lines, ({ purchaseId }) => purchaseId);
  const saidIn = groupsOf(said, ({ confirmationId }) => confirmationId);
  const cameWith = groupsOf(came, ({ receiptId }) => receiptId);
  const confirmationsOf = groupsOf(confirmations, ({ purchaseId }) => purchaseId);
  const receiptsOf = groupsOf(receipts, ({ purchaseId }) => purchaseId);
  return rows.map((row) => ({
    ...storedOf(row),
    number: row.number,
    purchase: {
      vendor: row.vendorId,
      currency: row.currency,
      stage: row.stage,
      revision: row.revision,
      sentOn: row.sentOn,
      lines: (linesOf.get(row.id) ?? []).map(lineOf),
    },
    confirmations: (confirmationsOf.get(row.id) ?? []).map(
      ({ id, revision, number, how, who, at }): StoredConfirmation => ({
        id,
        revision,
        number,
        how,
        who,
        at: at.toISOString(),
        lines: confirmedLines(saidIn.get(id) ?? []),
      }),
    ),
    receipts: (receiptsOf.get(row.id) ?? []).map(
      ({ clientId: _, purchaseId: __, at, ...kept }): StoredReceipt => ({
        ...kept,
        at: at.toISOString(),
        lines: (cameWith.get(kept.id) ?? []).map(({ lineId, placeId, lot, quantity, damaged, pieces }) => ({
          line: lineId,
          place: placeId,
          lot,
          quantity,
          damaged,
          ...(pieces && { pieces }),
        })),
      }),
    ),
  }));
}

const confirmedLines = (rows: readonly (typeof purchaseConfirmationLine.$inferSelect)[]): readonly ConfirmedLine[] =>
  [...groupsOf(rows, ({ lineId }) => lineId)].map(([line, schedule]) => ({
    line,
    schedule: schedule.flatMap(({ day, quantity }) => (day === null ? [] : [{ day, quantity }])),
  }));

const lineOf = ({
  id,
  key,
  unit,
  quantity,
  priceMinor,
  pricePer,
  wanted,
  isClosed,
  replacementOf,
  made,
}: typeof purchaseLine.$inferSelect): PurchaseLine => ({
  id,
  key,
  unit,
  quantity,
  wanted,
  isClosed,
  ...(replacementOf !== null && { replacementOf }),
  ...(made && { made }),
  price: priceMinor === null || pricePer === null ? null : { minor: priceMinor, per: pricePer },
});
