import type { Box as PlacedBox } from '@door/drawing/facts';

/** A rectangle by its edges, mm. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const inside = (box: Box, around: Box) =>
  box.left < box.right &&
  box.top < box.bottom &&
  box.left >= around.left &&
  box.right <= around.right &&
  box.top >= around.top &&
  box.bottom <= around.bottom;

const nearer = (one: Box, other: Box, gap: number) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

export const collisions = (boxes: readonly Box[], gap: number) =>
  boxes.filter((one, index) => boxes.slice(index + 1).some((other) => nearer(one, other, gap)));

export const between = (ones: readonly Box[], others: readonly Box[], gap: number) =>
  ones.filter((one) => others.some((other) => nearer(one, other, gap)));

export const boxOf = ({ x, y, width, height }: PlacedBox): Box => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
});
