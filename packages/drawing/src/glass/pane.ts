import type { PaneFacts } from '../facts.ts';
import type { Group, Shape, Side } from '../scene.ts';
import { group, solid, stroked } from '../shapes/paint.ts';
import { edgeShade } from '../shapes/shadow.ts';
import { clearBacking } from './backing.ts';
import { type BehindGlass, behindGlassByDay } from './behind-glass.ts';
import { memoize } from '../light/memoize.ts';
import { atOrigin, type Field, fieldOf, type PaneView, type Theme } from './field.ts';
import { themeNamed } from './themes/themes.ts';

/** A pane within its outline: what stands behind, the backing, the theme, reflections, and the shade of its recess. */
export function drawPane(pane: PaneFacts, seen: PaneView, behind: BehindGlass = behindGlassByDay): Group {
  const field = fieldOf(pane, seen);
  const { side } = seen;
  const { outline } = field;
  const { glazing } = pane;
  const shapes =
    glazing.kind === 'unglazed'
      ? [...behind.unglazed(field, side), ...recess(field, 1.5)]
      : [
          ...glassOf(field, { side, behind, theme: glazing.kind === 'theme' ? themeNamed(glazing.name) : null }),
          ...recess(field, 1),
          ...unitEdge(outline),
        ];
  return group('pane', shapes, { clip: outline });
}

interface Glazed {
  readonly side: Side;
  readonly behind: BehindGlass;
  /** null for plain glass, and for a theme without a drawing. */
  readonly theme: Theme | null;
}

function glassOf(field: Field, { side, behind, theme }: Glazed): readonly Shape[] {
  const clear = theme?.ground === 'etched' || field.backing === clearBacking;
  const ground = clear ? behind.clear(field, side) : behind.obscured(field, side);
  return [...ground, ...(theme ? [worked(theme, field)] : []), ...behind.over(field, side, clear ? 1 : 0.75)];
}

const worked = (theme: Theme, field: Field): Shape =>
  group('theme', composed(theme, atOrigin(field)), { shift: [field.box.x, field.box.y] });

/** Memoized, because panes of one size share one drawing of a theme. */
const composed = memoize(
  12,
  (theme: Theme, field: Field): readonly Shape[] => theme.compose(field),
  ({ name }, field) => `${name} ${JSON.stringify(field)}`,
);

/** The glass is recessed, so that the upper and left edges of the cassette cast a shadow on it. */
function recess({ box, outline, rectangular }: Field, depth: number): readonly Shape[] {
  if (!rectangular)
    return [shadeAlong(outline, 9, 0.3), group('recess', [shadeAlong(outline, 24 * depth, 0.2)], { shift: [4, 5] })];
  const top = Math.min(34 * depth, box.height * 0.16);
  const left = Math.min(24 * depth, box.width * 0.16);
  return edgeShade(box, { top, left, right: 5, bottom: 4, alpha: 0.48 });
}

const shadeAlong = (outline: string, width: number, alpha: number) =>
  stroked(outline, { paint: solid('#0b1216', alpha), width });

/** 2 mm of black rubber and the unit's pale spacer inside it. Half of each stroke is clipped away. */
const unitEdge = (outline: string): readonly Shape[] => [
  stroked(outline, { paint: solid('#e6edf0', 0.22), width: 17 }),
  stroked(outline, { paint: solid('#14191c', 0.78), width: 3.6 }),
];
