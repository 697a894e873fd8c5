import type { Homography, Quad } from '@door/drawing/photo/homography';
import { squareTo } from '@door/drawing/photo/homography';
import type { Light, Tone } from '@door/drawing/photo/light-beside';
import type { RevealShadow } from '@door/drawing/photo/reveal-shadow';
import type { Point } from '@door/drawing/shapes/path-data';

/** A line of the brush: what it covers stands in front of the door. px of the photo. */
export interface BrushStroke {
  /** Takes away what earlier lines have covered. */
  readonly erases: boolean;
  readonly radius: number;
  readonly points: readonly Point[];
}

/** The visitor's own house as it is kept on the device. All places are px of the photo. */
export interface HousePhoto {
  readonly version: 2;
  /** Pixels alone: where and with what it was taken was removed. */
  readonly jpeg: Blob;
  readonly width: number;
  readonly height: number;
  /** Focal length of the camera. */
  readonly focal: number;
  /** Of the opening. */
  readonly corners: Quad;
  readonly light: Light;
  readonly shadow: RevealShadow;
  /** The visitor's own correction of the light. */
  readonly tone: Tone;
  readonly inFront: readonly BrushStroke[];
}

/** More lines than anybody draws; the oldest go. */
export const mostStrokes = 300;

/** Where the opening is when nothing looks like one: in the middle. */
export function cornersInMiddle({ width, height }: Pick<HousePhoto, 'width' | 'height'>): Quad {
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

export const cameraOf = ({ width, height, focal }: Pick<HousePhoto, 'width' | 'height' | 'focal'>) => ({
  centre: [width / 2, height / 2] as const,
  focal,
});

/** From the photo to where it is shown: the same enlargement both ways. */
export interface PhotoFit {
  readonly scale: number;
  /** Where the photo's upper left corner is, CSS px. */
  readonly x: number;
  readonly y: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
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
export function aroundOpening(
  { width, height, corners }: Pick<HousePhoto, 'width' | 'height' | 'corners'>,
  room: Room,
): PhotoFit {
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
export const hasRoomBeside = (photo: Pick<HousePhoto, 'width' | 'height'>, { scale }: PhotoFit, room: Room): boolean =>
  photo.width * scale < room.width - 1 || photo.height * scale < room.height - 1;

/** A map of the plane as CSS takes it. */
export const cssMatrix = ([a, b, c, d, e, f, g, h, i]: Homography): string =>
  `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(',')})`;

/** A stored photo, in today's version; null for anything else, such as what a later release wrote. */
export function readHousePhoto(stored: unknown): HousePhoto | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const photo = stored as Partial<Omit<HousePhoto, 'version'>> & { readonly version?: unknown };
  const whole =
    (photo.version === 1 || photo.version === 2) &&
    photo.jpeg instanceof Blob &&
    [photo.width, photo.height, photo.focal].every((length) => typeof length === 'number' && length > 0) &&
    Array.isArray(photo.corners) &&
    squareTo(photo.corners) !== null &&
    Array.isArray(photo.inFront);
  return whole ? withContrast(photo as HousePhoto) : null;
}

/** Version 1 knew no contrast. */
const withContrast = (photo: HousePhoto): HousePhoto => ({
  ...photo,
  version: 2,
  light: { ...photo.light, contrast: photo.light.contrast ?? 1 },
  tone: { ...photo.tone, contrast: photo.tone.contrast ?? 0 },
});
