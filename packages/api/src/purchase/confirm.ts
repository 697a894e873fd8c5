import { confirmedPurchase } from '@door/domain/making/purchasing/confirm-purchase';
import { type ConfirmedLine, mostPurchaseLines, type PurchaseLine } from '@door/domain/making/purchasing/purchase';
import { orderWays } from '@door/domain/making/purchasing/vendor';
import { writtenAs } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { purchaseLineIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { quantityInput } from '../inventory/inventory-input.ts';
import { stockMessages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { openRisks } from '../promise/recheck.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { buyingTexts } from './load-purchase.ts';
import { moveByMessage } from './moves.ts';
import { purchaseInput } from './purchase-input.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';

const scheduleInput = z
  .array(z.strictObject({ Quantity: quantityInput, Day: dateInput }), 'must be a list of days')
  .max(100, 'must have at most 100 days');

const confirmInput = z.strictObject({
  ...purchaseInput,
  /** The vendor's own number; '' for none. */
  Number: text(60).default(''),
  How: oneOf(orderWays),
  /** Each line that is open: all that comes of it, with what has come by then, or no day. */
  Lines: z
    .array(z.strictObject({ LineId: purchaseLineIdInput, Schedule: scheduleInput }), 'must be a list of lines')
    .max(mostPurchaseLines, `must have at most ${String(mostPurchaseLines)} lines`),
  /** The tick that what differs from the purchase was seen. */
  DifferencesAccepted: booleanInput.default(false),
});

/** Writes down what the vendor has said. What comes later than it was ordered for puts dates in danger in the same transaction (PROMISE 6.5). */
export const confirm = procedure
  .allow('purchasing.manage')
  .input(confirmInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const takers = await lockTakers(ctx, sent);
    const confirmed = await moveByMessage(ctx, {
      call: 'confirm',
      sent,
      reason: '',
      change: (stored) =>
        confirmedPurchase(
          recordOfPurchase(stored),
          { lines: linesFrom(stored, sent.Lines), areDifferencesAccepted: sent.DifferencesAccepted },
          buyingTexts,
        ),
      beside: async (saved) => {
        await ctx.stores.purchases.addConfirmation(saved.id, {
          id: ctx.ids.other(),
          revision: saved.purchase.revision,
          number: sent.Number.trim(),
          how: sent.How,
          lines: linesFrom(saved, sent.Lines),
          who: ctx.caller.userId,
          at: saved.lastUpdated,
        });
        const said = { from: null, to: sent.Number.trim() || null } as const;
        await recordHistory(ctx, [{ about: 'purchase', aboutId: saved.id, kind: 'confirmation', ...said }]);
      },
    });
    if (takers.length > 0) await openRisks(ctx, takers);
    return confirmed;
  });

/** The orders that take what comes later than it was ordered for; promises and orders are locked before the purchase. */
async function lockTakers(
  { stores }: OfficeScope,
  sent: z.output<typeof confirmInput>,
): Promise<readonly StoredOrder[]> {
  const [found] = await stores.purchases.find([sent.Id]);
  const said = found ? linesFrom(found, sent.Lines) : [];
  const late = found?.purchase.lines.filter((line) => isLater(line, said)) ?? [];
  if (late.length === 0) return [];
  await stores.batches.lockPromises();
  const taken = await stores.demands.inSequence(late.flatMap(({ key, made }) => made?.pieces ?? [key]));
  return stores.orders.loadAll([...new Set(taken.map(({ orderId }) => orderId))].toSorted());
}

/** Whether a part of it comes after the day for which it was ordered, or on no day. */
function isLater({ id, wanted, quantity }: PurchaseLine, said: readonly ConfirmedLine[]): boolean {
  const schedule = said.find(({ line }) => line === id)?.schedule;
  const inTime = schedule?.filter(({ day }) => day <= wanted).reduce((sum, each) => sum + each.quantity, 0);
  return inTime !== undefined && inTime < quantity;
}

/** Quantities in the units of their lines. A line of another purchase has none: the rules refuse it. */
const linesFrom = (
  { purchase }: StoredPurchase,
  sent: z.output<typeof confirmInput>['Lines'],
): readonly ConfirmedLine[] =>
  sent.map(({ LineId, Schedule }) => {
    const unit = purchase.lines.find(({ id }) => id === LineId)?.unit;
    if (unit === undefined) return { line: LineId, schedule: [] };
    const schedule = Schedule.map(({ Quantity, Day }) => ({
      day: Day,
      quantity: unwrapOrThrow(writtenAs('wrongQuantity', { text: Quantity, unit, messages: stockMessages })),
    }));
    return { line: LineId, schedule };
  });
