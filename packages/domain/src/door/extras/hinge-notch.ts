import type { BareLeaf, LeafBox } from '../hardware/piece-spot.ts';
import { faceBox, type FaceFit } from './extra-places.ts';
import type { DoorOf } from './obstacles.ts';

/** Hinges show on the face toward which the leaf opens; a kick plate on that face is notched for the lowest hinge. */
export function hingeNotch(
  fit: FaceFit,
  leaf: Pick<BareLeaf, 'size' | 'hand'>,
  { item: { opens }, catalogue }: DoorOf,
): LeafBox | null {
  const { hingeFlag, hingeFromEnd } = catalogue.rows.clearances;
  const { width, height } = hingeFlag;
  const hingesShow = (opens === 'In') === (fit.face === 'inside');
  const box = faceBox(fit, leaf);
  const top = leaf.size.height - hingeFromEnd - height / 2;
  const reaches = leaf.hand === 'left' ? box.x < width : box.x + box.width > leaf.size.width - width;
  if (!hingesShow || !reaches || box.y + box.height <= top) return null;
  return { x: leaf.hand === 'left' ? 0 : leaf.size.width - width, y: top, width, height };
}
