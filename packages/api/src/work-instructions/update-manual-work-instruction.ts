import { changedLine } from '@door/domain/making/bom/manual-line';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { amountInput, lineLengthInput } from '../input/amounts.ts';
import { text } from '../input/text.ts';
import { lineIdInput } from './line-id.ts';
import { updateManualLine } from './manual-line.ts';

const input = z.object({
  Id: lineIdInput,
  Quantity: amountInput,
  Length: lineLengthInput,
  Width: lineLengthInput,
  /** What is to be done or taken; on a line with stock, its note. */
  Description: text(300)
    .transform((value) => value.trim())
    .optional(),
});

/** Sets what is sent of a manual line; null and 0 empty a field, and what is left out stays as it is. */
export const updateManualWorkInstruction = procedure
  .allow('workInstructions.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(({ ctx, input: { Id, Quantity: quantity, Length: length, Width: width, Description: description } }) =>
    updateManualLine(ctx, Id, (line) => changedLine(line, { quantity, length, width, description })),
  );
