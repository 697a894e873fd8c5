import { lists, viewLimits } from '@door/domain/lib/search/saved-view';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { newIdInput } from '../input/ids.ts';
import { filledText, text } from '../input/text.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const listInput = oneOf(lists);
const paramsInput = z
  .record(text(40), text(viewLimits.param))
  .refine((params) => Object.keys(params).length <= viewLimits.params, 'must have fewer parameters');

const accountCall = procedure.allow('account.see');

type ListOf = z.output<typeof listInput>;
type AccountScope = Pick<CallScope, 'stores'> & { readonly caller: { readonly userId: string } };

async function settingsOf({ stores, caller: { userId } }: AccountScope, list: ListOf) {
  const views = await stores.listSettings.views(userId, list);
  return {
    Views: views.map(({ id, name, params }) => ({ Id: id, Name: name, Params: params })),
    /** null: the usual ones. */
    Columns: await stores.listSettings.columns(userId, list),
  };
}

/** Not in the specification: the caller's saved views and columns of a list. */
export const listSettings = accountCall
  .input(z.strictObject({ List: listInput }))
  .use(inOneTransaction)
  .query(({ ctx, input: { List } }) => settingsOf(ctx, List));

/** The Id is made up by the page, so that a message that is sent twice saves one view. */
const viewInput = z.strictObject({
  List: listInput,
  Id: newIdInput,
  Name: filledText(viewLimits.name),
  Params: paramsInput,
});

/** Saves a view of the caller, or replaces the one of that Id. */
export const saveView = accountCall
  .input(viewInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { List: list, Id: id, Name: name, Params: params } }) => {
    const { listSettings: store } = ctx.stores;
    const { userId } = ctx.caller;
    const others = (await store.views(userId, list)).filter((view) => view.id !== id);
    if (others.length >= viewLimits.views) unwrapOrThrow(refused('list.too-many-views', messages.list.tooManyViews));
    await store.saveView(userId, { id, list, name, params });
    return settingsOf(ctx, list);
  });

/** A repeat changes nothing. */
export const removeView = accountCall
  .input(z.strictObject({ List: listInput, Id: newIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { List, Id } }) => {
    await ctx.stores.listSettings.removeView(ctx.caller.userId, Id);
    return settingsOf(ctx, List);
  });

const columnsInput = z.strictObject({
  List: listInput,
  Columns: z.array(text(40)).max(viewLimits.columns, `must have at most ${viewLimits.columns} entries`),
});

export const chooseColumns = accountCall
  .input(columnsInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { List, Columns } }) => {
    await ctx.stores.listSettings.saveColumns(ctx.caller.userId, List, Columns);
    return settingsOf(ctx, List);
  });
