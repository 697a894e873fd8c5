import { keysOf } from '@door/domain/lib/records';
import { type Claim, claimAfter, type ClaimMove, claimMoves, lossOf } from '@door/domain/making/purchasing/claim';
import { stillComing, unclaimedPurchase } from '@door/domain/making/purchasing/claim-goods';
import type { PurchaseLine } from '@door/domain/making/purchasing/purchase';
import { booked } from '@door/domain/making/stock/book-moves';
import { quantityText } from '@door/domain/making/stock/quantity';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { claimIdInput, placeIdInput } from '../input/ids.ts';
import { lotInput, reasonInput } from '../inventory/inventory-input.ts';
import { booking, openBooks } from '../inventory/write-moves.ts';
import { idempotencyKeyOf, nextVersion } from '../item/item-version.ts';
import { buyingMessages, messages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import { moneyInput } from '../quote/quote-input.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { bookCosts } from './book-costs.ts';
import { addLines } from './book-receipt.ts';
import { claimToWire } from './claim-to-wire.ts';
import { endChase } from './claims-of-day.ts';
import { foundPaper } from './load-papers.ts';
import { holdUndecided, judgeAgain } from './judge-bills-again.ts';
import { buyingTexts, loadPurchase, savePurchase } from './load-purchase.ts';
import type { StoredClaim } from './paper-store.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';

const settleInput = z.strictObject({
  Id: claimIdInput,
  Move: oneOf(keysOf(claimMoves)),
  /** Why, of what is refused or withdrawn. */
  Reason: reasonInput.default(''),
  /** What the vendor gives, of what is settled. */
  Credit: moneyInput.nullish(),
  /** From where goods go back, and of which lot. */
  Place: placeIdInput.nullish(),
  Lot: lotInput,
});
type Sent = z.output<typeof settleInput>;

/** What becomes of a claim: the vendor agrees, goods go back, it is settled, refused or withdrawn. */
export const settleClaim = procedure
  .allow('inventory.manage')
  .input(settleInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.settleClaim', sent);
    const { claim: seen } = unwrapOrThrow(foundPaper(await ctx.stores.claims.find(sent.Id), 'claim'));
    // First the purchase, then its papers: as whoever claims does.
    const purchase = unwrapOrThrow(await loadPurchase(ctx, seen.purchase));
    const stored = unwrapOrThrow(foundPaper(await ctx.stores.claims.hold(sent.Id), 'claim'));
    if (stored.lastIdempotencyKey === idempotencyKey) return claimToWire(ctx, stored);
    const { claim } = stored;
    const line = purchase.purchase.lines.find(({ id }) => id === claim.line);
    if (!line) return unwrapOrThrow<never>(refused('purchase.no-line', buyingMessages.otherLine));
    const { currency } = purchase.purchase;
    const credit = sent.Credit ? unwrapOrThrow(amountFrom(sent.Credit, currency)).minor : null;
    const said = { replacing: replacingOf(purchase, claim, line), why: sent.Reason, credit };
    const state = unwrapOrThrow(claimAfter(sent.Move, { claim, ...said }, buyingTexts));
    const written = { id: sent.Id, idempotencyKey, happenedOn: today(ctx), reason: sent.Reason };
    const undecided = await holdUndecided(ctx, purchase.id);
    const beside = undecided.accounts.map(({ key }) => key);
    const about = { claim, line, purchase, sent, credit: credit ?? 0, written, beside };
    const effect = await effects[sent.Move](ctx, about);
    const to = sent.Move === 'sendBack' ? 'sent back' : state;
    const becomes = { ...claim, state, ...effect };
    const saved = await saveClaim(ctx, stored, { claim: becomes, to, idempotencyKey, reason: sent.Reason });
    await judgeAgain(ctx, undecided, idempotencyKey);
    return claimToWire(ctx, saved);
  });

interface ChangedClaim {
  readonly claim: Claim;
  /** What the history says that it has become. */
  readonly to: string;
  readonly idempotencyKey: string;
  readonly reason: string;
}

async function saveClaim(ctx: OfficeScope, stored: StoredClaim, { claim, to, idempotencyKey, reason }: ChangedClaim) {
  const lastUpdated = nextVersion(stored.lastUpdated, ctx.clock.now());
  const saved = { ...stored, claim, lastIdempotencyKey: idempotencyKey, lastUpdated };
  await ctx.stores.claims.save(saved);
  const entry = { about: 'purchase', aboutId: claim.purchase, kind: 'claim', from: stored.claim.state } as const;
  await recordHistory(ctx, [{ ...entry, to, reason: reason.trim() }]);
  await endChase(ctx, saved);
  return saved;
}

/**
 * Withdraws the claim of a receipt that is taken back, and answers the purchase without what was to come for it. What the vendor has
 * answered, or what has come for it by then, keeps the claim.
 */
