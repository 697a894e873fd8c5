import { orderMoves } from '@door/domain/selling/order/order-cycle';
import type { OrderState } from '@door/domain/selling/order/order-states';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';

/** The dot fills as the order goes on. */
const looks: Readonly<Record<OrderState, Pick<StatusPillProps, 'tone' | 'dot'>>> = {
  Draft: { tone: 'quiet', dot: 'hollow' },
  [orderMoves.confirm.to]: { tone: 'info', dot: 'half' },
  Accepted: { tone: 'info', dot: 'half' },
  [orderMoves.ready.to]: { tone: 'success', dot: 'half' },
  [orderMoves.batch.to]: { tone: 'success', dot: 'half' },
  Manufactured: { tone: 'success', dot: 'half' },
  Dispatched: { tone: 'success', dot: 'half' },
  Delivered: { tone: 'success', dot: 'half' },
  Installed: { tone: 'success', dot: 'full' },
  Closed: { tone: 'quiet', dot: 'full' },
  [orderMoves.hold.to]: { tone: 'warning', dot: 'half' },
  Cancelled: { tone: 'quiet', dot: 'full' },
};

/** The state of an order, in the words of the specification. */
export const OrderPill = ({ state }: { readonly state: OrderState }) => (
  <StatusPill {...looks[state]}>{state}</StatusPill>
);
