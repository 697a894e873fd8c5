import { StatusPill } from '@door/ui/status-pill';
import { deliveryMessages } from '../messages/delivery.ts';
import type { ListedLoad } from './delivery-wire.ts';

const loadLooks = {
  Planned: { tone: 'quiet', dot: 'hollow' },
  Loading: { tone: 'info', dot: 'half' },
  Departed: { tone: 'info', dot: 'full' },
  Done: { tone: 'success', dot: 'full' },
  Cancelled: { tone: 'quiet', dot: 'full' },
} as const satisfies Readonly<Record<ListedLoad['State'], object>>;

/** The state of a load in one word. */
export const LoadPill = ({ state }: { readonly state: ListedLoad['State'] }) => (
  <StatusPill {...loadLooks[state]}>{deliveryMessages.states[state]}</StatusPill>
);
