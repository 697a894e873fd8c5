import type { PaneFacts } from '../facts.ts';
import type { Group, Shape, Side } from '../scene.ts';
import { filled, group, linear, solid, stops, stroked } from '../shapes/paint.ts';
import { polygonPath } from '../shapes/path-data.ts';
import { edgeShade } from '../shapes/shadow.ts';
import { clearBacking, obscuredGround } from './backing.ts';
import { clearGround, opening } from './clear-view.ts';
import { type Field, fieldOf } from './field.ts';
import { themeNamed } from './themes/themes.ts';

interface Seen {
  /** Path data of the sight, in the coordinates of the pane's box. */
  readonly outline: string;
  readonly side: Side;
}

/** A pane within its outline: what stands behind, the backing, the theme, reflections, and the shade of its recess. */
export function drawPane(pane: PaneFacts, { outline, side }: Seen): Group {
  const field = fieldOf(pane, outline);
  const { glazing } = pane;
  const shapes =
    glazing.kind === 'unglazed'
      ? [...opening(field, side), ...recess(field, 1.5)]
      : [
          ...glassOf(field, { side, theme: glazing.kind === 'theme' ? glazing.name : null }),
          ...recess(field, 1),
          gasket(outline),
        ];
  return group('pane', shapes, { clip: outline });
}

interface Glazed {
  readonly side: Side;
  /** Name in the catalogue; null for plain glass. */
  readonly theme: string | null;
}

function glassOf(field: Field, { side, theme: name }: Glazed): readonly Shape[] {
  const theme = name === null ? null : themeNamed(name);
  const clear = theme?.ground === 'etched' || field.backing === clearBacking;
  const ground = clear ? clearGround(field, side) : obscuredGround(field, side);
  return [...ground, ...(theme?.compose(field) ?? []), ...reflections(field, clear ? 1 : 0.75)];
}

/** Two slanting sweeps of light, broad and narrow. */
function reflections({ box: { x, y, width: w, height: h } }: Field, strength: number): readonly Shape[] {
  const broad = polygonPath([
    [x - w * 0.3, y + h * 0.58],
    [x + w * 0.75, y - h * 0.05],
    [x + w * 1.06, y - h * 0.05],
    [x - w * 0.3, y + h * 0.82],
  ]);
  const narrow = polygonPath([
    [x - w * 0.3, y + h * 0.9],
    [x + w * 1.3, y - h * 0.04],
    [x + w * 1.3, y + h * 0.04],
    [x - w * 0.3, y + h * 0.98],
  ]);
  const fading = linear(
    [0, 0],
    [1, 1],
    stops([0, '#fff', 0.25 * strength], [0.6, '#fff', 0.1 * strength], [1, '#fff', 0.02]),
  );
  return [filled(broad, fading), filled(narrow, solid('#fff', 0.085 * strength))];
}

/** The glass lies back in its cassette, so that the cassette's upper and left edges throw their shade on it. */
function recess({ box, outline, rectangular }: Field, depth: number): readonly Shape[] {
  if (!rectangular)
    return [shadeAlong(outline, 9, 0.3), group('recess', [shadeAlong(outline, 24 * depth, 0.2)], { shift: [4, 5] })];
  const top = Math.min(34 * depth, box.height * 0.16);
  const left = Math.min(24 * depth, box.width * 0.16);
  return edgeShade(box, { top, left, right: 5, bottom: 4, alpha: 0.48 });
}

const shadeAlong = (outline: string, width: number, alpha: number) =>
  stroked(outline, { paint: solid('#0b1216', alpha), width });

/** Half of the stroke is clipped away: what is seen is 2 mm of black rubber. */
const gasket = (outline: string) => stroked(outline, { paint: solid('#14191c', 0.78), width: 3.6 });
