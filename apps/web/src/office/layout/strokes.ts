import type { SignedPoint } from '@door/domain/selling/visit/handover';

/** As many as a handover takes: a signature has a tenth of it. */
const mostStrokes = 100;
const mostPoints = 500;
const lowest = 1000;

interface Drawn {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/**
 * Strokes in hundredths of the width on which they were drawn, with as many points as are kept; null: there are too many strokes.
 * @param width CSS px
 */
export function strokesOf(drawn: readonly Drawn[], width: number): SignedPoint[][] | null {
  const strokes = drawn.filter(({ points }) => points.length > 0);
  if (strokes.length > mostStrokes) return null;
  return strokes.map(({ points }) =>
    thinned(points).map(({ x, y }): SignedPoint => [within(x / width, 100), within(y / width, lowest)]),
  );
}

const within = (part: number, most: number): number => Math.min(most, Math.max(0, Math.round(part * 10_000) / 100));

/** Every second point, or fewer, with the first and the last. */
function thinned<Point>(points: readonly Point[]): readonly Point[] {
  const step = Math.ceil(points.length / (mostPoints - 1));
  return points.filter((_, at) => at % step === 0 || at === points.length - 1);
}
