import { lockReason } from '@door/domain/selling/order/item-lock';
import type { Lockable } from '@door/domain/selling/order/order-locks';
import type { ReactNode } from 'react';
import { itemPageMessages } from '../messages/item.ts';
import { useOrderOfItem } from './enquiry-of-item.tsx';
import './while-unlocked.css';

/** What of an item its order can lock. */
type Locked = Extract<Lockable, 'design' | 'bom'>;

/** Why its order lets this of the open item be changed no more; null: it may be changed, or that is not known yet. */
export function useLock(what: Locked): string | null {
  const order = useOrderOfItem();
  if (order === null) return null;
  const { Number: number, State: state, HeldFrom: heldFrom } = order;
  return lockReason(what, { number, state, heldFrom }, itemPageMessages.locks);
}

interface WhileUnlockedProps {
  readonly what: Locked;
  readonly children: ReactNode;
}

/** Controls that change this of the open item: they are to be read alone once its order has locked it. */
export const WhileUnlocked = ({ what, children }: WhileUnlockedProps) => (
  <fieldset className="while-unlocked" disabled={useLock(what) !== null}>
    {children}
  </fieldset>
);
