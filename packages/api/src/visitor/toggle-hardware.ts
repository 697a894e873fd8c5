import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { switchHardwareAction } from '@door/domain/door/hardware/choose-hardware';
import { accepted } from '@door/domain/door/model/outcome';
import type { Outcome } from '../refusals.ts';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { itemIdInput } from '../input/ids.ts';
import { applyActions, type ItemUpdate, type UpdatedItem, updateStoredItem } from '../item/update-stored-item.ts';
import { inOneTransaction, procedure } from '../procedure.ts';

const switchInput = z.object({
  CncName: oneOf(hardwareKinds),
  On: booleanInput,
  ItemId: itemIdInput,
});
type Switch = z.output<typeof switchInput>;

export const toggleHardware = procedure
  .allow('ownItem.design')
  .input(switchInput)
  .use(inOneTransaction)
  .mutation(({ ctx, input }) => updateStoredItem(ctx, input.ItemId, switchHardware([input])));

const switchesOfOneItem = z
  .array(switchInput, 'must be a list')
  .max(20, 'must have at most 20 entries')
  .transform((switches, { addIssue }) => {
    const [first] = switches;
    if (first && switches.every(({ ItemId }) => ItemId === first.ItemId)) return { ItemId: first.ItemId, switches };
    addIssue(first ? 'must be about one item' : 'must hold at least one switch');
    return z.NEVER;
  });

export const toggleDefaultHardware = procedure
  .allow('ownItem.design')
  .input(switchesOfOneItem)
  .use(inOneTransaction)
  .mutation(({ ctx, input: { ItemId, switches } }) => updateStoredItem(ctx, ItemId, switchHardware(switches)));

/** Adds or removes one hardware kind after the other; if one is refused, all are. */
const switchHardware =
  (switches: readonly Switch[]): ItemUpdate =>
  (record, context) => {
    const unchanged: Outcome<UpdatedItem> = accepted({ record, emptiedDropdowns: [] });
    return switches.reduce((before, { CncName, On }) => {
      if (!before.ok) return before;
      const action = switchHardwareAction(before.value.record.item, { kind: CncName, on: On }, context);
      if (!action.ok) return action;
      if (!action.value) return before;
      const after = applyActions(before.value.record, [action.value], context);
      if (!after.ok) return after;
      const emptiedDropdowns = [...before.value.emptiedDropdowns, ...after.value.emptiedDropdowns];
      return accepted({ record: after.value.record, emptiedDropdowns });
    }, unchanged);
  };
