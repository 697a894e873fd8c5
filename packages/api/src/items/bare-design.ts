import type { ItemId } from '@door/domain/item/ids';
import type { Item } from '@door/domain/item/item';
import type { Part } from '@door/domain/item/parts';
import type { BareDesign } from '../ports/shop.ts';

/** What of an item may be handed around. Parts are named by their kind, of which a set has one each: their own ids stay with the item. */
export function bareDesign({ id: _id, numerals: _numerals, address: _address, ...design }: Item): BareDesign {
  return withPartIds(design, ({ kind }) => kind);
}

/** An item of that design that stands nowhere yet. */
export const itemOf = (id: ItemId, design: BareDesign): Item => ({ ...design, id, numerals: '', address: '' });

export const withPartIds = (design: BareDesign, idOf: (part: Part) => string): BareDesign => ({
  ...design,
  frame: { ...design.frame, parts: design.frame.parts.map((part) => ({ ...part, id: idOf(part) })) },
});
