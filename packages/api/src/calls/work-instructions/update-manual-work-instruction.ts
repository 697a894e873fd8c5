import { withAmounts } from '@door/domain/bom/manual-line';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { amountInput } from '../../input/amounts.ts';
import { lineIdInput } from '../../work-instructions/line-id.ts';
import { updateManualLine } from '../../work-instructions/manual-line.ts';

const input = z.object({ Id: lineIdInput, Quantity: amountInput, Length: amountInput, Width: amountInput });

/** Sets quantity, length and width of a manual line; null and 0 leave a field empty. */
export const updateManualWorkInstruction = procedure
  .allow('workInstructions.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(({ ctx, input: { Id, Quantity, Length, Width } }) =>
    updateManualLine(ctx, Id, (line) =>
      withAmounts(line, { quantity: Quantity ?? 0, length: Length ?? 0, width: Width ?? 0 }),
    ),
  );
