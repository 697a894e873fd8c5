import { faultsInTurns } from '@door/domain/catalogue-check/faults-of-rows';
import type { RowFault } from '@door/domain/catalogue-check/row-fault';
import type { CatalogueContent } from '@door/domain/catalogue-edit/catalogue-content';
import type { CallScope } from '../procedure.ts';

/** What is wrong with a catalogue as a whole. It takes up to a second, so everybody else has a turn after each check. */
export async function rowFaults(
  { supplier, pause }: Pick<CallScope, 'supplier' | 'pause'>,
  content: CatalogueContent,
): Promise<readonly RowFault[]> {
  const found: RowFault[] = [];
  for (const faults of faultsInTurns(content, supplier.context.words)) {
    found.push(...faults);
    await pause();
  }
  return found;
}
