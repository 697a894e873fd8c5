import { refused } from '@door/domain/door/model/result';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { currencyInput, itemIdInput, newIdInput } from '../input/ids.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import type { HistorySubject } from '../system-status/history-store.ts';
import { loadHistory, recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { updateItem } from '../visitor/update-item.ts';
import { bareDesign, itemOf, copyAsSold } from './copy-design.ts';
import { createItem } from './create-item.ts';
import { everyItem } from './item-store.ts';
import { list } from './list.ts';
import { loadItem } from './load-item.ts';
import { addPhoto, getPhotoUploadTarget, removePhoto } from './photos.ts';
import { recalcAssemblySizes, setDoorWithTransomMullion } from './sizes.ts';
import { getSurvey, saveSurvey } from './survey.ts';

/** Any item of the supplier, visitors' items too. */
const getItemById = procedure
  .allow('items.manage')
  .input(itemIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) =>
    itemToWire(unwrapOrThrow(await loadItem(ctx, input, 'design')), ctx.supplier.catalogue),
  );

/** Enough for the start page; older items are found by `item.list`. */
const limit = 20;

/** The items of the supplier that were changed last, newest first. */
const getLastUpdated = procedure
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
const getHistory = procedure
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

const input = z.strictObject({
  ItemId: itemIdInput,
  /** Absent: the supplier's currency. */
  Currency: currencyInput.optional(),
  /** Made up by the page, so that a message that is sent twice makes one copy. */
  Attempt: newIdInput.optional(),
});

/** Not in the specification: a new item with the design of another item of the supplier, without its address. */
const copy = procedure
  .allow('items.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, Currency, Attempt } }) => {
    const { catalogue, context } = ctx.supplier;
    // The original is locked, so that the second of two equal messages finds the copy that the first has made.
    const { item: from } = unwrapOrThrow(await loadItem(ctx, ItemId, 'design'));
    const id = Attempt ? ctx.ids.itemNamed(`copy ${ctx.clientId} ${ItemId} ${Attempt}`) : ctx.ids.item();
    const earlier = await ctx.stores.items.load(id);
    if (earlier) return itemToWire(earlier, catalogue);
    const item = unwrapOrThrow(copyAsSold(itemOf(id, bareDesign(from)), context));
    const created = await createItem(ctx, { item, currency: Currency });
    await recordHistory(ctx, [{ about: 'item', aboutId: item.id, kind: 'copy', from: from.id, to: item.id }]);
    return itemToWire(created, catalogue);
  });

/**
 * Removes an item with its instructions and pictures. Refused where there is an enquiry about it, or a quote or an order holds it. A
 * repeat changes nothing: the history knows what was removed, so that an item which never was is none.
 */
const removeById = procedure
  .allow('items.manage')
  .input(itemIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    const stored = await ctx.stores.items.load(input);
    if (!stored) {
      const [newest] = await ctx.stores.history.of([{ about: 'item', aboutId: input }], 1);
      return newest?.kind === 'removal' ? { Id: input } : unwrapOrThrow(refused('item.none', messages.item.none));
    }
    if (stored.submittedAt !== null) unwrapOrThrow(refused('item.asked-about', messages.item.askedAbout));
    if (await ctx.stores.quotes.holds(input)) unwrapOrThrow(refused('item.quoted', messages.item.quoted));
    if ((await ctx.stores.orders.holding([input])).length > 0)
      unwrapOrThrow(refused('item.ordered', messages.item.ordered));
    await ctx.stores.items.remove(input);
    await recordHistory(ctx, [{ about: 'item', aboutId: input, kind: 'removal', from: null, to: null }]);
    return { Id: input };
  });

export const itemRouter = router({
  addPhoto,
  copy,
  getHistory,
  getItemById,
  getLastUpdated,
  getPhotoUploadTarget,
  getSurvey,
  list,
  recalcAssemblySizes,
  removeById,
  removePhoto,
  saveSurvey,
  setDoorWithTransomMullion,
  updateItem,
});
