import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ActionOf } from '../item/action.ts';
import type { HardwareKind, Item } from '../item/item.ts';
import { accepted, type Outcome, refused } from '../shared/outcome.ts';
import { firstFor } from './refit.ts';

/** Programs switch a kind on or off; for the item that is the choice of a piece, or of none. */
export function hardwareSwitch(
  item: Item,
  { kind, on }: { readonly kind: HardwareKind; readonly on: boolean },
  catalogue: Catalogue,
): Outcome<ActionOf<'hardware.choose'>> {
  if (!on) return accepted({ type: 'hardware.choose', kind, stock: null });
  const stock = item.hardware.chosen[kind] ?? firstFor(kind, item, catalogue);
  return stock === null
    ? refused('hardware.not-on-design', catalogue.words.hardware.cannotBeFitted(kind))
    : accepted({ type: 'hardware.choose', kind, stock });
}
