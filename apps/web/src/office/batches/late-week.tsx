import { isAfterPromise } from '@door/domain/selling/order/waiting-orders';
import { Check } from '@door/ui/field';
import { useState } from 'react';
import { orderPageMessages as t } from '../messages/orders.ts';
import type { PromisedOrder } from './late-orders.ts';

/**
 * The question whether customers are told of a later week than was promised, and why it is later. Whoever says yes to one week has said
 * nothing about another.
 */
export function useLateWeek(week: string, orders: readonly PromisedOrder[], reason: string) {
  const isLate = orders.some(({ promised }) => isAfterPromise(week, promised));
  const [told, setTold] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isTold = told === week;
  const lacksReason = reason.trim() === '';
  return {
    isLate,
    isTold: isLate && isTold,
    setIsTold: (tells: boolean) => setTold(tells ? week : ''),
    error: isAsked && isLate && !isTold ? t.tellMissing : undefined,
    reasonError: isAsked && isLate && lacksReason ? t.whyLaterMissing : undefined,
    /** Whether nothing is left to ask; what is left stands there as missing from now on. */
    isSettled: () => {
      const isOpen = isLate && (!isTold || lacksReason);
      setIsAsked(isOpen);
      return !isOpen;
    },
  };
}

export function LateWeekCheck({ late }: { readonly late: ReturnType<typeof useLateWeek> }) {
  const { isLate, isTold, error, setIsTold } = late;
  if (!isLate) return null;
  return (
    <Check kind="checkbox" checked={isTold} error={error} onChange={setIsTold}>
      {t.tellLater}
    </Check>
  );
}
