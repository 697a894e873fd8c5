import { withAmounts } from '@door/domain/bom/manual-line';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { amountInput } from '../../input/stock-place.ts';
import { lineIdInput } from '../../instructions/line-id.ts';
import { changeManualLine } from '../../instructions/manual-line.ts';

const input = z.object({ Id: lineIdInput, Quantity: amountInput, Length: amountInput, Width: amountInput });

/** How many, how long and how wide; null, as zero, says nothing. */
export const updateManualWorkInstruction = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { Id, Quantity, Length, Width } }) =>
      changeManualLine(ctx, Id, (line) =>
        withAmounts(line, { quantity: Quantity ?? 0, length: Length ?? 0, width: Width ?? 0 }),
      ),
    );
