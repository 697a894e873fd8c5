import { loudDays, quietUntil } from '@door/domain/selling/message/quiet-hours';
import {
  type DueMessage,
  dueMessages,
  isDisturbing,
  type MessageOccasion,
  messageRule,
  messagesBegunBy,
} from '@door/domain/selling/message/message-rules';
import type { MessageChannel } from '@door/domain/selling/message/message-facts';
import type { Bought } from '../customer-page/bought.ts';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import { type Sale, saleIds } from '../customer-page/link-store.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { JobKind } from '../ports/outbox.ts';
import { type MessageScope, messageSource } from './message-facts.ts';

/** The messages that this begins: they leave once what may be taken back is over, if they are true by then. */
export async function messagesAfter(ctx: MessageScope, stored: StoredOrder, occasion: MessageOccasion): Promise<void> {
  const codes = messagesBegunBy(occasion);
  // What is made again is told on the page of its original.
  if (codes.length === 0 || stored.order.remake !== null) return;
  const found = await messageSource(ctx, boughtAs(stored));
  const sale = saleOfOrder(stored);
  for (const due of found ? dueMessages(found.facts, codes) : []) await queueMessage(ctx, sale, due);
}

export const boughtAs = (order: StoredOrder): Bought => ({ kind: 'order', sale: saleOfOrder(order), order });

const minute = 60_000;

/** One job of a message and minute, however often it is asked for. */
export async function queueMessage(
  ctx: MessageScope,
  sale: Sale,
  { code, channel, about, nth }: DueMessage,
): Promise<void> {
  const { clock, ids, clientId } = ctx;
  const waited = Math.ceil(clock.now().getTime() / minute + messageRule(code).waitMinutes) * minute;
  const toldAt = new Date(waited).toISOString();
  // An SMS that somebody's act has begun waits for the morning by itself: no hour may come while it is still true.
  const leavesAt = channel === 'sms' ? await disturbsFrom(ctx, toldAt) : toldAt;
  const waits = leavesAt !== toldAt || messageRule(code).waitMinutes > 0;
  const name = `${code} ${about} ${String(nth)} ${leavesAt}`;
  await ctx.stores.outbox.add({
    kind: jobKinds[channel],
    clientId,
    id: ids.itemNamed(
      `${channel === 'mail' ? 'message' : channel} ${String(clientId)} ${sale.kind} ${sale.id} ${name}`,
    ),
    ...saleIds(sale),
    code,
    about,
    nth,
    ...(waits && { leavesAt }),
  });
}

const jobKinds = { mail: 'message-to-customer', sms: 'sms-to-customer' } as const satisfies Readonly<
  Record<MessageChannel, JobKind>
>;

/** Whether a message may leave at this hour; one that disturbs waits for the morning. */
export async function mayLeave(ctx: MessageScope, due: Pick<DueMessage, 'code' | 'channel'>): Promise<boolean> {
  const now = ctx.clock.now().toISOString();
  return !isDisturbing(due) || (await disturbsFrom(ctx, now)) === now;
}

/** When what disturbs may leave, from then on: ISO 8601. */
async function disturbsFrom({ stores, supplier }: MessageScope, at: string): Promise<string> {
  const { messaging, timeZone } = supplier.client;
  const closed = (await stores.holidays.all()).map(({ day }) => day);
  return quietUntil(at, { ...messaging, calendar: loudDays(messaging, closed), timeZone });
}
