import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { Hand, Item } from '../model/item.ts';

export const hands: readonly Hand[] = ['left', 'right'];

/** The hinge side with a design: the current one if the design allows it, else the one that it allows. */
export function handOn(design: Design, item: Pick<Item, 'hand' | 'handChosen'>): Pick<Item, 'hand' | 'handChosen'> {
  if (design.hands[item.hand]) return { hand: item.hand, handChosen: item.handChosen };
  return { hand: hands.find((hand) => design.hands[hand]) ?? item.hand, handChosen: false };
}
