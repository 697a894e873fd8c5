import { purchaseMoves, type PurchaseState } from '@door/domain/making/purchasing/purchase-states';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { purchasingMessages } from '../messages/purchasing.ts';

/** The dot fills as the goods come in. */
const looks: Readonly<Record<PurchaseState, Pick<StatusPillProps, 'tone' | 'dot'>>> = {
  Draft: { tone: 'quiet', dot: 'hollow' },
  Sent: { tone: 'info', dot: 'half' },
  Confirmed: { tone: 'success', dot: 'half' },
  [purchaseMoves.receive.to[0]]: { tone: 'success', dot: 'half' },
  Received: { tone: 'success', dot: 'full' },
  Closed: { tone: 'quiet', dot: 'full' },
  Cancelled: { tone: 'quiet', dot: 'full' },
};

export const PurchasePill = ({ state }: { readonly state: PurchaseState }) => (
  <StatusPill {...looks[state]}>{purchasingMessages.states[state]}</StatusPill>
);

/** Something of it should have come before today. */
export const LatePill = () => <StatusPill tone="error">{purchasingMessages.late}</StatusPill>;
