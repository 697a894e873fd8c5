import { canonicalJson } from '@door/domain/lib/canonical-json';
import type { Order } from '@door/domain/selling/order/order';
import { orderAfter } from '@door/domain/selling/order/order-after';
import { awaitedMove, fittingOf, type OrderMove } from '@door/domain/selling/order/order-cycle';
import type { SaidWithMove } from '@door/domain/selling/order/order-guards';
import { saleOfOrder, saleUrl } from '../customer-page/customer-link.ts';
import { followSurvey } from '../diary/survey-jobs.ts';
import { beginDocument } from '../document/begin-document.ts';
import { recordHistory } from '../system-status/history.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { StoredOrder } from './order-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { officeMessages, orderingMessages } from '../messages.ts';
import { saveOrder } from './load-order.ts';
import { effects } from './move-effects.ts';
import { openSnags } from '../fitting/visit-facts.ts';
import { lockOrder, orderFacts, saidAll } from './order-facts.ts';
import { moneyTasksAfter } from './money-tasks.ts';
import { orderMoney } from './order-money.ts';
import { orderTasksAfter } from './order-tasks.ts';
import { orderVersionNow } from './order-version-now.ts';

export interface MoveOfOrder {
  readonly move: OrderMove;
  /** Absent: nothing is asked with this move. */
  readonly said?: Partial<SaidWithMove>;
  /** Of the message; null where a rule moves it. */
  readonly idempotencyKey: string | null;
  /** What changes with the state. */
  readonly changes?: Partial<Order>;
}

/** Makes a move of an order that is loaded: state, what follows from it, and history. */
export async function moveOrder(
  ctx: CallScope,
  stored: StoredOrder,
  { move, said = {}, idempotencyKey, changes = {} }: MoveOfOrder,
): Promise<StoredOrder> {
  const opened = await lockOrder(ctx, stored.order);
  const { id, number } = stored;
  const { state: from, heldFrom } = stored.order;
  const reason = said.reason ?? '';
  const facts = await orderFacts(ctx, { id, number, ...opened }, { ...saidAll, ...said, reason });
  const messages = { ordering: orderingMessages, officeWork: officeMessages };
  const to = unwrapOrThrow(orderAfter(move, { state: from, heldFrom, facts }, messages));
  const follows = await effects[move]?.(ctx, opened, stored);
  const held = move === 'hold' ? from : null;
  const order = { ...stored.order, ...follows, ...changes, state: to, heldFrom: held };
  const moved = await saveOrder(ctx, stored, { order, idempotencyKey });
  await recordHistory(ctx, [{ about: 'order', aboutId: stored.id, kind: 'state', from, to, reason }]);
  await followSurvey(ctx, moved);
  await orderTasksAfter(ctx, moved, { occasion: move });
  if (move === 'confirm') await confirmVersion(ctx, moved, opened.items);
  if (move !== 'deliver' && move !== 'install') return moved;
  await moneyTasksAfter(ctx, moved, moved.lastUpdated);
  return closeWhenPaid(ctx, moved, idempotencyKey);
}

/**
 * An order is closed once it is where it belongs, paid, and nothing has to be put right, and goes back where one of these ends (JOURNEY 2.1).
 * @param idempotencyKey of the message that this follows from; null: of none that is repeated
 */
export async function closeWhenPaid(
  ctx: CallScope,
  stored: StoredOrder,
  idempotencyKey: string | null = null,
): Promise<StoredOrder> {
  const { order } = stored;
  const { balance } = await orderMoney(ctx, stored);
  const isDone = balance.open.minor === 0 && (await openSnags(ctx, stored)).length === 0;
  const isWaiting = awaitedMove(order.state, fittingOf(order)) === 'close';
  if (isDone && isWaiting) return moveOrder(ctx, stored, { move: 'close', idempotencyKey });
  return order.state === 'Closed' && !isDone ? moveOrder(ctx, stored, { move: 'owe', idempotencyKey }) : stored;
}

/** What is made of a confirmed version. */
const orderPapers = ['order', 'trade-order'] as const;

/** Freezes an order that was confirmed just now, and has its confirmation and the copy for the works made. */
async function confirmVersion(
  ctx: CallScope,
  confirmed: StoredOrder,
  items: ReadonlyMap<string, StoredItem>,
): Promise<void> {
  const { orderVersions } = ctx.stores;
  const orderId = confirmed.id;
  const version = (await orderVersions.of(orderId)).length + 1;
  const frozen = await orderVersionNow(ctx, confirmed, { items, version, isDraft: false });
  const hash = ctx.ids.digest(canonicalJson(frozen));
  await orderVersions.add({ orderId, frozen, hash, confirmedBy: confirmed.changedBy });
  // One that was never a quote has its page from here on; what is made again is shown on the page of its original.
  if (confirmed.order.remake === null) await saleUrl(ctx, saleOfOrder(confirmed));
  for (const kind of orderPapers) {
    const mails = kind === 'order' && confirmed.order.remake === null;
    await beginDocument(ctx, { kind, aboutId: orderId, version }, { at: frozen.confirmedAt, mails });
  }
}
