import { loudDays, quietUntil } from '@door/domain/selling/message/quiet-hours';
import {
  type DueMessage,
  dueMessages,
  type MessageCode,
  type MessageOccasion,
  messageRule,
  messagesBegunBy,
} from '@door/domain/selling/message/message-rules';
import type { Bought } from '../customer-page/bought.ts';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import { type Sale, saleIds } from '../customer-page/link-store.ts';
import type { StoredOrder } from '../order/order-store.ts';
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
  { stores, clock, ids, clientId }: MessageScope,
  sale: Sale,
  { code, about, nth }: DueMessage,
): Promise<void> {
  const leaves = Math.ceil(clock.now().getTime() / minute + messageRule(code).waitMinutes) * minute;
  const leavesAt = new Date(leaves).toISOString();
  const id = ids.itemNamed(
    `message ${String(clientId)} ${sale.kind} ${sale.id} ${code} ${about} ${String(nth)} ${leavesAt}`,
  );
  await stores.outbox.add({
    kind: 'message-to-customer',
    clientId,
    id,
    ...saleIds(sale),
    code,
    about,
    nth,
    ...(messageRule(code).waitMinutes > 0 && { leavesAt }),
  });
}

/** Whether a message may leave at this hour; one that disturbs waits for the morning. */
export async function mayLeave({ stores, supplier, clock }: MessageScope, code: MessageCode): Promise<boolean> {
  if (!messageRule(code).isQuiet) return true;
  const { messaging, timeZone } = supplier.client;
  const closed = (await stores.holidays.all()).map(({ day }) => day);
  const now = clock.now().toISOString();
  return quietUntil(now, { ...messaging, calendar: loudDays(messaging, closed), timeZone }) === now;
}
