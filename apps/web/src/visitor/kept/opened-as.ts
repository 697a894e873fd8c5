import type { Item } from '@door/domain/door/model/item';

/**
 * A kept door as it takes the place of the design in progress. What only the trade chooses stays that of the design, because a
 * visitor may not change it; so does the house number, where the kept door has none.
 */
export function openedAs(kept: Item, present: Item): Item {
  const { systemId, extras, build } = present;
  const isSameTemplate = present.templateId === kept.templateId;
  const { profile, couplings } = isSameTemplate ? present.frame : { ...kept.frame, couplings: {} };
  return {
    ...kept,
    systemId,
    extras,
    build,
    opens: isSameTemplate ? present.opens : kept.opens,
    frame: { ...kept.frame, profile, couplings },
    houseNumber: kept.houseNumber || present.houseNumber,
  };
}
