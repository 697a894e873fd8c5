import { notOffered } from '../choice/option.ts';
import type { Check, RuleContext } from '../choice/rule.ts';
import { type LeafBox, pieceSpot, piecePlaces } from '../hardware/piece-spot.ts';
import { hardwareTable } from '../model/hardware-kinds.ts';
import type { Spyhole } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { type Mm, mm } from '../../lib/mm.ts';
import type { Refusal } from '../model/result.ts';
import { extrasOutside, faceBox, fittedRow, isOnLeaf, masterLeaf, obstaclesOn, overlap } from './extra-places.ts';
import { boxAround, type DoorOf } from './obstacles.ts';

/** Height of a spyhole's centre above the bottom of the leaf; null: the door has none. */
export function spyholeHeight(spyhole: Spyhole, door: DoorOf): Mm | null {
  const box = spyholeBox(spyhole, door);
  return box && mm(masterLeaf(door).size.height - box.y - box.height / 2);
}

/** Why a spyhole cannot sit at that height: glass or hardware is there, or the knocker hides who stands before the first one. */
export function disabledReasonForSpyholeAt(
  height: Mm,
  spyhole: Spyhole,
  { item, context }: { readonly item: Item; readonly context: RuleContext },
): Refusal | null {
  const { catalogue, messages } = context;
  const box = spyholeBox(spyhole, { item: withHeight(item, spyhole, height), catalogue });
  if (!box) return notOffered('extra', messages.extras.noSpyhole);
  const leaf = masterLeaf({ item, catalogue });
  const others = { item: withoutSpyhole(item, spyhole), catalogue };
  const inTheWay = [...obstaclesOn('outside', leaf, others), ...extrasOutside(others, leaf)];
  const { toEdge } = catalogue.rows.clearances.extras;
  if (!isOnLeaf(box, leaf, toEdge) || inTheWay.some((obstacle) => overlap(box, obstacle))) {
    return { code: 'extra.no-room', message: messages.extras.spyholeInTheWay(height) };
  }
  const knocker = catalogue.design(item.designId).heights.knocker;
  const isHidden = spyhole === 'spyhole' && item.hardware.chosen.knocker !== null && height < knocker;
  return isHidden ? { code: 'extra.below-knocker', message: messages.extras.aboveKnocker(knocker) } : null;
}

export const spyholeHeightIsOffered: Check<'extra.placeSpyhole'> = (item, { spyhole, height }, context) => {
  if (height !== null) return disabledReasonForSpyholeAt(height, spyhole, { item, context });
  const isThere = spyholeBox(spyhole, { item, catalogue: context.catalogue }) !== null;
  return isThere ? null : notOffered('extra', context.messages.extras.noSpyhole);
};

const withHeight = (item: Item, spyhole: Spyhole, height: Mm | null): Item => ({
  ...item,
  extras: { ...item.extras, spyholeHeights: { ...item.extras.spyholeHeights, [spyhole]: height } },
});

function spyholeBox(spyhole: Spyhole, { item, catalogue }: DoorOf): LeafBox | null {
  const leaf = masterLeaf({ item, catalogue });
  if (spyhole === 'spyhole2') {
    const fit = fittedRow(spyhole, item, catalogue)?.fit;
    return fit?.at === 'face' ? faceBox(fit, leaf) : null;
  }
  if (item.hardware.chosen.spyhole === null) return null;
  const spot = pieceSpot(spyhole, leaf, piecePlaces(item, catalogue));
  return boxAround(spot, leaf, hardwareTable.spyhole.place.half);
}

const withoutSpyhole = (item: Item, spyhole: Spyhole): Item =>
  spyhole === 'spyhole'
    ? { ...item, hardware: { ...item.hardware, chosen: { ...item.hardware.chosen, spyhole: null } } }
    : { ...item, extras: { ...item.extras, chosen: { ...item.extras.chosen, spyhole2: null } } };
