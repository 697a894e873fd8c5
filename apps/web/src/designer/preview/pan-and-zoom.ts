/** A picture in its window: enlarged by `scale` (1: it fills the window), its top left corner at x, y (CSS px). */
export interface PanZoom {
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

export const wholePicture: PanZoom = { scale: 1, x: 0, y: 0 };

/** Large enough to see the wood grain. */
const largestScale = 6;

/** Zooms by a factor around a point that stays in place. */
export function zoomed(
  view: PanZoom,
  { by, at }: { readonly by: number; readonly at: Point },
  window: Window,
): PanZoom {
  const scale = Math.min(largestScale, Math.max(1, view.scale * by));
  const factor = scale / view.scale;
  return withinWindow({ scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, window);
}

export const panned = (view: PanZoom, by: Point, window: Window): PanZoom =>
  withinWindow({ ...view, x: view.x + by.x, y: view.y + by.y }, window);

/** Keeps the window filled: no edge of the picture comes inside it. */
const withinWindow = ({ scale, x, y }: PanZoom, { width, height }: Window): PanZoom => ({
  scale,
  x: Math.min(0, Math.max(width * (1 - scale), x)),
  y: Math.min(0, Math.max(height * (1 - scale), y)),
});
