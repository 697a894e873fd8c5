import { accepted, type Result, refused } from '../../door/model/result.ts';
import { quantityText } from '../stock/quantity.ts';
import { type Claim, claimReasons, isLiving } from './claim.ts';
import { claimable, type PurchasePapers } from './line-billing.ts';
import { type BuyingTexts, closedLine, type MovedPurchase } from './move-purchase.ts';
import { lineStandings, type PurchaseLine, type PurchaseRecord } from './purchase.ts';
import { clearPurchaseFacts } from './purchase-guards.ts';
import { purchaseAfter } from './purchase-states.ts';

interface Claiming extends Pick<Claim, 'line' | 'reason' | 'wish' | 'quantity' | 'pieces'> {
  /** Those that were made before. */
  readonly claims: PurchasePapers['claims'];
  /** Id of the line that brings other goods, and the ISO day on which it should. */
  readonly replacement: string;
  readonly wanted: string;
}

/** A purchase after something of a line is claimed: other goods are a line for nothing, which is supply from then on (PROMISE 6.6). */
export function claimedPurchase(
  before: PurchaseRecord,
  { line: id, reason, wish, quantity, pieces, claims, replacement, wanted }: Claiming,
  messages: BuyingTexts,
): Result<MovedPurchase> {
  const { buying } = messages;
  const { purchase } = before;
  const line = purchase.lines.find((each) => each.id === id);
  if (!line) return refused('purchase.no-line', buying.otherLine);
  if (wish === 'replace' && !claimReasons[reason].hasGoods) return refused('purchase.claim-wish', buying.claimWish);
  const most = claimable(before, { line: id, reason, claims });
  if (quantity > most) {
    const text = (of: number) => quantityText(of, line.unit);
    const wished = { key: line.key, unit: line.unit, quantity: text(quantity) };
    return refused('purchase.claim-quantity', buying.claimQuantity(wished, text(Math.max(0, most))));
  }
  if (!areClaimed(before, line, { reason, quantity, pieces, claims }))
    return refused('purchase.pieces', buying.claimedPieces);
  const other = replacing(line, { id: replacement, quantity, pieces, wanted });
  const lines = wish === 'replace' ? [...purchase.lines, other] : purchase.lines;
  const after = { ...before, purchase: { ...purchase, lines } };
  return purchaseAfter('claim', { before, after, facts: clearPurchaseFacts }, messages);
}

/** The line that brings other goods for nothing, of what is made for doors for the same ones. */
const replacing = (
  line: PurchaseLine,
  { pieces, ...other }: Pick<PurchaseLine, 'id' | 'quantity' | 'wanted'> & Pick<Claim, 'pieces'>,
): PurchaseLine => ({
  ...other,
  key: line.key,
  unit: line.unit,
  price: { minor: 0, per: 1 },
  isClosed: false,
  replacementOf: line.replacementOf ?? line.id,
  ...(line.made && { made: { spec: line.made.spec, pieces } }),
});

/** Whether it says which pieces have come and are wrong, each once in all claims that count; of what is not made for doors, or never came, none. */
function areClaimed(
  before: PurchaseRecord,
  { id, made }: PurchaseLine,
  { reason, quantity, pieces, claims }: Pick<Claiming, 'reason' | 'quantity' | 'pieces' | 'claims'>,
): boolean {
  if (!made || !claimReasons[reason].hasGoods) return pieces.length === 0;
  const awaited = lineStandings(before).find(({ line }) => line.id === id)?.awaited ?? [];
  const claimed = claims.filter((each) => each.line === id && isLiving(each)).flatMap((each) => each.pieces);
  const isCome = (piece: string) => made.pieces.includes(piece) && ![...awaited, ...claimed].includes(piece);
  return new Set(pieces).size === quantity && pieces.length === quantity && pieces.every(isCome);
}

/** A purchase after a claim came to nothing: what would have replaced the goods does not come. null: nothing changes. */
export function unclaimedPurchase(
  before: PurchaseRecord,
  { replacement, reason }: { readonly replacement: string | null; readonly reason: string },
  messages: BuyingTexts,
): Result<MovedPurchase | null> {
  const isOpen = replacement !== null && stillComing(before, replacement) > 0;
  return isOpen ? closedLine(before, { line: replacement, reason }, messages) : accepted(null);
}

/** What of a line is still to come, base units. */
export const stillComing = (record: PurchaseRecord, id: string): number =>
  lineStandings(record).find(({ line }) => line.id === id)?.open ?? 0;
