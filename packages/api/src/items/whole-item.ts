import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { droppedExtras } from '@door/domain/extras/lost-extras';
import { opensOn } from '@door/domain/frame/from-template';
import { refilled } from '@door/domain/frame/resize';
import { droppedBetween } from '@door/domain/hardware/dropped';
import type { Item } from '@door/domain/item/item';
import { findings } from '@door/domain/item/lawful';
import { partOf } from '@door/domain/item/parts';
import { settle } from '@door/domain/item/settle';
import { alike } from '@door/domain/shared/alike';
import { accepted, type Outcome, type Refusal, refused } from '@door/domain/shared/outcome';
import { itemFromWire } from '@door/wire/item-from-wire';
import { itemToWire } from '@door/wire/item-to-wire';
import { strayFields } from '@door/wire/stray-fields';
import type { CallScope } from '../gate.ts';
import type { StoredItem } from '../ports/shop.ts';
import { words } from '../words.ts';
import type { Chosen } from './apply-actions.ts';

/** A whole item from outside, if every choice in it can be had. Nothing that it says is dropped in silence. */
export function wholeItem(wire: unknown, stored: StoredItem, ctx: CallScope): Outcome<Chosen> {
  const { catalogue } = ctx.supplier;
  const read = itemFromWire(wire, catalogue);
  if (!read.ok) return read;
  const given = withSizes(
    withPartIds(read.value, stored.item, () => ctx.ids.other()),
    stored.item,
    catalogue,
  );
  const wrong = findings(given, catalogue)[0] ?? tradeFinding(given, stored.item, ctx);
  if (wrong) return refused('item.not-lawful', wrong.message);
  const item = settle(given, catalogue);
  const emptied = [...droppedBetween(stored.item, item, catalogue), ...droppedExtras(stored.item, item)];
  const stray = strayFields(wire, itemToWire(stored, catalogue), itemToWire({ ...stored, item }, catalogue));
  return stray.length > 0
    ? refused('item.contradicts-itself', `${stray.slice(0, 3).join(', ')}: does not agree with the rest of the item.`)
    : accepted({ item, emptied });
}

/** Callers may not name parts: a part keeps its id, a new one gets one. */
const withPartIds = (given: Item, stored: Item, newId: () => string): Item => ({
  ...given,
  id: stored.id,
  frame: {
    ...given.frame,
    parts: given.frame.parts.map((part) => ({ ...part, id: partOf(stored.frame.parts, part.kind)?.id ?? newId() })),
  },
});

/** Where the frame was given another size and the parts were left as they were, the parts follow the frame. */
const withSizes = (given: Item, stored: Item, catalogue: Catalogue): Item =>
  alike(given.frame.parts, stored.frame.parts) && !alike(given.frame, stored.frame)
    ? refilled(given, given.frame, catalogue)
    : given;

/** What the trade settles is not a visitor's to change; the way in which a door opens comes with its frame style. */
function tradeFinding(given: Item, stored: Item, { caller, supplier: { catalogue } }: CallScope): Refusal | undefined {
  if (caller.role !== 'public') return undefined;
  const template = catalogue.template(given.templateId);
  const isSameStyle = given.templateId === stored.templateId;
  const due = {
    opens: isSameStyle ? stored.opens : opensOn(template, catalogue),
    profile: isSameStyle ? stored.frame.profile : template.profile,
    systemId: stored.systemId,
    build: stored.build,
    extras: stored.extras,
  };
  const { opens, systemId, build, extras } = given;
  const is = { opens, profile: given.frame.profile, systemId, build, extras };
  return alike(is, due) ? undefined : { code: 'item.trade-only', message: words.item.tradeOnly };
}

/** Everything but where the door will stand. */
export const isSameDesign = (one: Item, other: Item): boolean =>
  alike({ ...one, numerals: '', address: '' }, { ...other, numerals: '', address: '' });
