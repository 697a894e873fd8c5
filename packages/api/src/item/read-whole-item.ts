import { may } from '@door/domain/people/roles';
import { choicesTowards } from '@door/domain/door/configure/choices-towards';
import { validateItem } from '@door/domain/door/configure/validate-item';
import { effective } from '@door/domain/door/effective/effective';
import { droppedExtras } from '@door/domain/door/extras/extras-of-choices';
import { setAsChosen } from '@door/domain/door/frame/set-of-choices';
import { removedDropdowns } from '@door/domain/door/hardware/removed-stock';
import { tradeChoicesOf } from '@door/domain/door/model/choices';
import type { Item } from '@door/domain/door/model/item';
import { type ItemRecord, withoutHouseNumber } from '@door/domain/door/model/item-record';
import type { Part } from '@door/domain/door/model/parts';
import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Result, Refusal } from '../refusals.ts';
import { itemFromWire } from '@door/wire/item-from-wire';
import { itemToWire } from '@door/wire/item-to-wire';
import { partPropertyPrefix } from '@door/wire/door-props';
import { conflictingFields } from '@door/wire/conflicting-fields';
import { givenFields } from '@door/wire/given-fields';
import type { CallScope } from '../procedure.ts';
import type { StoredItem } from './item-store.ts';
import { messages } from '../messages.ts';
import type { UpdatedItem } from './update-stored-item.ts';
import { underId } from './copy-design.ts';

/**
 * A whole item as a program sends it: what of it does not follow from its choices was chosen. Refused where a choice cannot be made, or
 * where two fields contradict each other.
 */
export function readWholeItem(wire: unknown, stored: StoredItem, ctx: CallScope): Result<UpdatedItem> {
  const { catalogue, context } = ctx.supplier;
  const read = itemFromWire(wire, catalogue);
  if (!read.ok) return read;
  const sent = { ...read.value.item, ...underId(stored.item.id, read.value.item) };
  const choices = givenFields(wire)['Choices'] === undefined ? stored.item.choices : sent.choices;
  const { given, item } = itemGiven({ ...sent, choices }, stored.item, ctx);
  const wrong = validateItem(given, context)[0] ?? tradeOnlyRefusal(item, stored.item, ctx);
  if (wrong) return refused('item.invalid', namingField(wrong));
  const record: ItemRecord = { ...read.value, item };
  const emptiedDropdowns = [...removedDropdowns(stored.item, item, catalogue), ...droppedExtras(stored.item, item)];
  const conflicts = [
    ...conflictingFields(wire, itemToWire(stored, catalogue), itemToWire({ ...stored, ...record }, catalogue)),
    ...(hasSizesOf(item, given) ? [] : ['ItemSubAssembly']),
  ];
  return conflicts.length > 0
    ? refused(
        'item.contradicts-itself',
        `${conflicts.slice(0, 3).join(', ')}: does not agree with the rest of the item.`,
      )
    : accepted({ record, emptiedDropdowns });
}

/** The door as it was sent, and the item of which it is the door. Where only the size of the frame was changed, the parts follow it. */
function itemGiven(sent: Item, stored: Item, { supplier: { context } }: CallScope): { given: Item; item: Item } {
  const start = effective({ id: stored.id, choices: sent.choices }, context);
  const isResized =
    isEqual(sizesOf(sent.frame.parts), sizesOf(stored.frame.parts)) && !isEqual(sent.frame, stored.frame);
  const wanted = isResized ? { ...sent, frame: { ...sent.frame, parts: start.frame.parts } } : sent;
  const choices = choicesTowards(wanted, start, context);
  const item = effective({ id: stored.id, choices }, context);
  const { frame } = setAsChosen({ id: stored.id, choices }, context.catalogue);
  return { given: isResized ? { ...sent, frame: { ...sent.frame, parts: frame.parts } } : sent, item };
}

const sizesOf = (parts: readonly Part[]) => parts.map(({ kind, size, bars }) => ({ kind, size, bars }));

const hasSizesOf = (item: Item, given: Item): boolean =>
  isEqual(sizesOf(item.frame.parts), sizesOf(given.frame.parts)) && isEqual(item.frame.overall, given.frame.overall);

/** With the field that holds the backing of the pane, where the refusal is about one. */
const namingField = ({ pane, message }: Refusal): string =>
  pane === undefined ? message : `Props.${pane === 'door' ? 'door' : partPropertyPrefix[pane]}BackingGlass: ${message}`;

/** Refuses a visitor's change of what only the trade chooses. */
const tradeOnlyRefusal = (now: Item, stored: Item, { caller }: CallScope): Refusal | undefined =>
  may(caller.role, 'items.manage') || isEqual(tradeChoicesOf(now.choices), tradeChoicesOf(stored.choices))
    ? undefined
    : { code: 'item.trade-only', message: messages.item.tradeOnly };

/** Equal in everything but the house number, which may still be given when the design is final. */
export const isSameDesign = (one: Item, other: Item): boolean =>
  isEqual(withoutHouseNumber(one), withoutHouseNumber(other));
