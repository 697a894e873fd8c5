import { tryAction } from '@door/domain/door/configure/configure';
import type { Finding } from '@door/domain/making/findings/finding';
import { findings } from '@door/domain/making/findings/findings';
import { useDeferredValue, useMemo } from 'react';
import { sizesMessages } from '../messages/item.ts';
import { useOfficeItem } from './office-item.ts';

/** Findings of regulations, production and fitting, the gravest first. Deferred, so that a change is shown before they are checked. */
export function useFindings(): readonly Finding[] {
  const { item, context, production } = useOfficeItem();
  const deferred = useDeferredValue(item);
  return useMemo(() => {
    const { catalogue } = context;
    return findings(deferred, {
      catalogue,
      production,
      messages: sizesMessages.finding,
      tryAction: tryAction(context),
    });
  }, [deferred, context, production]);
}
