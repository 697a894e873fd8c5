import { settleBuild } from '../build/settle-build.ts';
import { inSystem } from '../build/settle-system.ts';
import {
  settleColourPair,
  settleCustomRal,
  settleExternalPremium,
  settleInternalPremium,
} from '../colours/settle-colours.ts';
import { settleBackings, settleDoorTheme, settleFrameGlass } from '../glass/settle-glass.ts';
import { settleHandle, settlePieces, settleSlaveHandle } from '../hardware/settle-hardware.ts';
import { settleLetterPlateHeight, settleMissingLetterPlate } from '../hardware/letter-plate-height.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { RuleContext } from '../choice/rule.ts';
import { settleExtras } from '../extras/settle-extras.ts';
import type { Item } from '../model/item.ts';
import { handOn } from '../design-fit/hand-of-design.ts';

type Invariant = (item: Item, catalogue: Catalogue) => Item;

/** Puts the hinges on a side that the design allows. */
const settleHand = (item: Item, catalogue: Catalogue): Item => ({
  ...item,
  ...handOn(catalogue.design(item.designId), item),
});

/** What must hold for every item. The order counts: a later one may depend on what an earlier one settled. */
const invariants: readonly Invariant[] = [
  settleHand,
  settleCustomRal,
  settleExternalPremium,
  settleInternalPremium,
  settleColourPair,
  settleDoorTheme,
  settleFrameGlass,
  settleBackings,
  settleHandle,
  settleLetterPlateHeight,
  settlePieces,
  settleMissingLetterPlate,
  settleSlaveHandle,
];

/** Settles all that a visitor chooses. */
export const settleVisitorParts = (item: Item, catalogue: Catalogue): Item =>
  invariants.reduce((settled, invariant) => invariant(settled, catalogue), item);

/**
 * Makes true what must hold for every item. The system comes first: everything else depends on what it is made with. Law:
 * `settle(settle(item))` equals `settle(item)`.
 */
export function settle(item: Item, context: RuleContext): Item {
  const settled = settleVisitorParts(inSystem(item, context.catalogue), context.catalogue);
  return settleExtras(settleBuild(settled, context), context);
}
