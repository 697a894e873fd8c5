import { iterateFaults } from '@door/domain/catalogue/check/faults-of-rows';
import { iterateContentFaults, type FaultOfRow } from '@door/domain/catalogue/edit/check-content';
import type { RowFault } from '@door/domain/catalogue/check/row-fault';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { CallScope } from '../procedure.ts';

/** What is wrong with a catalogue as a whole. It takes up to a second, so everybody else has a turn after each check. */
export async function rowFaults(
  { supplier, yieldToEventLoop }: Pick<CallScope, 'supplier' | 'yieldToEventLoop'>,
  content: CatalogueContent,
): Promise<readonly RowFault[]> {
  const found: RowFault[] = [];
  for (const faults of iterateFaults(content, supplier.context.messages)) {
    found.push(...faults);
    await yieldToEventLoop();
  }
  return found;
}

/** Rows that are checked before others have their turn: 1 to 8 ms. */
const rowsAtOnce = 20;

/** What is wrong with single rows of a catalogue of unknown origin. */
export async function contentFaults(
  { yieldToEventLoop }: Pick<CallScope, 'yieldToEventLoop'>,
  content: CatalogueContent,
): Promise<readonly FaultOfRow[]> {
  const found: FaultOfRow[] = [];
  let rows = 0;
  for (const faults of iterateContentFaults(content)) {
    found.push(...faults);
    if ((rows += 1) % rowsAtOnce === 0) await yieldToEventLoop();
  }
  return found;
}
