import type { PaneFacts } from '../facts.ts';
import type { Group, Shape, Side } from '../scene.ts';
import { group, solid, stroked } from '../shapes/paint.ts';
import { edgeShade } from '../shapes/shadow.ts';
import { clearBacking, obscuredGround } from './backing.ts';
import { clearGround, opening } from './clear-view.ts';
import { remembered } from '../light/remembered.ts';
import { atOrigin, type Field, fieldOf, type Seen } from './field.ts';
import { reflections } from './reflections.ts';
import { themeHere } from './themes-here.ts';

/** A pane within its outline: what stands behind, the backing, the theme, reflections, and the shade of its recess. */
export function drawPane(pane: PaneFacts, seen: Seen): Group {
  const field = fieldOf(pane, seen);
  const { side } = seen;
  const { outline } = field;
  const { glazing } = pane;
  const shapes =
    glazing.kind === 'unglazed'
      ? [...opening(field, side), ...recess(field, 1.5)]
      : [
          ...glassOf(field, { side, theme: glazing.kind === 'theme' ? glazing.name : null }),
          ...recess(field, 1),
          ...unitEdge(outline),
        ];
  return group('pane', shapes, { clip: outline });
}

interface Glazed {
  readonly side: Side;
  /** Name in the catalogue; null for plain glass. */
  readonly theme: string | null;
}

function glassOf(field: Field, { side, theme: name }: Glazed): readonly Shape[] {
  const theme = name === null ? null : themeHere(name);
  const clear = theme?.ground === 'etched' || field.backing === clearBacking;
  const ground = clear ? clearGround(field, side) : obscuredGround(field, side);
  return [
    ...ground,
    ...(name === null || !theme ? [] : [worked(name, field)]),
    ...reflections(field, clear ? 1 : 0.75),
  ];
}

const worked = (theme: string, field: Field): Shape =>
  group('theme', composed(theme, atOrigin(field)), { shift: [field.box.x, field.box.y] });

/** A theme is the same work in every pane of a size: it is composed once and set into each. */
const composed = remembered(
  12,
  (theme: string, field: Field): readonly Shape[] => themeHere(theme)?.compose(field) ?? [],
  (theme, field) => `${theme} ${JSON.stringify(field)}`,
);

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

/** Half of each stroke is clipped away: what is seen is 2 mm of black rubber, and inside it the unit's pale spacer. */
const unitEdge = (outline: string): readonly Shape[] => [
  stroked(outline, { paint: solid('#e6edf0', 0.22), width: 17 }),
  stroked(outline, { paint: solid('#14191c', 0.78), width: 3.6 }),
];
