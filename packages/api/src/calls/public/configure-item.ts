import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { actionInput } from '../../input/action-input.ts';
import { itemIdInput } from '../../input/ids.ts';
import { versionInput } from '../../input/version.ts';
import { insist } from '../../insist.ts';
import { alike } from '@door/domain/shared/alike';
import { applyActions } from '../../items/apply-actions.ts';
import { carryOut } from '../../items/change-item.ts';
import { reachItem } from '../../items/reach-item.ts';
import { choicesOf } from '../../items/trade-only.ts';
import { atVersion } from '../../items/versions.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  Actions: z.array(actionInput, 'must be a list').min(1, 'must not be empty').max(50, 'must have at most 50').readonly(),
  LastUpdated: versionInput,
});

/** Added: a person's choices by the rules that the page has already shown them by. */
export const configureItem = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId, Actions, LastUpdated } }) => {
      const { catalogue } = ctx.supplier;
      const stored = insist(await reachItem(ctx, ItemId, 'design'));
      const actions = insist(choicesOf(ctx.caller, Actions));
      const chosen = applyActions(stored.item, actions, catalogue);
      // A call that is sent twice finds its own choices made, under a version it could not know.
      if (chosen.ok && alike(chosen.value.item, stored.item)) return itemToWire(stored, catalogue);
      insist(atVersion(stored, LastUpdated));
      return itemToWire(await carryOut(ctx, stored, insist(chosen)), catalogue);
    });
