import type { ActionOf } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { partOf } from '../model/parts.ts';
import { type Mm, mm, minus } from '../../lib/mm.ts';
import { sideWidthsOf } from '../sizes/side-widths.ts';

const framePart = ({ frame }: Item) => partOf(frame.parts, 'frame');

const compositeWidth = (item: Item): Mm => framePart(item)?.size.width ?? mm(0);

/** Centre lines of the bars beside the door of a one-piece set, from its left edge; [] where it has none. */
export const mullionsOf = (item: Item): readonly Mm[] => framePart(item)?.bars.mullions ?? [];

/** The action that moves one bar to `to` (mm from the left edge) and keeps the others. */
export function moveMullion(item: Item, index: number, to: Mm): ActionOf<'size.changeSides'> {
  const { left, right } = sideWidthsOf(item.frame.parts);
  const movesLeft = index === 0 && left > 0;
  return {
    type: 'size.changeSides',
    left: movesLeft ? to : left,
    right: movesLeft ? right : minus(compositeWidth(item), to),
  };
}
