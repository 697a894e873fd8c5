import { StatusPill } from '@door/ui/status-pill';
import { deliveryMessages } from '../messages/delivery.ts';
import { type ListedLoad, loadLooks } from './delivery-wire.ts';

/** The state of a load in one word. */
export const LoadPill = ({ state }: { readonly state: ListedLoad['State'] }) => (
  <StatusPill {...loadLooks[state]}>{deliveryMessages.states[state]}</StatusPill>
);
