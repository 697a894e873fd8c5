import type { Quad } from './homography.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Where the opening is when nothing looks like one: in the middle. */
export function cornersInMiddle({ width, height }: Room): Quad {
  const tall = 0.6 * height;
  const wide = Math.min(0.6 * width, 0.48 * tall);
  const [left, top] = [(width - wide) / 2, 0.22 * height];
  return [
    [left, top],
    [left + wide, top],
    [left + wide, top + tall],
    [left, top + tall],
  ];
}

/** From the photo to where it is shown: the same enlargement both ways. */
export interface PhotoFit {
  readonly scale: number;
  /** Where the photo's upper left corner is, CSS px. */
  readonly x: number;
  readonly y: number;
}

/** The whole photo. */
export function wholePhoto({ width, height }: Room, room: Room): PhotoFit {
  const scale = Math.min(room.width / width, room.height / height);
  return { scale, x: (room.width - width * scale) / 2, y: (room.height - height * scale) / 2 };
}

/** How much of the stage the opening takes where the photo leaves the choice, and at most. */
const openingShare = { width: 0.52, height: 0.74, widest: 0.9 };

/** CSS px of the stage above and below the opening, where its controls are; on a small one they stand beside it alone. */
function controlsOf({ height }: Room): { readonly top: number; readonly bottom: number } {
  if (height < 220) return { top: 8, bottom: 8 };
  return height < 500 ? { top: 60, bottom: 66 } : { top: 112, bottom: 120 };
}

/**
 * The opening is as large as it can be with the house around it, and the photo fills the stage; one that would lose its opening by that, such
 * as an upright photo on a phone's wide stage, leaves room at its sides.
 */
export function aroundOpening({ width, height, corners }: Room & { readonly corners: Quad }, room: Room): PhotoFit {
  const controls = controlsOf(room);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const clear = Math.max(room.height - controls.top - controls.bottom, room.height / 2);
  const close = Math.min(
    (room.width * openingShare.width) / (right - left),
    Math.min(room.height * openingShare.height, clear) / (bottom - top),
  );
  const filling = Math.max(room.width / width, room.height / height);
  const largest = Math.min((room.width * openingShare.widest) / (right - left), clear / (bottom - top));
  const scale = Math.max(close, Math.min(filling, largest));
  const shift = (middle: number, at: number, [space, length]: readonly [number, number]) => {
    const spare = space - length * scale;
    return Math.min(Math.max(0, spare), Math.max(Math.min(0, spare), at - middle * scale));
  };
  return {
    scale,
    x: shift((left + right) / 2, room.width / 2, [room.width, width]),
    y: shift((top + bottom) / 2, (room.height + controls.top - controls.bottom) / 2, [room.height, height]),
  };
}

/** Whether the stage is seen at a side of the photo. */
export const hasRoomBeside = (photo: Room, { scale }: PhotoFit, room: Room): boolean =>
  photo.width * scale < room.width - 1 || photo.height * scale < room.height - 1;
