import type { Claim } from '@door/domain/making/purchasing/claim';
import { claimedPurchase } from '@door/domain/making/purchasing/claim-goods';
import type { MovedPurchase } from '@door/domain/making/purchasing/move-purchase';
import type { PurchaseRecord } from '@door/domain/making/purchasing/purchase';
import { refused } from '@door/domain/door/model/result';
import { groupsOf } from '@door/domain/lib/records';
import type { OfficeScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { firstDelivery } from './edit-purchase.ts';
import { loadPapers } from './load-papers.ts';
import { buyingTexts } from './load-purchase.ts';
import type { StoredClaim } from './paper-store.ts';
import type { ReceiptLine, StoredPurchase } from './purchase-store.ts';
import { loadReceiving, orderNow, supplyDays, type Vendors } from './vendors.ts';

interface NewClaim extends Pick<Claim, 'line' | 'reason' | 'wish' | 'quantity' | 'pieces' | 'text'> {
  readonly id: string;
  readonly idempotencyKey: string;
}

/** A claim that can be written, and what becomes of its purchase. */
interface PlannedClaim {
  readonly claimed: StoredClaim;
  readonly moved: MovedPurchase;
}

/** Plans claims about goods of a purchase: other goods that are wanted are to come as soon as they can. */
export async function claimsOf(ctx: OfficeScope, { id: purchase, purchase: { vendor } }: StoredPurchase, all: Vendors) {
  const days = supplyDays(all, { vendor, now: orderNow(ctx), receiving: await loadReceiving(ctx) });
  const { claims } = (await loadPapers(ctx, [purchase]))(purchase);
  const at = ctx.clock.now().toISOString();
  return (before: PurchaseRecord, { id, idempotencyKey, text, ...said }: NewClaim): PlannedClaim => {
    const line = before.purchase.lines.find((each) => each.id === said.line);
    if (!line) return unwrapOrThrow<never>(refused('purchase.no-line', buyingTexts.buying.otherLine));
    const replacement = ctx.ids.itemNamed(`replacement ${String(ctx.clientId)} ${id}`);
    const claiming = { ...said, claims, replacement, wanted: firstDelivery(line.key, days) };
    const moved = unwrapOrThrow(claimedPurchase(before, claiming, buyingTexts));
    const about = { ...said, purchase, text, replacement: said.wish === 'replace' ? replacement : null };
    const claim = { ...about, state: 'Open', sentBack: null, credit: null, priceDifference: null } as const;
    const written = { createdAt: at, createdBy: ctx.caller.userId, lastUpdated: at, lastIdempotencyKey: null };
    return { claimed: { id, claim, ...written, firstIdempotencyKey: idempotencyKey }, moved };
  };
}

/** Writes a claim that is planned, with its history. */
export async function addClaim(ctx: OfficeScope, claimed: StoredClaim): Promise<void> {
  await ctx.stores.claims.create(claimed);
  const { purchase: aboutId, text: reason } = claimed.claim;
  await recordHistory(ctx, [{ about: 'purchase', aboutId, kind: 'claim', from: null, to: 'Open', reason }]);
}

interface Received extends Pick<NewClaim, 'idempotencyKey'> {
  readonly receiptId: string;
  readonly lines: readonly ReceiptLine[];
  /** The purchase with what has come. */
  readonly moved: MovedPurchase;
  readonly vendors: Vendors;
}

/** Of what came damaged each line is claimed, and others are wanted (PROMISE 6.6). */
export async function claimsOfDamaged(
  ctx: OfficeScope,
  stored: StoredPurchase,
  { receiptId, lines, moved, vendors, idempotencyKey }: Received,
): Promise<{ readonly moved: MovedPurchase; readonly claims: readonly StoredClaim[] }> {
  const damaged = damagedLines(lines);
  if (damaged.size === 0) return { moved, claims: [] };
  const planned = await claimsOf(ctx, stored, vendors);
  let after = moved;
  const claims = [...damaged].map(([line, came]) => {
    const quantity = came.reduce((sum, each) => sum + each.damaged, 0);
    const pieces = came.flatMap((each) => each.pieces?.damaged ?? []);
    const said = { line, reason: 'damaged', wish: 'replace', quantity, pieces, text: '' } as const;
    const found = planned(after.record, { id: damagedClaimId(ctx, receiptId, line), idempotencyKey, ...said });
    after = found.moved;
    return found.claimed;
  });
  return { moved: after, claims };
}

/** What of a receipt came damaged, by the ids of the lines. */
export const damagedLines = (lines: readonly ReceiptLine[]): ReadonlyMap<string, readonly ReceiptLine[]> =>
  groupsOf(
    lines.filter(({ damaged }) => damaged > 0),
    ({ line }) => line,
  );

/** Of the claim that a receipt makes of a line: one, however often it is sent. */
export const damagedClaimId = (
  { ids, clientId }: Pick<OfficeScope, 'ids' | 'clientId'>,
  receipt: string,
  line: string,
) => ids.itemNamed(`claim ${String(clientId)} ${receipt} ${line}`);
