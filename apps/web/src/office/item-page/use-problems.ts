import { billOf } from '@door/domain/bom/bill-of-materials';
import { withoutReplaced } from '@door/domain/bom/manual-line';
import { isInError, type WorkInstruction } from '@door/domain/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/bom/work-instructions-of';
import { instructionFromWire } from '@door/wire/instruction-wire';
import { useDeferredValue, useMemo } from 'react';
import { useOfficeItem } from '../open-item/office-item.ts';
import { useStoredLines } from '../open-item/use-stored-bom.ts';

/**
 * The lines of the bill for which there is no stock, except those that a manual line replaces. Calculated here by the same
 * rules as on the server, deferred so that a change is shown first.
 */
export function useProblems(): readonly WorkInstruction[] {
  const { item, catalogue, production } = useOfficeItem();
  const { data: storedLines } = useStoredLines();
  const deferred = useDeferredValue(item);
  const bill = useMemo(
    () => workInstructionsOf(billOf(deferred, { catalogue, production })),
    [deferred, catalogue, production],
  );
  return useMemo(() => {
    const manual = (storedLines ?? [])
      .filter(({ ManuallyAdded }) => ManuallyAdded)
      .map((wire) => ({ instruction: instructionFromWire(wire) }));
    return withoutReplaced(bill, manual).filter(isInError);
  }, [bill, storedLines]);
}
