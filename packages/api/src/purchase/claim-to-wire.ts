import { groupsOf, keysOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { claimMoves, isClaimMoveFrom } from '@door/domain/making/purchasing/claim';
import { quantityText } from '@door/domain/making/stock/quantity';
import { may } from '@door/domain/people/roles';
import { personToWire } from '../enquiry/to-wire.ts';
import { knownArticles } from '../inventory/articles.ts';
import { costToWire } from '../inventory/stock-to-wire.ts';
import { photoToWire } from '../photo/photos.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import type { StoredClaim } from './paper-store.ts';
import { loadVendors } from './vendors.ts';

/** Claims with what they are about. What things cost is null for whoever may not see it. */
export async function claimsToWire(ctx: OfficeScope, claims: readonly StoredClaim[]) {
  const found = await ctx.stores.purchases.find([...new Set(claims.map(({ claim }) => claim.purchase))]);
  const purchases = new Map(found.map((stored) => [stored.id, stored]));
  const articleOf = await knownArticles(ctx, [
    ...new Set(found.flatMap(({ purchase }) => purchase.lines.map(({ key }) => key))),
  ]);
  const [vendors, nameOf] = [await loadVendors(ctx), await loadNames(ctx)];
  const photosOf = groupsOf(await ctx.stores.claims.photos(claims.map(({ id }) => id)), ({ of }) => of);
  const photo = photoToWire(ctx, 'claimphotos', nameOf);
  const isMine = may(ctx.caller.role, 'inventory.manage');
  return claims.flatMap(({ claim, ...stored }) => {
    const of = purchases.get(claim.purchase);
    const line = of?.purchase.lines.find(({ id }) => id === claim.line);
    // A line that a later revision has taken out: its claim was withdrawn before.
    if (!of || !line) return [];
    const { currency, vendor } = of.purchase;
    const cost = (minor: number | null) => (minor === null ? null : costToWire(ctx, minor, { currency }));
    return {
      Id: stored.id,
      PurchaseId: of.id,
      /** `P-1042`. */
      Purchase: numberText('purchase', of.number),
      Vendor: { Id: vendor, Name: unwrapOrThrow(vendors.find(vendor)).name },
      LineId: line.id,
      Key: line.key,
      /** '' where the catalogue no longer tells. */
      Text: articleOf(line.key)?.text ?? '',
      Unit: line.unit,
      Quantity: quantityText(claim.quantity, line.unit),
      /** Which, of what is made for doors. */
      Pieces: claim.pieces,
      Reason: claim.reason,
      Wish: claim.wish,
      /** What is wrong, in words. */
      Says: claim.text,
      Photos: (photosOf.get(stored.id) ?? []).map(photo),
      State: claim.state,
      /** Whether the goods went back to the vendor. */
      IsSentBack: claim.sentBack !== null,
      Currency: currency,
      /** What the vendor gives for it. */
      Credit: cost(claim.credit),
      /** What was lost by it, negative where something was gained; null: it is not known yet. */
      PriceDifference: cost(claim.priceDifference),
      CreatedAt: stored.createdAt,
      CreatedBy: personToWire(stored.createdBy, nameOf),
      LastUpdated: stored.lastUpdated,
      /** What its state and the caller's rights allow now. */
      Moves: isMine ? keysOf(claimMoves).filter((move) => isClaimMoveFrom(move, claim)) : [],
    };
  });
}

export async function claimToWire(ctx: OfficeScope, stored: StoredClaim) {
  const [wire] = await claimsToWire(ctx, [stored]);
  if (!wire) throw new Error('A claim is about a line of a purchase.');
  return wire;
}
