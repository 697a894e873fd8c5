import { judgedBill } from '@door/domain/making/purchasing/judge-bill';
import { billAfter, type BillMove, doesDiffer, type JudgedLine } from '@door/domain/making/purchasing/vendor-bill';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { billIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { idempotencyKeyOf, nextVersion } from '../item/item-version.ts';
import { messages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { createTask, endTask } from '../task/tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { billToWire, judging } from './bill-to-wire.ts';
import { bookCosts } from './book-costs.ts';
import { foundPaper, lockBilled } from './load-papers.ts';
import { buyingTexts } from './load-purchase.ts';
import type { StoredBill } from './paper-store.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';
import { activeAdmin } from './send.ts';

/** Accepts a bill although it differs, or sends it back to the vendor as if it had never come. */
export const approveBill = procedure
  .allow('purchasing.approve')
  .input(
    z.strictObject({ Id: billIdInput, Move: oneOf(['approve', 'reject']).default('approve'), Reason: filledText(500) }),
  )
  .use(inOneTransaction)
  .mutation(({ ctx, input: sent }) =>
    decideBill(ctx, {
      id: sent.Id,
      move: sent.Move,
      why: sent.Reason,
      idempotencyKey: idempotencyKeyOf(ctx, 'purchase.approveBill', sent),
    }),
  );

/** Compares a bill that differs once more: one before it may be rejected since, or the tolerances changed. One that matches by now is answered. */
export const matchBill = procedure
  .allow('inventory.manage')
  .input(z.strictObject({ Id: billIdInput }))
  .use(inOneTransaction)
  .mutation(({ ctx, input: sent }) =>
    decideBill(ctx, {
      id: sent.Id,
      move: 'match',
      why: '',
      idempotencyKey: idempotencyKeyOf(ctx, 'purchase.matchBill', sent),
    }),
  );

interface Deciding {
  readonly id: string;
  readonly move: Extract<BillMove, 'match' | 'approve' | 'reject'>;
  readonly why: string;
  readonly idempotencyKey: string;
}

async function decideBill(ctx: OfficeScope, { id, move, why, idempotencyKey }: Deciding) {
  const seen = unwrapOrThrow(foundPaper(await ctx.stores.bills.find(id), 'bill'));
  // First the purchases, then the bill: as whoever enters one does.
  const purchaseIds = seen.bill.lines.map(({ purchase }) => purchase);
  const { purchases, billed } = await lockBilled(ctx, purchaseIds, id);
  const stored = unwrapOrThrow(foundPaper(await ctx.stores.bills.hold(id), 'bill'));
  const isMatched = move === 'match' && stored.state === 'Matched';
  if (isMatched || stored.lastIdempotencyKey === idempotencyKey) return billToWire(ctx, stored);
  const judged = unwrapOrThrow(judgedBill(stored.bill.lines, billed, judging(ctx)));
  const decided = { ...stored, lastIdempotencyKey: idempotencyKey };
  return billToWire(ctx, await moveBill(ctx, decided, { move, why, purchases, judged, idempotencyKey }));
}

interface BookedBy {
  readonly purchases: ReadonlyMap<string, StoredPurchase>;
  /** Nothing of what is not to be paid. */
  readonly judged: readonly JudgedLine[];
  readonly idempotencyKey: string;
}

/** Saves what becomes of a bill, with what stock takes of it; one that is not to be paid gives back what it took. */
export async function moveBill(
  ctx: OfficeScope,
  stored: StoredBill,
  { move, why, judged, ...by }: BookedBy & { readonly move: BillMove; readonly why: string },
): Promise<StoredBill> {
  const facts = { state: stored.state, doesDiffer: judged.some(doesDiffer), why };
  const state = unwrapOrThrow(billAfter(move, facts, buyingTexts));
  const lastUpdated = nextVersion(stored.lastUpdated, ctx.clock.now());
  const moved = { ...stored, state, reason: why.trim(), lastUpdated };
  const isPaid = state === 'Matched' || state === 'Approved';
  const saved = await bookBill(ctx, moved, { ...by, judged: isPaid ? judged : [] });
  await ctx.stores.bills.save(saved);
  await tellPurchases(ctx, saved, { from: stored.state, reason: saved.reason });
  const asked = await ctx.stores.tasks.load(taskIdOf(ctx, stored));
  if (asked?.state === 'Open') await endTask(ctx, asked, { move: 'finish', reason: messages.purchase.billEnded });
  return saved;
}

/** A bill with what stock takes of its differences beyond what it has taken before, and what of them is price difference. */
export async function bookBill(
  ctx: OfficeScope,
  stored: StoredBill,
  { purchases, judged, idempotencyKey }: BookedBy,
): Promise<StoredBill> {
  const { lines, currency } = stored.bill;
  const costs = lines.map(({ purchase, line, quantity, inStock, priceDifference }, at) => {
    const { difference = 0, excess = 0 } = judged[at] ?? {};
    const cost = { currency, difference: difference - inStock - priceDifference, units: quantity - excess };
    return { ...billedGoods(purchases.get(purchase), line), ...cost };
  });
  const reason = stored.bill.number;
  const taken = await bookCosts(ctx, costs, {
    kind: 'bill',
    id: stored.id,
    idempotencyKey,
    happenedOn: today(ctx),
    reason,
  });
  const booked = lines.map((line, at) => {
    const inStock = line.inStock + (taken[at] ?? 0);
    const { difference = 0, excess = 0 } = judged[at] ?? {};
    return { ...line, excess, inStock, priceDifference: difference - inStock };
  });
  return { ...stored, bill: { ...stored.bill, lines: booked } };
}

/** What a line has brought, as stock keeps it. */
export function billedGoods(stored: StoredPurchase | undefined, line: string) {
  const key = stored?.purchase.lines.find(({ id }) => id === line)?.key ?? '';
  const came = stored ? recordOfPurchase(stored).received.filter((each) => each.line === line) : [];
  return { key, pieces: came.flatMap(({ pieces }) => (pieces ? [...pieces.whole, ...pieces.damaged] : [])) };
}

/** Tells each purchase of a bill what became of it. */
export async function tellPurchases(
  ctx: OfficeScope,
  { bill, state }: StoredBill,
  { from, reason }: { readonly from: string | null; readonly reason: string },
): Promise<void> {
  const ids = [...new Set(bill.lines.map(({ purchase }) => purchase))];
  const said = { kind: 'bill', from: from && `${bill.number} ${from}`, to: `${bill.number} ${state}`, reason } as const;
  await recordHistory(
    ctx,
    ids.map((aboutId) => ({ about: 'purchase', aboutId, ...said })),
  );
}

/** Asks an admin to approve a bill that differs. */
export async function askApproval(ctx: OfficeScope, stored: StoredBill, vendor: string): Promise<void> {
  await createTask(ctx, {
    id: taskIdOf(ctx, stored),
    what: messages.purchase.approveIt(stored.bill.number),
    about: vendor,
    due: workingDaysAfter(today(ctx), 1),
    itemId: null,
    enquiryId: null,
    quoteId: null,
    orderId: null,
    assignee: (await activeAdmin(ctx))?.userId ?? null,
    rule: 'approve-bill',
  });
}

/** Of the question about a bill as it differs since: one that matched meanwhile is asked about anew. */
const taskIdOf = ({ ids, clientId }: OfficeScope, { id, createdAt, lastUpdated }: StoredBill): string =>
  ids.itemNamed(`approve bill ${String(clientId)} ${id}${lastUpdated === createdAt ? '' : ` ${lastUpdated}`}`);
