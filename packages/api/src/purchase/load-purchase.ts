import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import type { BuyingTexts, MovedPurchase } from '@door/domain/making/purchasing/move-purchase';
import { livePieces, type Purchase } from '@door/domain/making/purchasing/purchase';
import { purchaseState } from '@door/domain/making/purchasing/purchase-states';
import { nextVersion } from '../item/item-version.ts';
import { buyingMessages, messages, officeMessages } from '../messages.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';

/** The texts of the rules. */
export const buyingTexts: BuyingTexts = { buying: buyingMessages, officeWork: officeMessages };

const found = (stored: StoredPurchase | undefined): Result<StoredPurchase> =>
  stored ? accepted(stored) : refused('purchase.none', messages.purchase.none);

/** The purchase, locked until the transaction ends. */
export const loadPurchase = async (
  { stores }: Pick<CallScope, 'stores'>,
  id: string,
): Promise<Result<StoredPurchase>> => found(await stores.purchases.load(id));

/** The purchase to be read only: nobody who changes it has to wait. */
export const findPurchase = async (
  { stores }: Pick<CallScope, 'stores'>,
  id: string,
): Promise<Result<StoredPurchase>> => found((await stores.purchases.find([id]))[0]);

export interface PurchaseMessage {
  readonly id: string;
  /** The purchase's `LastUpdated` as the sender saw it; undefined: whatever is there. */
  readonly lastUpdated?: string | undefined;
  /** Of the message, by which a repeat is recognised. */
  readonly idempotencyKey: string;
}

/** The purchase that a message is about, locked, and whether the message has come before. */
export async function purchaseOfMessage(
  ctx: CallScope,
  { id, lastUpdated, idempotencyKey }: PurchaseMessage,
): Promise<{ readonly stored: StoredPurchase; readonly isRepeated: boolean }> {
  const stored = unwrapOrThrow(await loadPurchase(ctx, id));
  if (stored.lastIdempotencyKey === idempotencyKey) return { stored, isRepeated: true };
  if (lastUpdated !== undefined && Date.parse(stored.lastUpdated) !== Date.parse(lastUpdated))
    unwrapOrThrow(refused('purchase.changed-elsewhere', messages.purchase.changedElsewhere));
  return { stored, isRepeated: false };
}

interface Saving extends Pick<MovedPurchase, 'record' | 'state'> {
  /** null: it follows from something else than a message about the purchase. */
  readonly idempotencyKey: string | null;
  readonly reason?: string;
  /** What is written beside the purchase, under its new version; absent: nothing. */
  readonly beside?: (saved: StoredPurchase) => Promise<void>;
}

/**
 * Saves a purchase after a move under a new version, with its history. A repeat of the message finds it so; one that changes nothing keeps
 * its version.
 */
export async function savePurchase(
  ctx: CallScope,
  stored: StoredPurchase,
  { record, state, idempotencyKey, reason = '', beside }: Saving,
): Promise<StoredPurchase> {
  const { purchases } = ctx.stores;
  const from = purchaseState(recordOfPurchase(stored));
  if (isEqual(record.purchase, stored.purchase) && !beside) return stored;
  const saved: StoredPurchase = {
    ...stored,
    purchase: record.purchase,
    lastUpdated: nextVersion(stored.lastUpdated, ctx.clock.now()),
    lastIdempotencyKey: idempotencyKey,
  };
  await purchases.save(saved, state);
  await beside?.(saved);
  // What the vendor has said stands in the history with its number.
  if (from !== state && state !== 'Confirmed')
    await recordHistory(ctx, [{ about: 'purchase', aboutId: stored.id, kind: 'state', from, to: state, reason }]);
  // With what was written beside it.
  const after = unwrapOrThrow(await loadPurchase(ctx, stored.id));
  await placePieces(ctx, after, livePieces(recordOfPurchase(stored)).length > 0);
  return after;
}

/** Says of each piece that the purchase is still to bring that no other one does; where it brought none before and brings none, there is nothing to say. */
async function placePieces({ stores }: CallScope, stored: StoredPurchase, hadPieces: boolean): Promise<void> {
  const pieces = livePieces(recordOfPurchase(stored));
  if (pieces.length === 0 && !hadPieces) return;
  const names = pieces.map(({ piece }) => piece);
  const twice = names.find((piece, at) => names.indexOf(piece) < at);
  const taken = twice ?? (await stores.purchases.placePieces(stored.id, pieces));
  if (taken !== undefined) unwrapOrThrow(refused('purchase.piece-taken', messages.purchase.pieceTaken(taken)));
}

interface NewPurchase {
  readonly id: string;
  readonly purchase: Purchase;
  readonly idempotencyKey: string;
}

/** Stores a draft under the next number. */
export async function createPurchase(
  ctx: OfficeScope,
  { id, purchase, idempotencyKey }: NewPurchase,
): Promise<StoredPurchase> {
  const createdAt = ctx.clock.now().toISOString();
  const made: StoredPurchase = {
    id,
    purchase,
    confirmations: [],
    receipts: [],
    createdAt,
    createdBy: ctx.caller.userId,
    lastUpdated: createdAt,
    firstIdempotencyKey: idempotencyKey,
    lastIdempotencyKey: null,
    number: await ctx.stores.numbers.draw('purchase'),
  };
  await ctx.stores.purchases.create(made, purchaseState(recordOfPurchase(made)));
  await recordHistory(ctx, [{ about: 'purchase', aboutId: id, kind: 'state', from: null, to: 'Draft' }]);
  await placePieces(ctx, made, false);
  return made;
}

/** The purchase that a message has made before; undefined: none has its id. Another message of its id is refused. */
export async function madeBefore(
  { stores }: Pick<CallScope, 'stores'>,
  { id, idempotencyKey }: Pick<PurchaseMessage, 'id' | 'idempotencyKey'>,
): Promise<StoredPurchase | undefined> {
  const earlier = await stores.purchases.claim(id);
  if (!earlier) return undefined;
  return unwrapOrThrow(
    earlier.firstIdempotencyKey === idempotencyKey
      ? accepted(earlier)
      : refused('purchase.id-taken', messages.purchase.idTaken),
  );
}
