import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { type CallScope, procedure } from '../../procedure.ts';
import { actionInput } from '../../input/action-input.ts';
import { itemIdInput, versionInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { isEqual } from '@door/domain/model/is-equal';
import { recordOf } from '@door/domain/model/item-record';
import { applyActions, onlyNewVersion, saveUpdate, type UpdatedItem } from '../../items/update-stored-item.ts';
import { loadToChange, usedFor } from '../../items/load-item.ts';
import { checkVersion, markOf } from '../../items/item-version.ts';
import { may } from '@door/domain/access/roles';
import { isVisitorAction } from '@door/domain/model/action';
import type { Action } from '@door/domain/model/action';
import { accepted, refused } from '@door/domain/model/outcome';
import type { Outcome } from '../../refusals.ts';
import { type Caller, isOfficeCaller } from '../../ports/context.ts';
import type { StoredItem } from '../../ports/item-store.ts';
import { words } from '../../words.ts';

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
 * Not in the specification: takes a person's actions, by the same rules by which the page has already shown them. A choice from which nothing
 * else follows is one statement.
 */
export const configureItem = procedure
  .allow('ownItem.design')
  .input(input)
  .mutation(async ({ ctx, input: message }) => {
    const saved =
      (await changeAlone(ctx, message)) ??
      (await ctx.transactions.run(ctx.clientId, (stores) => changeLocked({ ...ctx, stores }, message)));
    return itemToWire(saved, ctx.supplier.catalogue);
  });

/** Refuses nothing: what it knows of the item may be old. Who of the office changes one is noted besides. */
async function changeAlone(ctx: Omit<CallScope, 'stores'>, message: Message): Promise<StoredItem | null> {
  if (isOfficeCaller(ctx.caller)) return null;
  return ctx.changeItem(ctx.clientId, message.ItemId, (stored) => {
    const usable = usedFor('design', stored, ctx);
    const change = usable.ok ? changeOf(ctx, usable.value, message) : usable;
    return change.ok && change.value ? onlyNewVersion(ctx, stored, change.value) : null;
  });
}

async function changeLocked(ctx: CallScope, message: Message): Promise<StoredItem> {
  const loaded = unwrapOrThrow(await loadToChange(ctx, message.ItemId, 'design'));
  const change = unwrapOrThrow(changeOf(ctx, loaded.stored, message));
  return change ? saveUpdate(ctx, loaded, change) : loaded.stored;
}

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
    ? refused('item.trade-only', words.item.tradeOnly)
    : accepted(actions);
