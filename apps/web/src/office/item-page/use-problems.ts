import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { withoutReplaced } from '@door/domain/making/bom/manual-line';
import type { CalculatedLine } from '@door/domain/making/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { blockingProblems } from '@door/domain/making/findings/blocking-problems';
import type { Finding } from '@door/domain/making/findings/finding';
import { instructionFromWire } from '@door/wire/instruction-wire';
import { useDeferredValue, useMemo } from 'react';
import { useOfficeItem } from '../open-item/office-item.ts';
import { useFindings } from '../open-item/use-findings.ts';
import { useStoredLines } from '../open-item/use-stored-bom.ts';

export interface ItemProblems {
  /** Lines of the bill for which there is no stock. */
  readonly lines: readonly CalculatedLine[];
  readonly findings: readonly Finding[];
  readonly count: number;
}

/**
 * What stands in the way of making the open item, except lines that a manual line replaces. Calculated here by the same rules
 * as on the server, deferred so that a change is shown first.
 */
export function useProblems(): ItemProblems {
  const { item, catalogue, production } = useOfficeItem();
  const { data: storedLines } = useStoredLines();
  const found = useFindings();
  const deferred = useDeferredValue(item);
  const bill = useMemo(
    () => workInstructionsOf(bomOf(deferred, { catalogue, production })),
    [deferred, catalogue, production],
  );
  return useMemo(() => {
    const manual = (storedLines ?? [])
      .filter(({ ManuallyAdded }) => ManuallyAdded)
      .map((wire) => ({ instruction: instructionFromWire(wire) }));
    const problems = blockingProblems(withoutReplaced(bill, manual), found);
    return { ...problems, count: problems.lines.length + problems.findings.length };
  }, [bill, storedLines, found]);
}
