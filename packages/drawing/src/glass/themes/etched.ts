import type { Shape } from '../../scene.ts';
import { filled, linear, solid, stops, stroked } from '../../shapes/paint.ts';
import { outlinePath } from '../../shapes/outline.ts';
import { rectPath } from '../../shapes/path-data.ts';
import { clearBacking } from '../backing.ts';
import type { Field } from '../field.ts';
import { insetEdge } from './in-field.ts';
import { clamp } from '../../shapes/clamp.ts';

const sandblasted = linear(
  [0, 0],
  [0.3, 1],
  stops([0, '#f2f7f8', 0.8], [0.4, '#dfe8eb', 0.76], [0.75, '#c6d3d7', 0.74], [1, '#d0d9da', 0.74]),
);

/** Frosted glass where sand struck it; whatever was masked stays clear, with a fine bright edge. */
export const satin = (d: string): readonly Shape[] => [
  filled(d, sandblasted, { evenOdd: true }),
  stroked(d, { paint: solid('#ffffff', 0.5), width: 1 }),
];

/** The line that runs beside the pane's edge at this distance. */
export const lineInside = (field: Field, by: number): string => outlinePath(insetEdge(field, by));

export const marginOf = ({ room }: Field): number => clamp(9, Math.min(room.width, room.height) * 0.1, 34);

/** Frosted bands across. On clear glass the gaps are as wide as a finger; on satin they are hairlines. */
export function etchedLines({ box, backing }: Field): readonly Shape[] {
  const pitch = clamp(16, box.height / Math.round(box.height / 46), 58);
  const gap = backing === clearBacking ? pitch * 0.32 : pitch * 0.12;
  const count = Math.ceil((box.height * 1.6) / pitch);
  const bands = Array.from({ length: count }, (_, index) =>
    rectPath({
      x: box.x - box.width * 0.3,
      y: box.y - Math.ceil((box.height * 0.3) / pitch) * pitch + index * pitch + gap / 2,
      width: box.width * 1.6,
      height: pitch - gap,
    }),
  );
  return satin(bands.join(''));
}

/** A frosted field within a clear border, and a clear line within that. */
export function etchedBorder(field: Field): readonly Shape[] {
  const margin = marginOf(field) * 1.35;
  return satin(lineInside(field, margin) + lineInside(field, margin * 1.5) + lineInside(field, margin * 1.5 + 5));
}

/** A pane frosted from edge to edge, but for fine clear uprights. */
export function pinstripe({ box, outline }: Field): readonly Shape[] {
  const count = Math.max(3, Math.round(box.width / 34));
  const pitch = box.width / count;
  const clear = Array.from({ length: count }, (_, index) =>
    rectPath({ x: box.x + (index + 0.5) * pitch - 2, y: box.y, width: 4, height: box.height }),
  );
  return satin(outline + clear.join(''));
}
