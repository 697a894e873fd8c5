import { isBeforePromise } from '@door/domain/selling/order/waiting-orders';
import { Check } from '@door/ui/field';
import { useState } from 'react';
import type { PromisedOrder } from './late-orders.ts';
import { orderPageMessages as t } from '../messages/orders.ts';

/**
 * The question whether orders are to be made before the week that was promised, which is the first that their lead time leaves.
 * Whoever says yes to one week has said nothing about another.
 */
export function useEarlyWeek(week: string, orders: readonly PromisedOrder[]) {
  const early = orders.filter(({ promised }) => isBeforePromise(week, promised));
  const [accepted, setAccepted] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = early.length > 0 && accepted !== week;
  return {
    sentence: early.length === 0 ? '' : t.beforePromise(week, [...new Set(early.map(({ order }) => order))]),
    isAccepted: accepted === week,
    setIsAccepted: (isAccepted: boolean) => setAccepted(isAccepted ? week : ''),
    error: isAsked && isOpen ? t.beforePromiseMissing : undefined,
    /** Whether nothing is left to ask; what is left stands there as missing from now on. */
    isSettled: () => {
      setIsAsked(isOpen);
      return !isOpen;
    },
  };
}

export function EarlyWeekCheck({ early }: { readonly early: ReturnType<typeof useEarlyWeek> }) {
  const { sentence, isAccepted, error, setIsAccepted } = early;
  if (sentence === '') return null;
  return (
    <Check kind="checkbox" checked={isAccepted} error={error} onChange={setIsAccepted}>
      {sentence}
    </Check>
  );
}
