import type { Catalogue } from '../catalogue/catalogue.ts';
import { settleColourPair, settleExternalPremium, settleInternalPremium } from '../colours/settle-colours.ts';
import { settleHand } from '../design/settle-design.ts';
import { settleBackings, settleDoorTheme, settleFrameGlass } from '../glass/settle-glass.ts';
import { settleHandle, settlePieces, settleSlaveHandle } from '../hardware/settle-hardware.ts';
import type { Item } from '../model/item.ts';

type Invariant = (item: Item, catalogue: Catalogue) => Item;

/** Rules that hold for every item, whatever was chosen. The order counts: a later one may depend on what an earlier one settled. */
const invariants: readonly Invariant[] = [
  (item, catalogue) => catalogue.trade.settleSystem(item, catalogue),
  settleHand,
  settleExternalPremium,
  settleInternalPremium,
  settleColourPair,
  settleDoorTheme,
  settleFrameGlass,
  settleBackings,
  (item, catalogue) => settlePieces(settleHandle(item, catalogue), catalogue),
  settleSlaveHandle,
  (item, catalogue) => catalogue.trade.settle(item, catalogue),
];

/** Law: `settle(settle(item))` equals `settle(item)`. */
export const settle = (item: Item, catalogue: Catalogue): Item =>
  invariants.reduce((settled, invariant) => invariant(settled, catalogue), item);
