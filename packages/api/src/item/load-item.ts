import { may } from '@door/domain/people/roles';
import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { effective } from '@door/domain/door/effective/effective';
import type { ItemId } from '@door/domain/door/model/ids';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Result } from '../refusals.ts';
import type { StoredItem } from './item-store.ts';
import type { ItemInOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { together } from '../together.ts';
import { messages } from '../messages.ts';

/** What an item is loaded for. */
export type Purpose = 'read' | 'design' | 'finish' | 'submit' | 'share';

/**
 * How long a visitor may go on with an item whose enquiry was sent: its design is final at once, pictures and bill follow
 * within 15 minutes, and a repeated submission or a link to the design may come at any time.
 */
const minutesAfterEnquiry: Readonly<Record<Purpose, number>> = {
  read: -Infinity,
  design: -Infinity,
  finish: 15,
  submit: Infinity,
  share: Infinity,
};

/** The item, locked until the transaction ends, if this caller may use it so. */
export async function loadItem(
  { stores, ...ctx }: CallScope,
  id: ItemId,
  purpose: Exclude<Purpose, 'read'>,
): Promise<Result<StoredItem>> {
  return usedFor(purpose, await stores.items.load(id), ctx);
}

/** An item that is to be changed, and the order in whose line it stands. */
export interface ItemToChange {
  readonly stored: StoredItem;
  readonly order: ItemInOrder | undefined;
}

/** The same with its order, in one message and in this order: what is asked behind the item is read once it is locked. */
export async function loadToChange(
  ctx: CallScope,
  id: ItemId,
  purpose: Exclude<Purpose, 'read'>,
): Promise<Result<ItemToChange>> {
  const [loaded, [order]] = await together([loadItem(ctx, id, purpose), ctx.stores.orders.holding([id])]);
  return loaded.ok ? accepted({ stored: loaded.value, order }) : loaded;
}

/** The item, if this caller may read it; unlocked. */
export async function readItem(ctx: Omit<CallScope, 'stores'>, id: ItemId): Promise<Result<StoredItem>> {
  const [stored] = await ctx.transactions.run(ctx.clientId, ({ items }) => items.find([id]));
  return usedFor('read', stored, ctx);
}

/** Several items, locked until the transaction ends, in the order of their ids; refused where this caller may not use one of them so. */
export async function loadItems(
  { stores, ...ctx }: CallScope,
  ids: readonly ItemId[],
  purpose: Exclude<Purpose, 'read'>,
): Promise<Result<readonly StoredItem[]>> {
  const found = new Map((await stores.items.loadAll(ids)).map((stored) => [stored.item.id, stored]));
  const loaded: StoredItem[] = [];
  for (const id of ids) {
    const stored = usedFor(purpose, found.get(id), ctx);
    if (!stored.ok) return stored;
    loaded.push(stored.value);
  }
  return accepted(loaded);
}

/** The item, if it is there and this caller may use it so: visitors reach only what visitors made. */
function usedFor(
  purpose: Purpose,
  stored: StoredItem | undefined,
  { caller, clock, supplier }: Pick<CallScope, 'caller' | 'clock' | 'supplier'>,
): Result<StoredItem> {
  const isReached = stored?.madeBy === 'public' || may(caller.role, 'items.manage');
  if (!stored || !isReached) return refused('item.none', messages.item.none);
  if (stored.submittedAt === null || may(caller.role, 'items.manage')) return accepted(asSoldNow(stored, supplier));
  const minutes = (clock.now().getTime() - Date.parse(stored.submittedAt)) / 60_000;
  return minutes <= minutesAfterEnquiry[purpose] ? accepted(stored) : itemIsSubmitted;
}

/** The door as it follows from its choices by today's catalogue: what nobody chose follows a default that has changed. */
export const asSoldNow = (stored: StoredItem, { catalogueVersion, context }: CallScope['supplier']): StoredItem =>
  stored.catalogueVersion === catalogueVersion || unknownRows(stored.item, context).length > 0
    ? stored
    : { ...stored, item: effective(stored.item, context) };

export const itemIsSubmitted = refused('item.sent', messages.item.sent);

/** Whether this caller may no longer change the design: a visitor whose enquiry was sent. */
export const isDesignFinal = ({ caller }: CallScope, { submittedAt }: StoredItem): boolean =>
  submittedAt !== null && !may(caller.role, 'items.manage');
