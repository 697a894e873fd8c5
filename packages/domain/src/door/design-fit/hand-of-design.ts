import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { Hand } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';

export const hands: readonly Hand[] = ['left', 'right'];

/** The side that a person chose, else the usual one. */
export const wantedHand = ({ choices }: Pick<Item, 'choices'>): Hand => choices.hand ?? 'left';

/** The hinge side with a design: the wanted one if the design allows it, else the one that it allows. */
export const handOn = (design: Pick<Design, 'hands'>, wanted: Hand): Hand =>
  design.hands[wanted] ? wanted : (hands.find((hand) => design.hands[hand]) ?? wanted);
