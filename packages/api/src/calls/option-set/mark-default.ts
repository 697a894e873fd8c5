import { z } from 'zod';
import { booleanInput } from '../../input/choices.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { optionSetIdInput } from '../../input/ids.ts';
import { findOptionSet, optionSetToWire } from '../../office/option-sets.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';

/** On: new doors made in the office begin with this set, and with no other. */
export const markDefault = procedure
  .allow('optionSets.manage')
  .input(z.strictObject({ Id: optionSetIdInput, On: booleanInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, On } }) => {
    const set = unwrapOrThrow(await findOptionSet(ctx, Id));
    const { optionSets } = ctx.stores;
    const before = (await optionSets.all()).filter(({ id, isDefault }) => isDefault && id !== Id);
    if (On) for (const other of before) await optionSets.save({ ...other, isDefault: false });
    await optionSets.save({ ...set, isDefault: On });
    return optionSetToWire({ ...set, isDefault: On });
  });
