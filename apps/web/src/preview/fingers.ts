import type { Point } from './zoom.ts';

/** Where the fingers lie, and how far apart; one finger is a drag, two are a pinch. */
export interface Fingers {
  readonly put: (finger: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>) => void;
  readonly lift: (finger: Pick<PointerEvent, 'pointerId'>) => void;
  readonly has: (finger: Pick<PointerEvent, 'pointerId'>) => boolean;
  readonly middle: () => Point;
  readonly spread: () => number;
}

export function noFingers(): Fingers {
  const points = new Map<number, Point>();
  return {
    put: ({ pointerId, clientX, clientY }) => points.set(pointerId, { x: clientX, y: clientY }),
    lift: ({ pointerId }) => points.delete(pointerId),
    has: ({ pointerId }) => points.has(pointerId),
    middle() {
      const all = [...points.values()];
      const sum = all.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
      return { x: sum.x / all.length, y: sum.y / all.length };
    },
    spread() {
      const [one, other] = [...points.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1;
    },
  };
}
