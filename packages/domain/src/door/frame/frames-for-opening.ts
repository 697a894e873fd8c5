import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import type { RuleContext } from '../choice/rule.ts';
import type { Item } from '../model/item.ts';
import { mm, type Size } from '../../lib/mm.ts';
import { sizeRefusal } from './choose-sizes.ts';
import { templateOptions } from './template-options.ts';
import { setWith } from './set-of-choices.ts';

/** Closer than this a frame is right: it is made to measure, and a photo is no measure, mm. */
const closeEnough = 60;

/** Farther than this it is a frame for another opening, even where one could be made so wide, mm. */
const farthest = 250;

/** More would be a list to search. */
const mostFrames = 3;

/** How much wider than a frame an opening of this shape (width ÷ height) is where both are as high, mm; negative: narrower. */
export const widerThan = ({ width, height }: Size, shape: number): number => shape * height - width;

/**
 * The frames that fit an opening better than the present one, the best first and one of each layout. A photo tells the opening's shape alone
 * (width ÷ height), so each frame is taken at its usual height; it fits where it can be made in the width that the opening then has. None
 * where the present frame is right.
 */
export function framesForOpening(item: Item, shape: number, context: RuleContext): readonly FrameTemplate[] {
  const present = Math.abs(widerThan(item.frame.overall, shape));
  if (present < closeEnough) return [];
  const off = ({ overall }: FrameTemplate) => Math.abs(widerThan(overall, shape));
  const better = templateOptions(item, context.catalogue)
    .filter(({ chosen, disabledReason }) => !chosen && disabledReason === null)
    .map(({ value }) => value)
    .filter((template) => off(template) < Math.min(present, farthest) && canFill(item, template, { shape, context }))
    .toSorted((one, other) => off(one) - off(other) || otherwiseBuilt(one, item) - otherwiseBuilt(other, item));
  return better.filter((template, place) => firstOfLayout(template, better) === place).slice(0, mostFrames);
}

/** Whether the frame can be made as wide as an opening of this shape is at the frame's usual height. */
function canFill(
  item: Item,
  { id, overall: { height } }: FrameTemplate,
  { shape, context }: { readonly shape: number; readonly context: RuleContext },
): boolean {
  const size = { width: mm(Math.round(shape * height)), height };
  const sizes = { [id]: { overall: { size, mode: 'Standard' } } } as const;
  return sizeRefusal({ ...item, ...setWith(item, { templateId: id, sizes }, context) }, context) === null;
}

/** Frames of one layout differ in their joints alone: the one that is built as the present frame is first. */
const otherwiseBuilt = ({ construction }: FrameTemplate, { frame }: Item): number =>
  construction === frame.construction ? 0 : 1;

const firstOfLayout = ({ doors, sides, fanlight }: FrameTemplate, all: readonly FrameTemplate[]): number =>
  all.findIndex((other) => other.doors === doors && other.sides === sides && other.fanlight === fanlight);
