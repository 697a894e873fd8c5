import {
  settleColourPair,
  settleCustomRal,
  settleExternalPremium,
  settleInternalPremium,
} from '../colours/settle-colours.ts';
import { settleHand } from '../design/settle-design.ts';
import { settleBackings, settleDoorTheme, settleFrameGlass } from '../glass/settle-glass.ts';
import { settleHandle, settlePieces, settleSlaveHandle } from '../hardware/settle-hardware.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../model/item.ts';

type Invariant = (item: Item, catalogue: Catalogue) => Item;

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
  settlePieces,
  settleSlaveHandle,
];

/** Settles all that a visitor chooses. */
export const settleVisitorParts = (item: Item, catalogue: Catalogue): Item =>
  invariants.reduce((settled, invariant) => invariant(settled, catalogue), item);
