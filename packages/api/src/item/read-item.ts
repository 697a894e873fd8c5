import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { itemToWire } from '@door/wire/item-to-wire';
import { itemIdInput } from '../input/ids.ts';
import { loadItem } from './load-item.ts';
import { loadHistory } from '../system-status/history.ts';
import { loadNames } from '../user/people.ts';
import type { HistorySubject } from '../system-status/history-store.ts';
import { everyItem } from './item-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** Any item of the supplier, visitors' items too. */
export const getItemById = procedure
  .allow('items.manage')
  .input(itemIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) =>
    itemToWire(unwrapOrThrow(await loadItem(ctx, input, 'design')), ctx.supplier.catalogue),
  );

/** Enough for the start page; older items are found by `item.list`. */
const limit = 20;

/** The items of the supplier that were changed last, newest first. */
export const getLastUpdated = procedure
  .allow('items.manage')
  .use(inOneTransaction)
  .query(async ({ ctx }) => {
    const recent = await ctx.stores.items.list({
      search: searchOf(''),
      filter: everyItem,
      sort: usualSorts.items,
      limit,
      after: null,
    });
    return recent.map(({ stored }) => itemToWire(stored, ctx.supplier.catalogue));
  });

/** The newest tasks of one item; more of them say nothing new. */
const mostTasks = 100;

/** The history of an item, of its enquiry and of the tasks about it, newest entry first. */
export const getHistory = procedure
  .allow('items.manage')
  .input(itemIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    unwrapOrThrow(await loadItem(ctx, id, 'design'));
    const enquiry = await ctx.stores.enquiries.ofItem(id);
    const tasks = await ctx.stores.tasks.list({ state: 'any', itemId: id, limit: mostTasks });
    const subjects: readonly HistorySubject[] = [
      { about: 'item', aboutId: id },
      ...(enquiry ? [{ about: 'enquiry', aboutId: enquiry.id } as const] : []),
      ...tasks.map((task) => ({ about: 'task', aboutId: task.id }) as const),
    ];
    return loadHistory(ctx, subjects, await loadNames(ctx));
  });
