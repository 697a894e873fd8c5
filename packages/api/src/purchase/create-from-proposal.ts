import { compareText } from '@door/domain/lib/compare-text';
import { groupsOf } from '@door/domain/lib/records';
import type { Proposal } from '@door/domain/making/purchasing/proposal';
import { type MadeGoods, mostPurchaseLines, type PurchaseLine } from '@door/domain/making/purchasing/purchase';
import { writtenAs } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { newIdInput, vendorIdInput } from '../input/ids.ts';
import { articleKeyInput, quantityInput } from '../inventory/inventory-input.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { stockMessages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { emptyPurchase } from './edit-purchase.ts';
import { createPurchase, madeBefore } from './load-purchase.ts';
import { type Proposed, propose } from './proposal.ts';
import { piecesInput } from './purchase-input.ts';
import type { StoredPurchase } from './purchase-store.ts';
import { purchaseHeadToWire } from './purchase-to-wire.ts';
import { loadVendors } from './vendors.ts';

const wantedInput = z.strictObject({
  /** One of `Ids`. */
  PurchaseId: newIdInput,
  VendorId: vendorIdInput,
  Key: articleKeyInput,
  OrderBy: dateInput,
  /** At most what has to be bought by then. */
  Quantity: quantityInput,
  /** Of what is made for doors: which of them. */
  Pieces: piecesInput.optional(),
});

const createInput = z
  .strictObject({
    /** Of the purchases, made up by the page: one for each vendor and day. */
    Ids: z.array(newIdInput, 'must be a list of Ids').max(100, 'must have at most 100 Ids'),
    Lines: z.array(wantedInput, 'must be a list of lines').max(500, 'must have at most 500 lines'),
  })
  .refine(
    ({ Ids, Lines }) => Lines.every(({ PurchaseId }) => Ids.includes(PurchaseId)),
    'must name a purchase of Ids in each line',
  )
  .refine(
    ({ Lines }) =>
      new Set(Lines.map((line) => JSON.stringify([line.VendorId, line.Key, line.OrderBy, line.Pieces?.[0]]))).size ===
      Lines.length,
    'must have each Key of a vendor and a day, or each kind of pieces, once',
  )
  .refine(
    ({ Lines }) =>
      [...groupsOf(Lines, ({ PurchaseId }) => PurchaseId).values()].every(
        (lines) => new Set(lines.map(({ VendorId }) => VendorId)).size === 1 && lines.length <= mostPurchaseLines,
      ),
    `must have one vendor, and at most ${String(mostPurchaseLines)} lines, in each purchase`,
  );
type Wanted = z.output<typeof wantedInput>;

/**
 * Makes drafts of what somebody has ticked in a proposal. It is computed again, with all drafts, while nobody else makes any: what was
 * bought meanwhile is left out, so that two people buy once.
 */
export const createFromProposal = procedure
  .allow('purchasing.manage')
  .input(createInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    await ctx.stores.purchases.lockSupply();
    const vendors = await loadVendors(ctx);
    for (const { VendorId } of sent.Lines) unwrapOrThrow(vendors.find(VendorId));
    const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.createFromProposal', sent);
    const earlier: StoredPurchase[] = [];
    for (const id of sent.Ids.toSorted(compareText)) {
      const made = await madeBefore(ctx, { id, idempotencyKey });
      if (made) earlier.push(made);
    }
    const now = await propose(ctx, null);
    const made =
      earlier.length > 0 ? earlier : await makeDrafts(ctx, { sent: sent.Lines, ids: sent.Ids, now, idempotencyKey });
    const bought = ({ PurchaseId, Key, Pieces }: Wanted) =>
      made.some(
        ({ id, purchase }) =>
          id === PurchaseId && purchase.lines.some(({ key, made: goods }) => key === Key && isWantedOf(goods, Pieces)),
      );
    return {
      Purchases: made
        .toSorted((one, other) => one.number - other.number)
        .map((stored) => purchaseHeadToWire(ctx, stored, vendors)),
      /** What had not to be bought any more. */
      LeftOut: sent.Lines.filter((line) => !bought(line)).map(({ VendorId, Key, OrderBy }) => ({
        VendorId,
        Key,
        OrderBy,
      })),
    };
  });

interface Drafting {
  readonly sent: readonly Wanted[];
  readonly ids: readonly string[];
  readonly now: Proposed;
  readonly idempotencyKey: string;
}

async function makeDrafts(
  ctx: OfficeScope,
  { sent, ids, now, idempotencyKey }: Drafting,
): Promise<readonly StoredPurchase[]> {
  const made: StoredPurchase[] = [];
  for (const id of [...new Set(ids)]) {
    const wanted = sent.filter(({ PurchaseId }) => PurchaseId === id);
    const lines = wanted.flatMap((line) => draftLine(ctx, line, now));
    const [first] = wanted;
    if (!first || lines.length === 0) continue;
    const vendor = unwrapOrThrow(now.vendors.find(first.VendorId));
    const purchase = { ...emptyPurchase(vendor), lines };
    made.push(await createPurchase(ctx, { id, purchase, idempotencyKey }));
  }
  return made;
}

/** Never more than has to be bought now. */
function draftLine({ ids }: OfficeScope, sent: Wanted, { lines }: Proposal): readonly PurchaseLine[] {
  const due = lines.find(
    ({ key, orderBy, seller, made }) =>
      key === sent.Key &&
      orderBy === sent.OrderBy &&
      seller.vendor.id === sent.VendorId &&
      isWantedOf(made ?? undefined, sent.Pieces),
  );
  if (!due) return [];
  const { unit, price } = due.seller.item;
  const asked = unwrapOrThrow(writtenAs('wrongQuantity', { text: sent.Quantity, unit, messages: stockMessages }));
  const pieces = due.made?.pieces.filter((piece) => sent.Pieces?.includes(piece));
  const quantity = pieces?.length ?? Math.min(asked, due.quantity);
  const made = due.made && pieces ? { made: { ...due.made, pieces } } : {};
  return [{ id: ids.other(), key: due.key, unit, quantity, price, wanted: due.delivered, isClosed: false, ...made }];
}

/** Whether a line has pieces that somebody wants; of what is kept for all doors nobody says any. */
const isWantedOf = (made: MadeGoods | undefined, wanted: readonly string[] | undefined): boolean =>
  made ? made.pieces.some((piece) => wanted?.includes(piece)) : wanted === undefined;
