import type { Catalogue } from '../catalogue/catalogue.ts';
import { settleColourPair, settleExternalPremium, settleInternalPremium } from '../colours/settle-colours.ts';
import { settleHand } from '../design/settle-design.ts';
import { settleBackings, settleDoorTheme, settleFrameGlass } from '../glass/settle-glass.ts';
import { settleHandle, settlePieces, settleSlaveHandle } from '../hardware/settle-hardware.ts';
import type { Item } from './item.ts';

type Invariant = (item: Item, catalogue: Catalogue) => Item;

/** What must be true of every item, whatever was chosen. In this order: what is asked later may depend on what was settled before. */
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
