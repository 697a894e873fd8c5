import { may } from '@door/domain/people/roles';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { droppedExtras } from '@door/domain/door/extras/settle-extras';
import { resizeFrame } from '@door/domain/door/frame/resize';
import { removedDropdowns } from '@door/domain/door/hardware/refit';
import type { Item } from '@door/domain/door/model/item';
import type { ItemRecord } from '@door/domain/door/model/item-record';
import { validateItem } from '@door/domain/door/configure/validate-item';
import { partOf } from '@door/domain/door/model/parts';
import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Result, Refusal } from '../refusals.ts';
import { itemFromWire } from '@door/wire/item-from-wire';
import { itemToWire } from '@door/wire/item-to-wire';
import { partPropertyPrefix } from '@door/wire/door-props';
import { conflictingFields } from '@door/wire/conflicting-fields';
import type { CallScope } from '../procedure.ts';
import type { StoredItem } from './item-store.ts';
import { messages } from '../messages.ts';
import type { UpdatedItem } from './update-stored-item.ts';
import { settle } from '@door/domain/door/settle/settle';

/** A whole item as a program sends it. Refused where a choice cannot be made, or where two fields contradict each other. */
export function readWholeItem(wire: unknown, stored: StoredItem, ctx: CallScope): Result<UpdatedItem> {
  const { catalogue, context } = ctx.supplier;
  const read = itemFromWire(wire, catalogue);
  if (!read.ok) return read;
  const given = withPartsOfFrameSize(
    withKeptPartIds(read.value.item, stored.item, () => ctx.ids.other()),
    stored.item,
    catalogue,
  );
  const wrong = validateItem(given, context)[0] ?? tradeOnlyRefusal(given, stored.item, ctx);
  if (wrong) return refused('item.invalid', namingField(wrong));
  const item = settle(given, context);
  const record: ItemRecord = { ...read.value, item };
  const emptiedDropdowns = [...removedDropdowns(stored.item, item, catalogue), ...droppedExtras(stored.item, item)];
  const conflicts = conflictingFields(
    wire,
    itemToWire(stored, catalogue),
    itemToWire({ ...stored, ...record }, catalogue),
  );
  return conflicts.length > 0
    ? refused(
        'item.contradicts-itself',
        `${conflicts.slice(0, 3).join(', ')}: does not agree with the rest of the item.`,
      )
    : accepted({ record, emptiedDropdowns });
}

/** With the field that holds the backing of the pane, where the refusal is about one. */
const namingField = ({ pane, message }: Refusal): string =>
  pane === undefined ? message : `Props.${pane === 'door' ? 'door' : partPropertyPrefix[pane]}BackingGlass: ${message}`;

/** Ids of parts are never taken from a caller: a part keeps its id, a new part gets a new one. */
const withKeptPartIds = (given: Item, stored: Item, newId: () => string): Item => ({
  ...given,
  id: stored.id,
  frame: {
    ...given.frame,
    parts: given.frame.parts.map((part) => ({ ...part, id: partOf(stored.frame.parts, part.kind)?.id ?? newId() })),
  },
});

/** Where only the size of the frame was changed, the parts are resized with it. */
const withPartsOfFrameSize = (given: Item, stored: Item, catalogue: Catalogue): Item =>
  isEqual(given.frame.parts, stored.frame.parts) && !isEqual(given.frame, stored.frame)
    ? resizeFrame({ ...given, frame: stored.frame }, given.frame, catalogue)
    : given;

/** Refuses a visitor's change of what only the trade chooses. The profile may change with the frame template. */
function tradeOnlyRefusal(
  given: Item,
  stored: Item,
  { caller, supplier: { catalogue } }: CallScope,
): Refusal | undefined {
  if (may(caller.role, 'items.manage')) return undefined;
  const template = catalogue.template(given.templateId);
  const isSameTemplate = given.templateId === stored.templateId;
  const expected = {
    profile: isSameTemplate ? stored.frame.profile : template.profile,
    couplings: isSameTemplate ? stored.frame.couplings : {},
    systemId: stored.systemId,
    build: stored.build,
    extras: stored.extras,
  };
  const { systemId, build, extras } = given;
  const { profile, couplings } = given.frame;
  const sent = { profile, couplings, systemId, build, extras };
  return isEqual(sent, expected) ? undefined : { code: 'item.trade-only', message: messages.item.tradeOnly };
}

/** Equal in everything but the house number, which may still be given when the design is final. */
export const isSameDesign = (one: Item, other: Item): boolean =>
  isEqual({ ...one, houseNumber: '' }, { ...other, houseNumber: '' });
