import type { BareLeaf, LeafBox } from '../hardware/piece-spot.ts';
import type { Item } from '../model/item.ts';
import { faceBox, type FaceFit } from './extra-places.ts';

/** The flag of the lowest hinge with clearance around it, mm; its middle is 150 above the bottom of the leaf. */
const flag = { width: 40, from: 96, to: 204 };

/** Hinges show on the face toward which the leaf opens; a kick plate on that face is notched for the lowest hinge. */
export function hingeNotch(
  fit: FaceFit,
  leaf: Pick<BareLeaf, 'size' | 'hand'>,
  { opens }: Pick<Item, 'opens'>,
): LeafBox | null {
  const hingesShow = (opens === 'In') === (fit.face === 'inside');
  const box = faceBox(fit, leaf);
  const top = leaf.size.height - flag.to;
  const reaches = leaf.hand === 'left' ? box.x < flag.width : box.x + box.width > leaf.size.width - flag.width;
  if (!hingesShow || !reaches || box.y + box.height <= top) return null;
  return {
    x: leaf.hand === 'left' ? 0 : leaf.size.width - flag.width,
    y: top,
    width: flag.width,
    height: flag.to - flag.from,
  };
}
