import type { ClaimState } from '@door/domain/making/purchasing/claim';
import type { BillState } from '@door/domain/making/purchasing/vendor-bill';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { billingMessages } from '../messages/billing.ts';

type Look = Pick<StatusPillProps, 'tone' | 'dot'>;

const billLooks: Readonly<Record<BillState, Look>> = {
  Entered: { tone: 'quiet', dot: 'hollow' },
  Matched: { tone: 'success', dot: 'half' },
  Differs: { tone: 'warning', dot: 'half' },
  Approved: { tone: 'success', dot: 'half' },
  Exported: { tone: 'success', dot: 'full' },
  Rejected: { tone: 'quiet', dot: 'full' },
};

const claimLooks: Readonly<Record<ClaimState, Look>> = {
  Open: { tone: 'warning', dot: 'hollow' },
  Agreed: { tone: 'info', dot: 'half' },
  Settled: { tone: 'success', dot: 'full' },
  Refused: { tone: 'error', dot: 'full' },
  Withdrawn: { tone: 'quiet', dot: 'full' },
};

export const BillPill = ({ state }: { readonly state: BillState }) => (
  <StatusPill {...billLooks[state]}>{billingMessages.bills.states[state]}</StatusPill>
);

export const ClaimPill = ({ state }: { readonly state: ClaimState }) => (
  <StatusPill {...claimLooks[state]}>{billingMessages.claims.states[state]}</StatusPill>
);
