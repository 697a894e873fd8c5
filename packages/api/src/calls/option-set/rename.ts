import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { optionSetIdInput } from '../../input/ids.ts';
import { filledText } from '../../input/text.ts';
import { findOptionSet, optionSetToWire, saveOptionSet } from '../../office/option-sets.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';

export const rename = procedure
  .allow('optionSets.manage')
  .input(z.strictObject({ Id: optionSetIdInput, Name: filledText(60) }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Name } }) => {
    const set = unwrapOrThrow(await findOptionSet(ctx, Id));
    return optionSetToWire(unwrapOrThrow(await saveOptionSet(ctx, { ...set, name: Name })));
  });
