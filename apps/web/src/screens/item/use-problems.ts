import { billOfMaterials } from '@door/domain/bom/bill-of-materials';
import { withoutReplaced } from '@door/domain/bom/manual-line';
import { isInError, type WorkInstruction } from '@door/domain/bom/work-instruction';
import { instructionFromWire } from '@door/wire/instruction-from-wire';
import { useDeferredValue, useMemo } from 'react';
import { useOfficeItem } from '../../office/item/office-item.ts';
import { useKeptLines } from '../../office/item/use-sheet.ts';

/**
 * Lines for which there is no stock, as the door stands now: reckoned here by the rules of the server, after the choice is
 * seen. What somebody has mended by hand is none.
 */
export function useProblems(): readonly WorkInstruction[] {
  const { item, catalogue, works } = useOfficeItem();
  const { answer: kept } = useKeptLines();
  const settled = useDeferredValue(item);
  const bill = useMemo(() => billOfMaterials(settled, { catalogue, works }), [settled, catalogue, works]);
  return useMemo(() => {
    const byHand = (kept ?? []).filter(({ ManuallyAdded }) => ManuallyAdded);
    const manual = byHand.map((wire) => ({ instruction: instructionFromWire(wire) }));
    return withoutReplaced(bill, manual).filter(isInError);
  }, [bill, kept]);
}
