import { billOfMaterials } from '@door/domain/bom/bill-of-materials';
import { isInError, type WorkInstruction } from '@door/domain/bom/work-instruction';
import { useDeferredValue, useMemo } from 'react';
import { useOfficeItem } from './office-item.ts';

/** Lines for which there is no stock, as the door stands now: reckoned here by the rules of the server, after the choice is seen. */
export function useProblems(): readonly WorkInstruction[] {
  const { item, catalogue, works } = useOfficeItem();
  const settled = useDeferredValue(item);
  return useMemo(() => billOfMaterials(settled, { catalogue, works }).filter(isInError), [settled, catalogue, works]);
}
