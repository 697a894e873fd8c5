import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { actionInput } from '../input/action-input.ts';
import { itemIdInput, versionInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { isEqual } from '@door/domain/lib/is-equal';
import { recordOf } from '@door/domain/door/model/item-record';
import { applyActions, saveUpdate, type UpdatedItem } from '../item/update-stored-item.ts';
import { loadToChange } from '../item/load-item.ts';
import { checkVersion, markOf } from '../item/item-version.ts';
import { may } from '@door/domain/people/roles';
import { isVisitorAction } from '@door/domain/door/model/action';
import type { Action } from '@door/domain/door/model/action';
import { accepted, refused } from '@door/domain/door/model/outcome';
import type { Outcome } from '../refusals.ts';
import type { Caller } from '../ports/context.ts';
import type { StoredItem } from '../item/item-store.ts';
import { messages } from '../messages.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  Actions: z
    .array(actionInput, 'must be a list')
    .min(1, 'must not be empty')
    .max(50, 'must have at most 50')
    .readonly(),
  LastUpdated: versionInput,
});

type Message = z.output<typeof input>;

/**
 * Not in the specification: takes a person's actions, by the same rules by which the page has already shown them.
 */
export const configureItem = procedure
  .allow('ownItem.design')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: message }) => {
    const loaded = unwrapOrThrow(await loadToChange(ctx, message.ItemId, 'design'));
    const change = unwrapOrThrow(changeOf(ctx, loaded.stored, message));
    return itemToWire(change ? await saveUpdate(ctx, loaded, change) : loaded.stored, ctx.supplier.catalogue);
  });

/** What the message makes of the item; null: the item as it is, which is what it has made of it before. */
function changeOf(ctx: Omit<CallScope, 'stores'>, stored: StoredItem, message: Message): Outcome<UpdatedItem | null> {
  const lastWrite = markOf(ctx, 'configureItem', message);
  if (stored.lastWrite === lastWrite) return accepted(null);
  const actions = allowedActions(ctx.caller, message.Actions);
  if (!actions.ok) return actions;
  const updated = applyActions(recordOf(stored), actions.value, ctx.supplier.context);
  // Of two windows that take the same choice, neither has a conflict.
  if (updated.ok && isEqual(updated.value.record, recordOf(stored))) return accepted(null);
  const version = checkVersion(stored, message.LastUpdated);
  if (!version.ok || !updated.ok) return version.ok ? updated : version;
  return accepted({ ...updated.value, lastWrite });
}

/** The actions, if this caller may take all of them. */
const allowedActions = ({ role }: Caller, actions: readonly Action[]): Outcome<readonly Action[]> =>
  !may(role, 'items.manage') && !actions.every(isVisitorAction)
    ? refused('item.trade-only', messages.item.tradeOnly)
    : accepted(actions);
