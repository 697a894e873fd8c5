import { personState } from '@door/domain/people/person-state';
import { accepted } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { movedPurchase } from '@door/domain/making/purchasing/move-purchase';
import { purchaseValue } from '@door/domain/making/purchasing/purchase';
import { exceededLimit, type PurchaseMoveFacts } from '@door/domain/making/purchasing/purchase-guards';
import { orderWays, type Vendor } from '@door/domain/making/purchasing/vendor';
import { money, sumText } from '@door/domain/selling/pricing/money';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';
import { z } from 'zod';
import { beginDocument } from '../document/begin-document.ts';
import { booleanInput, oneOf } from '../input/choices.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { reasonInput } from '../inventory/inventory-input.ts';
import { booking } from '../inventory/write-moves.ts';
import { messages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { inTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { createTask, endTask } from '../task/tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { buyingTexts, purchaseOfMessage, savePurchase } from './load-purchase.ts';
import { purchaseInput } from './purchase-input.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';
import { purchaseToWire } from './purchase-to-wire.ts';
import { loadVendors } from './vendors.ts';

const sendInput = z.strictObject({
  ...purchaseInput,
  /** `mail`: the vendor gets it by mail; else a person has ordered by phone or in the vendor's portal. */
  How: oneOf(orderWays),
  /** The tick that lines without a price are ordered all the same. */
  PriceOpen: booleanInput.default(false),
  /** Why less is ordered than the vendor's least value. */
  Reason: reasonInput.default(''),
});
type Sent = z.output<typeof sendInput>;

/**
 * Orders what is in the draft. More than the person may order at once is refused and becomes a task for an admin, which is kept although
 * the call is refused: hence a transaction of its own, which ends before the refusal is told.
 */
export const send = procedure
  .allow('purchasing.manage')
  .input(sendInput)
  .mutation(async ({ ctx, input }) => {
    const outcome = await inTransaction(ctx, (scope) => sendOrAsk(scope, input));
    return unwrapOrThrow<Awaited<ReturnType<typeof purchaseToWire>>>(outcome);
  });

async function sendOrAsk(ctx: OfficeScope, sent: Sent): Promise<Result<Awaited<ReturnType<typeof purchaseToWire>>>> {
  const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.send', sent);
  const message = { id: sent.Id, lastUpdated: sent.LastUpdated, idempotencyKey };
  const { stored, isRepeated } = await purchaseOfMessage(ctx, message);
  const vendors = await loadVendors(ctx);
  if (isRepeated) return accepted(await purchaseToWire(ctx, stored, vendors));
  const vendor = unwrapOrThrow(vendors.find(stored.purchase.vendor));
  const facts = sendFacts(ctx, stored, { vendor, sent });
  const moved = movedPurchase('send', { before: recordOfPurchase(stored), today: today(ctx), facts }, buyingTexts);
  if (!moved.ok) {
    if (moved.refusal.code === 'purchase.over-limit') await askAdmin(ctx, stored, vendor);
    return moved;
  }
  // The history tells the way that was taken: the vendor's own may be another.
  const reason = [messages.purchase.sentBy[sent.How], sent.Reason.trim()].filter((text) => text !== '').join('. ');
  const saved = await savePurchase(ctx, stored, { ...moved.value, idempotencyKey, reason });
  const paper = { kind: 'purchase', aboutId: stored.id, version: saved.purchase.revision } as const;
  await beginDocument(ctx, paper, { at: saved.lastUpdated, mails: false });
  const asked = await ctx.stores.tasks.load(taskIdOf(ctx, stored));
  if (asked?.state === 'Open') await endTask(ctx, asked, { move: 'finish', reason: messages.purchase.sent });
  if (sent.How === 'mail')
    await ctx.stores.outbox.add({
      kind: 'purchase-to-vendor',
      clientId: ctx.clientId,
      purchaseId: stored.id,
      revision: saved.purchase.revision,
    });
  await ctx.stores.promises.raiseFactsRevision();
  return accepted(await purchaseToWire(ctx, saved, vendors));
}

function sendFacts(
  { caller, supplier }: OfficeScope,
  { purchase }: StoredPurchase,
  { vendor, sent }: { readonly vendor: Vendor; readonly sent: Sent },
): Partial<PurchaseMoveFacts> {
  const { currency, lines } = purchase;
  const value = purchaseValue(purchase, booking.portion);
  const openPrices = lines.filter(({ price }) => price === null).length;
  return {
    lines: lines.length,
    openPrices,
    isOpenPriceAccepted: sent.PriceOpen,
    reason: sent.Reason,
    isVendorActive: vendor.state === 'active',
    belowLeast:
      value < vendor.leastOrderValue
        ? { value: money(value, currency), least: money(vendor.leastOrderValue, currency) }
        : null,
    overLimit: exceededLimit(money(value, currency), { role: caller.role, ...supplier.client.works }),
    lacksMail: sent.How === 'mail' && vendor.mail.trim() === '',
  };
}

/** Asks an admin to send it instead. The same question a second time finds its task. */
async function askAdmin(ctx: OfficeScope, stored: StoredPurchase, { name }: Vendor): Promise<void> {
  const admin = await activeAdmin(ctx);
  const value = money(purchaseValue(stored.purchase, booking.portion), stored.purchase.currency);
  await createTask(ctx, {
    id: taskIdOf(ctx, stored),
    what: messages.purchase.sendIt(numberText('purchase', stored.number), sumText(value)),
    about: name,
    due: workingDaysAfter(today(ctx), 1),
    itemId: null,
    enquiryId: null,
    quoteId: null,
    orderId: null,
    assignee: admin?.userId ?? null,
    rule: 'send-purchase',
  });
}

/** Whoever is asked what only an admin may do; undefined: nobody is there. */
export const activeAdmin = async ({ stores }: Pick<OfficeScope, 'stores'>) =>
  (await stores.people.all()).find((person) => person.role === 'admin' && personState(person) === 'active');

/** Of the question about these lines: others are a new question. */
const taskIdOf = ({ ids, clientId }: OfficeScope, { id, purchase }: StoredPurchase): string =>
  ids.itemNamed(`send purchase ${String(clientId)} ${id} ${JSON.stringify(purchase.lines)}`);
