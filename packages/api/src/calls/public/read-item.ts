import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { itemToWire } from '@door/wire/item-to-wire';
import type { WireItem } from '@door/wire/wire-item';
import { itemIdInput } from '../../input/ids.ts';
import { readItem } from '../../items/load-item.ts';
import type { StoredItem } from '../../ports/item-store.ts';
import { procedure } from '../../procedure.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';

const read = procedure.allow('ownItem.design').input(itemIdInput);

/** Of items that were read, which are the same objects while nothing of them has changed (`Ports.readItem`). */
const spelled = new WeakMap<StoredItem, { readonly catalogue: Catalogue; readonly wire: WireItem }>();

/** Frozen, so that the text of its JSON is kept with it. */
function spell(stored: StoredItem, catalogue: Catalogue): WireItem {
  const known = spelled.get(stored);
  if (known?.catalogue === catalogue) return known.wire;
  const wire = Object.freeze(itemToWire(stored, catalogue));
  spelled.set(stored, { catalogue, wire });
  return wire;
}

/** NOT_FOUND for somebody else's items too. A visitor's item is no longer answered once its enquiry was sent. */
export const tryGetItemForPublic = read.query(async ({ ctx, input }) =>
  spell(unwrapOrThrow(await readItem(ctx, input)), ctx.supplier.catalogue),
);

export const getItemSubAssemblies = read.query(
  async ({ ctx, input }) => spell(unwrapOrThrow(await readItem(ctx, input)), ctx.supplier.catalogue).ItemSubAssembly,
);
