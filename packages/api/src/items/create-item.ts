import { may } from '@door/domain/access/roles';
import { type Currency, type Job, unnamedJob } from '@door/domain/model/item-record';
import type { Item } from '@door/domain/model/item';
import type { ItemId } from '@door/domain/model/ids';
import { isOfficeCaller } from '../ports/context.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadItem } from './load-item.ts';
import type { CallScope } from '../procedure.ts';
import type { StoredItem } from '../ports/item-store.ts';

interface NewItem {
  readonly item: Item;
  /** Absent: the supplier's. */
  readonly currency: Currency | undefined;
  /** Absent: that of an item nobody has named yet. */
  readonly job?: Job;
}

/** The id of a new item: made of the `Attempt` of a message, so that the message sent again means the same item; else random. */
export function newItemId({ caller, clientId, ids }: CallScope, call: string, attempt: string | undefined): ItemId {
  const maker = isOfficeCaller(caller) ? caller.userId : 'visitor';
  return attempt === undefined ? ids.item() : ids.itemNamed(`${call} ${clientId} ${maker} ${attempt}`);
}

/**
 * Stores a new item, or answers with the one of that id as it is now. Visitors' items can be loaded by visitors and installers,
 * installers' items by installers only.
 */
export async function createItem(
  ctx: CallScope,
  { item, currency = ctx.supplier.client.currency, job = unnamedJob }: NewItem,
): Promise<StoredItem> {
  const { stores, caller, clock, supplier } = ctx;
  const earlier = () => loadItem(ctx, item.id, 'design');
  // Asked first, so that a message sent again draws no number.
  if (await stores.items.load(item.id)) return unwrapOrThrow(await earlier());
  const stored: StoredItem = {
    item,
    number: await stores.numbers.draw('item'),
    currency,
    job,
    catalogueVersion: supplier.catalogueVersion,
    madeBy: may(caller.role, 'items.manage') ? 'installer' : 'public',
    lastUpdated: clock.now().toISOString(),
    lastWrite: null,
    bomUpdated: null,
    submittedAt: null,
    measuredAt: null,
  };
  return (await stores.items.create(stored)) ? stored : unwrapOrThrow(await earlier());
}