export async function withdrawClaim(
  ctx: OfficeScope,
  purchase: StoredPurchase,
  { id, ...said }: Pick<ChangedClaim, 'idempotencyKey' | 'reason'> & Pick<StoredClaim, 'id'>,
): Promise<StoredPurchase> {
  const stored = await ctx.stores.claims.hold(id);
  if (!stored) return purchase;
  const { claim } = stored;
  const { state, sentBack, replacement, quantity } = claim;
  const isWhole = replacement !== null && stillComing(recordOfPurchase(purchase), replacement) === quantity;
  if (state !== 'Open' || sentBack !== null || !isWhole) return purchase;
  const after = await dropReplacement(ctx, purchase, { replacement, ...said });
  await saveClaim(ctx, stored, { claim: { ...claim, state: 'Withdrawn' }, to: 'Withdrawn', ...said });
  return after;
}

/** What of a replacement is still to come, in words; '' for nothing. */
function replacingOf(stored: StoredPurchase, { replacement }: Claim, { key, unit }: PurchaseLine): string {
  const open = replacement === null ? 0 : stillComing(recordOfPurchase(stored), replacement);
  return open === 0 ? '' : buyingMessages.held({ key, unit, quantity: quantityText(open, unit) });
}

interface Effect {
  readonly claim: Claim;
  readonly line: PurchaseLine;
  readonly purchase: StoredPurchase;
  readonly sent: Sent;
  /** Minor units. */
  readonly credit: number;
  readonly written: Parameters<typeof addLines>[2];
  /** Keys that are written after it. */
  readonly beside: readonly string[];
}

type Effects = Readonly<Record<ClaimMove, (ctx: OfficeScope, effect: Effect) => Promise<Partial<Claim>>>>;

/** What each move does beside the state, and what it says of the claim. */
const effects: Effects = {
  agree: async () => ({}),
  sendBack: async (ctx, { claim, line, purchase, sent, written, beside }) => {
    if (!sent.Place) return unwrapOrThrow<never>(refused('purchase.no-place', messages.purchase.noPlace));
    const goods = goodsOf(claim, { line, purchase });
    const books = await openBooks(ctx, {
      keys: [...goods.map(({ key }) => key), ...beside],
      places: [sent.Place],
      isLocked: true,
    });
    const out = { kind: 'return', lot: sent.Lot, value: null, undoes: null } as const;
    const place = unwrapOrThrow(books.place(sent.Place));
    const moves = goods.flatMap(({ key, quantity, unitId }) =>
      unwrapOrThrow(
        books.post(key, (book) => booked(book, { ...out, place, quantity: 0 - quantity, unitId }, booking)),
      ),
    );
    await addLines(ctx, moves, { ...written, kind: 'claim', reason: claim.text });
    return { sentBack: 0 - moves.reduce((sum, { value }) => sum + value, 0) };
  },
  settle: async (ctx, { claim, line, purchase, credit, written }) => {
    // Goods that stay for less money are worth less; what went back is not in stock any more.
    const isReduced = claim.wish === 'reduce' && claim.sentBack === null && credit > 0;
    const goods = isReduced ? goodsOf(claim, { line, purchase }) : [];
    const upTo = (count: number) => booking.portion(credit, count, goods.length);
    const costs = goods.map(({ key, quantity: units }, at) => ({
      key,
      pieces: [],
      units,
      currency: purchase.purchase.currency,
      difference: upTo(at) - upTo(at + 1),
    }));
    const taken = await bookCosts(ctx, costs, { ...written, kind: 'claim' });
    const inStock = taken.reduce((sum, each) => sum + each, 0);
    return { credit, priceDifference: lossOf(claim, { credit, inStock }) };
  },
  refuse: async (ctx, effect) => {
    await dropReplacement(ctx, effect.purchase, dropped(effect));
    return { priceDifference: lossOf(effect.claim, { credit: 0, inStock: 0 }) };
  },
  withdraw: async (ctx, effect) => {
    await dropReplacement(ctx, effect.purchase, dropped(effect));
    return {};
  },
};

/** What it is about in stock: of a line that is made for doors each piece under its reference, as a unit where it came in good order. */
function goodsOf(
  { quantity, pieces }: Claim,
  { line: { id, key }, purchase }: Pick<Effect, 'line' | 'purchase'>,
): readonly { readonly key: string; readonly quantity: number; readonly unitId: string | null }[] {
  if (pieces.length === 0) return [{ key, quantity, unitId: null }];
  const came = recordOfPurchase(purchase).received.filter(({ line }) => line === id);
  const damaged = new Set(came.flatMap((each) => each.pieces?.damaged ?? []));
  return pieces.map((piece) => ({ key: piece, quantity: 1, unitId: damaged.has(piece) ? null : piece }));
}

const dropped = ({ claim: { replacement }, sent, written }: Effect) => ({
  replacement,
  reason: sent.Reason,
  idempotencyKey: written.idempotencyKey,
});

async function dropReplacement(
  ctx: OfficeScope,
  purchase: StoredPurchase,
  { replacement, reason, idempotencyKey }: Omit<ChangedClaim, 'claim' | 'to'> & Pick<Claim, 'replacement'>,
): Promise<StoredPurchase> {
  const moved = unwrapOrThrow(unclaimedPurchase(recordOfPurchase(purchase), { replacement, reason }, buyingTexts));
  return moved ? savePurchase(ctx, purchase, { ...moved, idempotencyKey, reason: reason.trim() }) : purchase;
}
