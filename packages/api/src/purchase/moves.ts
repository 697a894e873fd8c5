import { closedLine, type MovedPurchase, movedPurchase } from '@door/domain/making/purchasing/move-purchase';
import { purchaseMoves } from '@door/domain/making/purchasing/purchase-states';
import { z } from 'zod';
import { purchaseLineIdInput } from '../input/ids.ts';
import { reasonInput } from '../inventory/inventory-input.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
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
export async function moveByMessage<Sent extends SentMove>(
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
        call: move,
        sent,
        reason: sent.Reason,
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
      call: 'closeLine',
      sent,
      reason: sent.Reason,
      change: (stored) => closedLine(recordOfPurchase(stored), { line: sent.LineId, reason: sent.Reason }, buyingTexts),
      beside: async ({ id, purchase }) => {
        const line = purchase.lines.find((each) => each.id === sent.LineId);
        const entry = { about: 'purchase', aboutId: id, kind: 'lines', from: line?.key ?? null, to: null } as const;
        await recordHistory(ctx, [{ ...entry, reason: sent.Reason.trim() }]);
      },
    }),
  );
