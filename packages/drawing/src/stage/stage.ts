import type { DrawingFacts } from '../facts.ts';
import { sillHeight, sillHorn } from '../frame/sill.ts';
import type { Scene, Shape } from '../scene.ts';
import { filled, group, leftToRight, radialMm, stops, topToBottom } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';

/** `none` for a page that paints its own wall; `studio` for pictures that stand alone. */
export type Backdrop = 'none' | 'studio';

const margins: Readonly<Record<Backdrop, { readonly side: number; readonly above: number; readonly below: number }>> = {
  none: { side: sillHorn + 3, above: 4, below: 8 },
  studio: { side: 110, above: 80, below: 130 },
};

const foot = ({ height, sill }: DrawingFacts) => height + (sill ? sillHeight : 0);

export function viewOf(facts: DrawingFacts, backdrop: Backdrop): Scene['view'] {
  const { side, above, below } = margins[backdrop];
  return { x: -side, y: -above, width: facts.width + 2 * side, height: foot(facts) + above + below };
}

export function drawStage(facts: DrawingFacts, backdrop: Backdrop): readonly Shape[] {
  return backdrop === 'none' ? [] : [...drawRoom(facts), ...drawCastShadow(facts)];
}

function drawRoom(facts: DrawingFacts): readonly Shape[] {
  const view = viewOf(facts, 'studio');
  const floor = foot(facts) + 2;
  const wall = stops([0, '#fbfaf8'], [0.55, '#edebe7'], [1, '#d6d3cd']);
  const ground = stops([0, '#a9a49b'], [0.02, '#b9b4ab'], [0.14, '#cdc9c1'], [1, '#e2dfd9']);
  return [
    group('room', [
      filled(rectPath(view), radialMm([facts.width * 0.3, facts.height * 0.22], facts.height * 1.05, wall)),
      filled(rectPath({ ...view, y: floor, height: view.y + view.height - floor }), topToBottom(ground)),
    ]),
  ];
}

/** The set stands a little before the wall, the light at its left. */
function drawCastShadow(facts: DrawingFacts): readonly Shape[] {
  const { width, height } = facts;
  const ground = foot(facts);
  const fading = stops([0, '#2a2622', 0.36], [0.4, '#2a2622', 0.13], [1, '#2a2622', 0]);
  return [
    group('cast-shadow', [
      filled(rectPath({ x: width, y: 26, width: 46, height: height - 26 }), leftToRight(fading)),
      softShadow(rectPath({ x: 6, y: ground + 3, width: width + 4, height: 5 }), { by: [6, 5], blur: 24, alpha: 0.6 }),
      softShadow(rectPath({ x: -8, y: ground + 1, width: width + 18, height: 3 }), { by: [1, 2], blur: 5, alpha: 0.7 }),
    ]),
  ];
}
