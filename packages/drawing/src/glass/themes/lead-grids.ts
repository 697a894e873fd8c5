import type { Shape } from '../../scene.ts';
import { type Outline, outlinePath } from '../../shapes/outline.ts';
import { circlePath, linePath, type Point } from '../../shapes/path-data.ts';
import { filled, linear, stops } from '../../shapes/paint.ts';
import { came, lead } from '../came.ts';
import type { Field } from '../field.ts';
import { cuts, insetEdge, straightCorners } from './in-field.ts';
import { clamp } from '../../shapes/clamp.ts';

const strip = 6.5;
const solderRadius = 4.6;
const solder = linear([0, 0], [1, 1], stops([0, '#d3dade'], [0.5, '#868e94'], [1, '#454c51']));

/** Height of a diamond over its width. */
const slender = 1.55;

/** Lead strip in upright diamonds; in a pane that is itself a diamond, in squares along its edges. */
export const diamondLead = (field: Field): readonly Shape[] =>
  field.edge.round === null && !field.rectangular ? alongEdges(field) : uprightDiamonds(field);

/** Strips parallel to the edges of a pane that stands on its corner, about this far apart, mm. */
const alongEdge = 72;

function alongEdges({ edge }: Field): readonly Shape[] {
  const [top, right, bottom, left] = edge.corners;
  if (!top || !right || !bottom || !left) return [];
  const side = Math.hypot(right[0] - top[0], right[1] - top[1]);
  const count = Math.max(2, Math.round(side / alongEdge));
  const shares = cuts(0, 1, count);
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const lines = shares.flatMap((share) => [
    linePath(between(top, right, share), between(left, bottom, share)),
    linePath(between(top, left, share), between(right, bottom, share)),
  ]);
  const joints = shares.flatMap((down) =>
    shares.map((across) => between(between(top, right, down), between(left, bottom, down), across)),
  );
  return [came(lines.join(''), strip, lead), ...soldered(joints)];
}

/** Half as tall again as wide, fitted so that the pane's edges cut them in half. */
function uprightDiamonds({ box }: Field): readonly Shape[] {
  const { x, y, width, height } = box;
  // Smaller in a low pane, so that two fit one above the other.
  const pitch = clamp(58, height / 2 / slender, 94);
  const across = width / Math.max(2, Math.round(width / pitch));
  const down = height / Math.max(1, Math.round(height / (across * slender)));
  const columns = Math.round(width / across);
  const rows = Math.round(height / down);
  const reach = columns + rows + 2;
  const lines = Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const start = x + (index - reach) * across;
    const run = (rows + 2) * across;
    const rise = (rows + 2) * down;
    return (
      linePath([start, y - down], [start + run, y - down + rise]) +
      linePath([start, y - down], [start - run, y - down + rise])
    );
  });
  const joints = Array.from({ length: 2 * rows - 1 }, (_, row) =>
    Array.from(
      { length: columns },
      (_, column): Point => [x + across * (column + (row % 2 ? 0 : 0.5)), y + (down * (row + 1)) / 2],
    ),
  ).flat();
  return [came(lines.join(''), strip, lead), ...soldered(joints)];
}

/** Lead strip in nearly square panes. */
export function squareLead({ box }: Field): readonly Shape[] {
  const { x, y, width, height } = box;
  const columns = Math.max(2, Math.round(width / 112));
  const rows = Math.max(2, Math.round(height / ((width / columns) * 1.12)));
  const uprights = cuts(x, width, columns);
  const rails = cuts(y, height, rows);
  return [
    ...gridCame(field4(box), { uprights, rails }),
    ...soldered(uprights.flatMap((at) => rails.map((down): Point => [at, down]))),
  ];
}

/** A line beside every side of the pane; where two meet at a corner both run on to the edge. */
export function prairieLead(field: Field): readonly Shape[] {
  const { width, height } = field.room;
  const margin = clamp(26, Math.min(width, height) * 0.22, 92);
  const frame = insetEdge(field, margin);
  const crossings = straightCorners(frame);
  const runOn = crossings.flatMap(([x, y]) =>
    frame.corners
      .filter((other) => isBeside(frame, [x, y], other))
      .map(([fromX, fromY]) => {
        const length = Math.hypot(x - fromX, y - fromY) || 1;
        const reach = (margin * 1.6) / length;
        return linePath([x, y], [x + (x - fromX) * reach, y + (y - fromY) * reach]);
      }),
  );
  return [came(outlinePath(frame) + runOn.join(''), strip, lead), ...soldered(crossings)];
}

/** Whether a straight side of the outline runs between these corners. */
function isBeside({ corners, round }: Outline, corner: Point, other: Point): boolean {
  return corners.some((from, index) => {
    const ends = [from, corners[(index + 1) % corners.length]].map(String);
    return (
      index !== round?.from &&
      String(corner) !== String(other) &&
      [corner, other].every((end) => ends.includes(String(end)))
    );
  });
}

interface Grid {
  readonly uprights: readonly number[];
  readonly rails: readonly number[];
}

/** Ends of the strips, beyond the pane on all four sides. */
const field4 = ({ x, y, width, height }: Field['box']) => ({
  left: x - width * 0.3,
  right: x + width * 1.3,
  top: y - height * 0.3,
  bottom: y + height * 1.3,
});

function gridCame(
  { left, right, top, bottom }: ReturnType<typeof field4>,
  { uprights, rails }: Grid,
): readonly Shape[] {
  const lines = [
    ...uprights.map((at) => linePath([at, top], [at, bottom])),
    ...rails.map((down) => linePath([left, down], [right, down])),
  ];
  return [came(lines.join(''), strip, lead)];
}

/** Where strips cross they are soldered: a flat bright blob. */
const soldered = (joints: readonly Point[]): readonly Shape[] =>
  joints.map(([x, y]) => filled(circlePath(x, y, solderRadius), solder));
