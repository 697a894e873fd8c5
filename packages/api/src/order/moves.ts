import type { Order } from '@door/domain/selling/order/order';
import { type OrderMove, orderMoves } from '@door/domain/selling/order/order-cycle';
import { lastDay, orderDaysWith } from '@door/domain/selling/order/order-days';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { orderMoveInput } from './order-input.ts';
import { text } from '../input/text.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { sayOfAll } from '../delivery/deliveries.ts';
import { sayHandedOver } from '../fitting/visit-facts.ts';
import { orderOfMessage } from './load-order.ts';
import type { StoredOrder } from './order-store.ts';
import { lastCheckedOn } from './stage-facts.ts';
import { type MoveOfOrder, moveOrder } from './move-order.ts';
import { orderToWire } from './order-to-wire.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderingMessages } from '../messages.ts';

type OfficeMove = { [Move in OrderMove]: (typeof orderMoves)[Move]['right'] extends null ? never : Move }[OrderMove];

const callOf = (move: OfficeMove) => procedure.allow(orderMoves[move].right).use(inOneTransaction);

interface Message extends Omit<MoveOfOrder, 'idempotencyKey'> {
  readonly sent: { readonly Id: string; readonly LastUpdated?: string | undefined };
  /** What changes with the state, where that depends on what is there. */
  readonly changing?: (stored: StoredOrder) => Promise<Partial<Order>>;
}

/** After these a date is promised. */
const promisingMoves: readonly OrderMove[] = ['accept', 'resume'];

/** Makes the move that a message asks for, once. */
async function moveByMessage(ctx: CallScope, { sent, changing, ...wanted }: Message) {
  // Promises are locked before their orders, as rules that move them do it.
  if (promisingMoves.includes(wanted.move)) await ctx.stores.batches.lockPromises();
  const idempotencyKey = idempotencyKeyOf(ctx, `order.${wanted.move}`, sent);
  const { stored, isRepeated } = await orderOfMessage(ctx, {
    id: sent.Id,
    lastUpdated: sent.LastUpdated,
    idempotencyKey,
  });
  if (isRepeated) return orderToWire(ctx, stored);
  const changes = (await changing?.(stored)) ?? {};
  return orderToWire(ctx, await moveOrder(ctx, stored, { ...wanted, changes, idempotencyKey }));
}

/** Whether a sum other than that of the quote is acknowledged. */
const differenceInput = { DifferenceAccepted: booleanInput.default(false) };

const confirmInput = z.strictObject({
  ...orderMoveInput,
  /** The tick beside 'measurements final'. */
  MeasurementsFinal: booleanInput.default(false),
  ...differenceInput,
});

/** Sizes are checked and signed off: what is made stays as it is from here on. */
export const confirm = callOf('confirm')
  .input(confirmInput)
  .mutation(({ ctx, input }) => {
    const said = { measurementsFinal: input.MeasurementsFinal, differenceAccepted: input.DifferenceAccepted };
    return moveByMessage(ctx, { move: 'confirm', sent: input, said });
  });

const acceptInput = z.strictObject({
  ...orderMoveInput,
  /** The tick beside 'credit checked'. */
  CreditChecked: booleanInput.default(false),
  ...differenceInput,
});

/** The works take the order. */
export const accept = callOf('accept')
  .input(acceptInput)
  .mutation(({ ctx, input }) => {
    const said = { creditChecked: input.CreditChecked, differenceAccepted: input.DifferenceAccepted };
    return moveByMessage(ctx, { move: 'accept', sent: input, said });
  });

/** Bills and measurements stay as they are from here on. */
export const readyForProduction = callOf('ready')
  .input(z.strictObject(orderMoveInput))
  .mutation(({ ctx, input }) => moveByMessage(ctx, { move: 'ready', sent: input }));

const reasonInput = z.strictObject({ ...orderMoveInput, Reason: text(500).default('') });

/** A move for which somebody says why. */
const withReason = (move: 'reopen' | 'hold' | 'cancel') =>
  callOf(move)
    .input(reasonInput)
    .mutation(({ ctx, input }) => moveByMessage(ctx, { move, sent: input, said: { reason: input.Reason } }));

/** Back to a draft, so that it can be changed; its bills are made anew. */
export const reopen = withReason('reopen');
export const hold = withReason('hold');
export const cancel = withReason('cancel');

/** A held order goes on where it was. */
export const resume = callOf('resume')
  .input(z.strictObject(orderMoveInput))
  .mutation(({ ctx, input }) => moveByMessage(ctx, { move: 'resume', sent: input }));

const dayInput = z.strictObject({
  ...orderMoveInput,
  /** On which it happened: no day that is still to come, none before the move before it; absent: today. */
  Date: dateInput.optional(),
  /** The tick beside a day that is more than a month ago. */
  OldDateAccepted: booleanInput.default(false),
});

/** A move that happens on a day. Doors of which nobody has scanned that they left or arrived have done so with it. */
const onDay = (move: 'dispatch' | 'deliver' | 'install') =>
  callOf(move)
    .input(dayInput)
    .mutation(({ ctx, input }) => {
      const changing = async (stored: StoredOrder): Promise<Partial<Order>> => {
        const { days } = stored.order;
        const notBefore = move === 'dispatch' ? await lastCheckedOn(ctx, stored) : '';
        const day = input.Date ?? [today(ctx), lastDay(days)].toSorted().at(-1) ?? '';
        const rules = { latest: today(ctx), isOldAccepted: input.OldDateAccepted, notBefore };
        const said = { [dayOfMove[move]]: day };
        const changed = unwrapOrThrow(orderDaysWith(days, said, { ...rules, messages: orderingMessages.days }));
        if (move === 'install') {
          await sayHandedOver(ctx, stored, day);
          return { days: changed };
        }
        return sayOfAll(ctx, stored, { kind: move === 'dispatch' ? 'departed' : 'delivered', day });
      };
      return moveByMessage(ctx, { move, sent: input, changing });
    });

const dayOfMove = { dispatch: 'dispatched', deliver: 'delivered', install: 'installed' } as const;

export const dispatch = onDay('dispatch');
export const deliver = onDay('deliver');
export const install = onDay('install');
