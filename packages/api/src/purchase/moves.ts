import { closedLine, type MovedPurchase, movedPurchase } from '@door/domain/making/purchasing/move-purchase';
import { confirmedPurchase } from '@door/domain/making/purchasing/confirm-purchase';
import { type ConfirmedLine, mostPurchaseLines } from '@door/domain/making/purchasing/purchase';
import { purchaseMoves } from '@door/domain/making/purchasing/purchase-states';
import { orderWays } from '@door/domain/making/purchasing/vendor';
import { writtenAs } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { purchaseLineIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { quantityInput, reasonInput } from '../inventory/inventory-input.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { stockMessages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { hasPapers, loadPapers, unsettledTexts } from './load-papers.ts';
import { buyingTexts, purchaseOfMessage, savePurchase } from './load-purchase.ts';
import { purchaseInput, purchaseMoveInput } from './purchase-input.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';
import { purchaseToWire } from './purchase-to-wire.ts';
import { loadVendors } from './vendors.ts';

interface SentMove {
  readonly Id: string;
  readonly LastUpdated?: string | undefined;
}

interface Moving<Sent extends SentMove> {
  readonly call: string;
  readonly sent: Sent;
  /** '' for none. */
  readonly reason: string;
  readonly change: (stored: StoredPurchase) => Result<MovedPurchase> | Promise<Result<MovedPurchase>>;
  readonly beside?: (saved: StoredPurchase) => Promise<void>;
}

/** Makes a move by a message: a repeat finds it made. */
async function moveByMessage<Sent extends SentMove>(
  ctx: OfficeScope,
  { call, sent, reason, change, beside }: Moving<Sent>,
) {
  const idempotencyKey = idempotencyKeyOf(ctx, `purchase.${call}`, sent);
  const message = { id: sent.Id, lastUpdated: sent.LastUpdated, idempotencyKey };
  const { stored, isRepeated } = await purchaseOfMessage(ctx, message);
  const vendors = await loadVendors(ctx);
  if (isRepeated) return purchaseToWire(ctx, stored, vendors);
  const moved = unwrapOrThrow(await change(stored));
  const saving = { ...moved, idempotencyKey, reason: reason.trim(), ...(beside ? { beside } : {}) };
  return purchaseToWire(ctx, await savePurchase(ctx, stored, saving), vendors);
}

const withReasonInput = z.strictObject({ ...purchaseMoveInput, Reason: reasonInput.default('') });

/** A move for which somebody says why. */
const withReason = (move: 'takeBack' | 'cancel' | 'close' | 'reopen') =>
  procedure
    .allow(purchaseMoves[move].right)
    .input(withReasonInput)
    .use(inOneTransaction)
    .mutation(({ ctx, input: sent }) =>
      moveByMessage(ctx, {
        ...{ call: move, sent, reason: sent.Reason },
        change: async (stored) => {
          // A draft that nobody has seen needs no reason.
          const made = move === 'cancel' && stored.purchase.stage === 'Draft' ? 'discard' : move;
          const papers = (await loadPapers(ctx, [stored.id]))(stored.id);
          const facts = { hasPapers: hasPapers(papers), unsettled: unsettledTexts(stored, papers) };
          const before = recordOfPurchase(stored);
          return movedPurchase(
            made,
            { before, today: today(ctx), facts: { ...facts, reason: sent.Reason } },
            buyingTexts,
          );
        },
      }),
    );

/** Back to a draft of the next revision; the vendor is told which one that replaces. */
export const takeBack = withReason('takeBack');
export const cancel = withReason('cancel');
/** Nothing is left to do: all of it is billed and nothing is claimed any more, or somebody says why not. */
export const close = withReason('close');
export const reopen = withReason('reopen');

/** What is still open of a line will not come any more. */
export const closeLine = procedure
  .allow('purchasing.manage')
  .input(z.strictObject({ ...purchaseInput, LineId: purchaseLineIdInput, Reason: reasonInput }))
  .use(inOneTransaction)
  .mutation(({ ctx, input: sent }) =>
    moveByMessage(ctx, {
      ...{ call: 'closeLine', sent, reason: sent.Reason },
      change: (stored) => closedLine(recordOfPurchase(stored), { line: sent.LineId, reason: sent.Reason }, buyingTexts),
      beside: async ({ id, purchase }) => {
        const line = purchase.lines.find((each) => each.id === sent.LineId);
        const entry = { about: 'purchase', aboutId: id, kind: 'lines', from: line?.key ?? null, to: null } as const;
        await recordHistory(ctx, [{ ...entry, reason: sent.Reason.trim() }]);
      },
    }),
  );

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

/** Writes down what the vendor has said. */
export const confirm = procedure
  .allow('purchasing.manage')
  .input(confirmInput)
  .use(inOneTransaction)
  .mutation(({ ctx, input: sent }) =>
    moveByMessage(ctx, {
      ...{ call: 'confirm', sent, reason: '' },
      change: (stored) =>
        confirmedPurchase(
          recordOfPurchase(stored),
          { lines: linesFrom(stored, sent.Lines), areDifferencesAccepted: sent.DifferencesAccepted },
          buyingTexts,
        ),
      beside: async (saved) => {
        await ctx.stores.purchases.addConfirmation(saved.id, {
          ...{ id: ctx.ids.other(), revision: saved.purchase.revision, number: sent.Number.trim(), how: sent.How },
          ...{ lines: linesFrom(saved, sent.Lines), who: ctx.caller.userId, at: saved.lastUpdated },
        });
        const said = { from: null, to: sent.Number.trim() || null } as const;
        await recordHistory(ctx, [{ about: 'purchase', aboutId: saved.id, kind: 'confirmation', ...said }]);
      },
    }),
  );

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
