import { switchHardwareAction } from '@door/domain/door/hardware/choose-hardware';
import { type Action, isVisitorAction } from '@door/domain/door/model/action';
import { parsedJson } from '@door/domain/door/model/fields';
import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { recordOf } from '@door/domain/door/model/item-record';
import { accepted, refused } from '@door/domain/door/model/result';
import { partOf } from '@door/domain/door/model/parts';
import { isEqual } from '@door/domain/lib/is-equal';
import { may } from '@door/domain/people/roles';
import { itemToWire, subAssemblyToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { actionInput } from '../input/action-input.ts';
import { booleanInput, oneOf } from '../input/choices.ts';
import { designIdInput, itemIdInput, versionInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { jsonText, text } from '../input/text.ts';
import type { StoredItem } from '../item/item-store.ts';
import { checkVersion, idempotencyKeyOf } from '../item/item-version.ts';
import { isDesignFinal, itemIsSubmitted, loadToChange } from '../item/load-item.ts';
import { updatePart } from '../item/update-part.ts';
import {
  applyActions,
  type ItemUpdate,
  saveUpdate,
  updateByActions,
  type UpdatedItem,
  updateStoredItem,
} from '../item/update-stored-item.ts';
import { messages } from '../messages.ts';
import type { Caller } from '../ports/context.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

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
function changeOf(ctx: Omit<CallScope, 'stores'>, stored: StoredItem, message: Message): Result<UpdatedItem | null> {
  const lastIdempotencyKey = idempotencyKeyOf(ctx, 'configureItem', message);
  if (stored.lastIdempotencyKey === lastIdempotencyKey) return accepted(null);
  const actions = allowedActions(ctx.caller, message.Actions);
  if (!actions.ok) return actions;
  const updated = applyActions(recordOf(stored), actions.value, ctx.supplier.context);
  // Of two windows that take the same choice, neither has a conflict.
  if (updated.ok && isEqual(updated.value.record, recordOf(stored))) return accepted(null);
  const version = checkVersion(stored, message.LastUpdated);
  if (!version.ok || !updated.ok) return version.ok ? updated : version;
  return accepted({ ...updated.value, lastIdempotencyKey });
}

/** The actions, if this caller may take all of them. */
const allowedActions = ({ role }: Caller, actions: readonly Action[]): Result<readonly Action[]> =>
  !may(role, 'items.manage') && !actions.every(isVisitorAction)
    ? refused('item.trade-only', messages.item.tradeOnly)
    : accepted(actions);

const selectDesignInput = z.object({ ItemId: itemIdInput, DesignId: designIdInput });

export const selectDesign = procedure
  .allow('ownItem.design')
  .input(selectDesignInput)
  .use(inOneTransaction)
  .mutation(({ ctx, input: { ItemId, DesignId } }) =>
    updateStoredItem(ctx, ItemId, updateByActions([{ type: 'design.choose', designId: DesignId }])),
  );

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
    const unchanged: Result<UpdatedItem> = accepted({ record, emptiedDropdowns: [] });
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

const length = z.int('must be whole mm').min(1, 'must be positive').max(100_000, 'must be at most 100000 mm');

/** Whether every number in this JSON text is whole: positions of bars, in a list or as `Position` of its records. */
const hasWholePlaces = (json: string): boolean => {
  const given = parsedJson(json);
  const bars: readonly unknown[] = Array.isArray(given) ? given : [];
  const places = bars.map((bar) => z.object({ Position: z.number() }).safeParse(bar).data?.Position ?? bar);
  return places.every((place) => typeof place !== 'number' || Number.isInteger(place));
};

const updateSubAssemblyInput = z
  .object({
    Id: text(100),
    FrameId: itemIdInput,
    Width: length,
    Height: length,
    glassTheme: text(100),
    backingGlass: text(100),
    SubAssemblyType: text(100).optional(),
    glassThemePriceGroup: text(100).optional(),
    FrameParts: jsonText(20_000).refine(hasWholePlaces, 'must hold whole mm').optional(),
    Mullions: jsonText(20_000).refine(hasWholePlaces, 'must hold whole mm').optional(),
    Props: jsonText(20_000).optional(),
  })
  .meta(refersTo('whole part'));

/** Changes size, bars or glass of one part; the other parts of the set follow. What cannot be so is refused by its name. */
export const updateSubAssembly = procedure
  .allow('ownItem.design')
  .input(updateSubAssemblyInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: given }) => {
    const { catalogue, context } = ctx.supplier;
    const loaded = unwrapOrThrow(await loadToChange(ctx, given.FrameId, 'finish'));
    const { stored } = loaded;
    const { part, updated } = unwrapOrThrow(updatePart(given, recordOf(stored), context));
    if (isDesignFinal(ctx, stored) && !isEqual(updated.record.item, stored.item)) unwrapOrThrow(itemIsSubmitted);
    const { item } = await saveUpdate(ctx, loaded, updated);
    return subAssemblyToWire(partOf(item.frame.parts, part.kind) ?? part, item, catalogue);
  });
