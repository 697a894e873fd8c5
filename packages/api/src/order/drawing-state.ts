import { isOrderMoveFrom } from '@door/domain/selling/order/order-cycle';
import type { CallScope } from '../procedure.ts';
import type { OrderConfirmation } from '../quote/offer-store.ts';
import type { StoredOrder } from './order-store.ts';

/** The version of an order whose drawing its customer confirms. */
export interface DrawingState {
  readonly version: number;
  readonly hash: string;
  /** Since when it waits to be confirmed, ISO 8601. */
  readonly since: string;
  /** Of exactly this one; null: nobody has said it. */
  readonly confirmation: OrderConfirmation | null;
}

/** undefined: none is to be confirmed, as the order is a draft or cancelled, or makes again what was confirmed before. */
export async function drawingState(
  { stores }: Pick<CallScope, 'stores'>,
  { id, order: { state, remake } }: Pick<StoredOrder, 'id' | 'order'>,
): Promise<DrawingState | undefined> {
  if (state === 'Draft' || state === 'Cancelled' || remake !== null) return undefined;
  const latest = (await stores.orderVersions.of(id)).at(-1);
  if (!latest) return undefined;
  const said = await stores.offers.confirmations(id);
  const confirmation = said.find(({ hash }) => hash === latest.hash) ?? null;
  return { version: latest.version, hash: latest.hash, since: latest.confirmedAt, confirmation };
}

/** Whether it keeps the works from accepting an order. Nobody asks it of other states, and of old orders it would be read for nothing. */
export async function isDrawingOpen(
  ctx: Pick<CallScope, 'stores'>,
  stored: Pick<StoredOrder, 'id' | 'order'>,
): Promise<boolean> {
  if (!isOrderMoveFrom('accept', stored.order.state)) return false;
  return (await drawingState(ctx, stored))?.confirmation === null;
}
