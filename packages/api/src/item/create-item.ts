import { may } from '@door/domain/people/roles';
import { type Currency, type Job, unnamedJob } from '@door/domain/door/model/item-record';
import type { Item } from '@door/domain/door/model/item';
import type { ItemId } from '@door/domain/door/model/ids';
import { isOfficeCaller } from '../ports/context.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadItem, loadItems } from './load-item.ts';
import type { CallScope } from '../procedure.ts';
import type { StoredItem } from './item-store.ts';

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
export async function createItem(ctx: CallScope, made: NewItem): Promise<StoredItem> {
  const { items, numbers } = ctx.stores;
  const earlier = () => loadItem(ctx, made.item.id, 'design');
  // Asked first, so that a message sent again draws no number.
  if (await items.load(made.item.id)) return unwrapOrThrow(await earlier());
  const stored = newlyStored(ctx, made, await numbers.draw('item'));
  return (await items.create(stored)) ? stored : unwrapOrThrow(await earlier());
}

/** The same for several at once; answers in their order. */
export async function createItems(ctx: CallScope, made: readonly NewItem[]): Promise<readonly StoredItem[]> {
  const { items, numbers } = ctx.stores;
  const ids = made.map(({ item }) => item.id);
  const earlier = new Set((await items.loadAll(ids)).map(({ item }) => item.id));
  const missing = made.filter(({ item }) => !earlier.has(item.id));
  if (missing.length > 0) {
    const first = await numbers.draw('item', missing.length);
    await items.createAll(missing.map((each, at) => newlyStored(ctx, each, first + at)));
  }
  return unwrapOrThrow(await loadItems(ctx, ids, 'design'));
}

function newlyStored(
  { caller, clock, supplier }: CallScope,
  { item, currency = supplier.client.currency, job = unnamedJob }: NewItem,
  number: number,
): StoredItem {
  return {
    item,
    number,
    currency,
    job,
    catalogueVersion: supplier.catalogueVersion,
    madeBy: may(caller.role, 'items.manage') ? 'installer' : 'public',
    lastUpdated: clock.now().toISOString(),
    lastIdempotencyKey: null,
    bomUpdated: null,
    submittedAt: null,
    measuredAt: null,
  };
}
