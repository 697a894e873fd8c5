import { type Point, type Quad, squareTo } from '@door/photo/homography';
import type { Light, Tone } from '@door/photo/light-beside';
import type { Camera } from '@door/photo/placement';
import type { RevealShadow } from '@door/photo/reveal-shadow';

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

export const cameraOf = ({ width, height, focal }: Pick<HousePhoto, 'width' | 'height' | 'focal'>): Camera => ({
  centre: [width / 2, height / 2],
  focal,
});

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
