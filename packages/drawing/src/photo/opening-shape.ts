import type { Homography } from './homography.ts';

/** What is known of the camera, px of the photo. */
export interface Camera {
  readonly centre: readonly [x: number, y: number];
  /** Focal length. */
  readonly focal: number;
}

/** Width ÷ height of the rectangle on the house that the map of its unit square shows (Zhang & He 2003). */
export function aspectOf([a, b, , d, e, , g, h]: Homography, { centre: [x, y], focal }: Camera): number {
  const across = Math.hypot((a - x * g) / focal, (d - y * g) / focal, g);
  const down = Math.hypot((b - x * h) / focal, (e - y * h) / focal, h);
  return across / down;
}
