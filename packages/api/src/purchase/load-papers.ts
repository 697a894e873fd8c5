import { accepted, refused } from '@door/domain/door/model/result';
import type { BilledPurchase } from '@door/domain/making/purchasing/judge-bill';
import { type PurchasePapers, unsettledOf } from '@door/domain/making/purchasing/line-billing';
import { quantityText } from '@door/domain/making/stock/quantity';
import { groupsOf } from '@door/domain/lib/records';
import { buyingMessages, messages } from '../messages.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { together } from '../together.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadPurchase } from './load-purchase.ts';
import type { StoredBill, StoredClaim } from './paper-store.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';

/** What was billed and claimed of a purchase, by all bills or by those that were entered before one. What of its lines is billed follows from nothing else. */
type PapersOf = (purchase: string, before?: string) => PurchasePapers;

export async function loadPapers(
  { stores }: Pick<CallScope, 'stores'>,
  purchases: readonly string[],
): Promise<PapersOf> {
  return papersOf(await stores.bills.ofPurchases(purchases), await stores.claims.ofPurchases(purchases));
}

/** The same as it was at a moment: what was decided since was open then, and goods that went back since were still there. */
export async function loadPapersBefore(
  { stores }: Pick<CallScope, 'stores'>,
  purchases: readonly string[],
  moment: Date,
): Promise<PapersOf> {
  const isBefore = (at: string): boolean => Date.parse(at) < moment.getTime();
  const bills = (await stores.bills.ofPurchases(purchases)).filter(({ createdAt }) => isBefore(createdAt));
  const claims = (await stores.claims.ofPurchases(purchases)).filter(({ createdAt }) => isBefore(createdAt));
  const wentBack = async (id: string) =>
    (await stores.stock.writtenBy(id)).some(({ kind, at }) => kind === 'return' && isBefore(at));
  const claimThen = async ({ id, claim, ...stored }: StoredClaim): Promise<StoredClaim> => {
    if (isBefore(stored.lastUpdated)) return { ...stored, id, claim };
    const sentBack = claim.sentBack !== null && (await wentBack(id)) ? claim.sentBack : null;
    return { ...stored, id, claim: { ...claim, state: 'Open', sentBack } };
  };
  return papersOf(
    bills.map((stored) => (isBefore(stored.lastUpdated) ? stored : { ...stored, state: 'Entered' })),
    await together(claims.map(claimThen)),
  );
}

function papersOf(bills: readonly StoredBill[], claims: readonly StoredClaim[]): PapersOf {
  const lines = bills.flatMap(({ id: bill, bill: { lines: all }, state }) =>
    all.map((line) => ({ ...line, bill, state })),
  );
  const linesOf = groupsOf(lines, ({ purchase }) => purchase);
  const claimsOf = groupsOf(
    claims.map(({ claim }) => claim),
    ({ purchase }) => purchase,
  );
  return (purchase, before) => {
    const all = linesOf.get(purchase) ?? [];
    const at = all.findIndex(({ bill }) => bill === before);
    return { bills: at === -1 ? all : all.slice(0, at), claims: claimsOf.get(purchase) ?? [] };
  };
}

/** The purchases of a bill, locked in one order until the transaction ends, with what was written of them before it. */
export async function lockBilled(ctx: Pick<CallScope, 'stores'>, ids: readonly string[], bill?: string) {
  const purchases = new Map<string, StoredPurchase>();
  for (const id of [...new Set(ids)].toSorted()) purchases.set(id, unwrapOrThrow(await loadPurchase(ctx, id)));
  return { purchases, billed: billedOf(purchases, await loadPapers(ctx, [...purchases.keys()]), bill) };
}

/** Purchases as a bill is judged by them. */
export const billedOf = (
  purchases: ReadonlyMap<string, StoredPurchase>,
  papersOf: PapersOf,
  bill?: string,
): ReadonlyMap<string, BilledPurchase> =>
  new Map([...purchases].map(([id, stored]) => [id, { record: recordOfPurchase(stored), papers: papersOf(id, bill) }]));

/** What stands in the way of closing a purchase, in words. */
export function unsettledTexts(stored: StoredPurchase, papers: PurchasePapers): readonly string[] {
  const { unbilled, differing, claims } = unsettledOf(recordOfPurchase(stored), papers);
  const t = buyingMessages.unsettled;
  return [
    ...unbilled.map(({ line: { key, unit }, unbilled: quantity }) =>
      t.unbilled({ key, unit, quantity: quantityText(quantity, unit) }),
    ),
    ...(differing > 0 ? [t.differing(differing)] : []),
    ...(claims > 0 ? [t.claims(claims)] : []),
  ];
}

/** Whether a purchase may not be taken back or cancelled, since a vendor was told or asks for something of it. */
export const hasPapers = ({ bills, claims }: PurchasePapers): boolean =>
  bills.some(({ state }) => state !== 'Rejected') || claims.some(({ state }) => state !== 'Withdrawn');

/** A paper that a message is about, as it was found; or that there is none. */
export const foundPaper = <Paper>(paper: Paper | undefined, kind: 'claim' | 'bill'): Result<Paper> =>
  paper === undefined ? noPaper[kind]() : accepted(paper);

const noPaper = {
  claim: () => refused('purchase.no-claim', messages.purchase.noPaper.claim),
  bill: () => refused('purchase.no-bill', messages.purchase.noPaper.bill),
} as const;
