/** How a picture that fills its window is looked at: enlarged by `scale`, its top left corner moved to x, y (CSS px). */
export interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Window {
  readonly width: number;
  readonly height: number;
}

export const wholePicture: Look = { scale: 1, x: 0, y: 0 };

/** Close enough to see the grain. */
const closest = 6;

/** Nearer or farther, while the point under the finger stays where it is. */
export function zoomed(look: Look, { by, at }: { readonly by: number; readonly at: Point }, window: Window): Look {
  const scale = Math.min(closest, Math.max(1, look.scale * by));
  const grown = scale / look.scale;
  return held({ scale, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown }, window);
}

export const panned = (look: Look, by: Point, window: Window): Look =>
  held({ ...look, x: look.x + by.x, y: look.y + by.y }, window);

/** The picture never leaves an edge of its window empty. */
const held = ({ scale, x, y }: Look, { width, height }: Window): Look => ({
  scale,
  x: Math.min(0, Math.max(width * (1 - scale), x)),
  y: Math.min(0, Math.max(height * (1 - scale), y)),
});
