import type { ActionOf } from '../item/action.ts';
import type { Item } from '../item/item.ts';
import { partOf } from '../item/parts.ts';
import { type Mm, mm, minus } from '../measure/mm.ts';

const framePart = ({ frame }: Item) => partOf(frame.parts, 'frame');

const compositeWidth = (item: Item): Mm => framePart(item)?.size.width ?? mm(0);

/** Centre lines of the bars beside the door of a one-piece set, from its left edge; [] where it has none. */
export const mullionsOf = (item: Item): readonly Mm[] => framePart(item)?.bars.mullions ?? [];

/** The choice of sidelight widths that brings a bar to another place; the others stay where they are. */
export function movingMullion(item: Item, index: number, to: Mm): ActionOf<'size.changeSides'> {
  const { frame } = item;
  const left = partOf(frame.parts, 'left-sidelight')?.size.width ?? mm(0);
  const right = partOf(frame.parts, 'right-sidelight')?.size.width ?? mm(0);
  const movesLeft = index === 0 && left > 0;
  return {
    type: 'size.changeSides',
    left: movesLeft ? to : left,
    right: movesLeft ? right : minus(compositeWidth(item), to),
  };
}
