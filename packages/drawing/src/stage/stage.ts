import type { DrawingFacts } from '../facts.ts';
import { withAddOns } from '../frame/add-ons.ts';
import { sillHeight, sillHorn } from '../frame/sill.ts';
import type { Scene, Shape } from '../scene.ts';
import { filled, group, leftToRight, radialMm, stops, topToBottom } from '../shapes/paint.ts';
import { polygonPath, rectPath } from '../shapes/path-data.ts';
import type { HouseFront } from './house-front.ts';
import type { Place } from './room.ts';
import { drawSurroundings, type Surroundings } from './surroundings.ts';

/** `none` for a page that paints its own wall; the others for pictures that stand alone. */
export type Backdrop = 'none' | 'studio' | HouseFront;

export interface Stage {
  readonly backdrop: Backdrop;
  /** At dusk a lamp is lit beside the door, and one in the hall behind it, on a house front. Without it, day. */
  readonly hour?: 'day' | 'dusk';
  /** Width over height of the place that the picture fills; the wall grows to it. */
  readonly aspect?: number;
}

/** Only under the sky it grows dark, and only a house has a wall to stand back in. Inside is always the same hall. */
export const houseFrontIn = ({ side }: DrawingFacts, { backdrop }: Stage): HouseFront | null =>
  side === 'external' && typeof backdrop !== 'string' ? backdrop : null;

interface Margins {
  readonly side: number;
  readonly above: number;
  readonly below: number;
}

const margins: Readonly<Record<'none' | 'studio' | 'house', Margins>> = {
  none: { side: sillHorn + 3, above: 4, below: 8 },
  studio: { side: 110, above: 80, below: 170 },
  house: { side: 260, above: 200, below: 340 },
};

/** The ground under the set: below its sill, where it has one. */
const foot = (facts: DrawingFacts) => {
  const { y, height } = withAddOns(facts);
  return y + height + (facts.sill ? sillHeight : 0);
};

export function viewOf(facts: DrawingFacts, { backdrop, aspect }: Stage): Scene['view'] {
  const { side, above, below } = margins[typeof backdrop === 'string' ? backdrop : 'house'];
  const set = withAddOns(facts);
  const tight = {
    x: set.x - side,
    y: set.y - above,
    width: set.width + 2 * side,
    height: foot(facts) - set.y + above + below,
  };
  if (aspect === undefined) return tight;
  const width = Math.max(tight.width, tight.height * aspect);
  const height = Math.max(tight.height, tight.width / aspect);
  return { x: set.x + (set.width - width) / 2, y: tight.y - (height - tight.height) * 0.7, width, height };
}

export function drawStage(facts: DrawingFacts, stage: Stage): readonly Shape[] {
  const { backdrop } = stage;
  if (backdrop === 'none') return [];
  // The wall is built round the set, add-ons and all.
  const { x, y, width, height } = withAddOns(facts);
  const view = viewOf(facts, stage);
  const place = { width, height, ground: foot(facts) - y, view: { ...view, x: view.x - x, y: view.y - y } };
  const around = facts.side === 'internal' ? 'hall' : backdrop;
  return [
    group('surroundings', [...drawSurroundings(around, place), ...drawCastShadow(place, around)], { shift: [x, y] }),
  ];
}

/** How far the frame throws its shadow along the wall, mm. */
const castReach = 46;

/** Where the set stands a little before the wall, the light at its left, it throws a shadow; always one on the ground. */
function drawCastShadow({ width, height, ground }: Place, around: Surroundings): readonly Shape[] {
  if (typeof around !== 'string') return [group('cast-shadow', contact({ width, ground }))];
  const fading = stops([0, '#2a2622', 0.36], [0.4, '#2a2622', 0.13], [1, '#2a2622', 0]);
  // It begins at the corner of the frame and falls away with the light.
  const besideFrame = polygonPath([
    [width, 4],
    [width + castReach, 4 + castReach * 1.25],
    [width + castReach, height],
    [width, height],
  ]);
  return [
    group('cast-shadow', [
      ...ambient({ width, ground }),
      filled(besideFrame, leftToRight(fading)),
      ...contact({ width, ground }),
    ]),
  ];
}

/** What the set takes of the room's own light from the wall beyond its shadow, mm. */
const ambientReach = 230;
const ambientFall = stops([0, '#2a2622', 0.15], [0.35, '#2a2622', 0.07], [1, '#2a2622', 0]);

function ambient({ width, ground }: Pick<Place, 'width' | 'ground'>): readonly Shape[] {
  const top = ambientReach + 40;
  return [
    filled(
      rectPath({ x: width, y: top - ambientReach, width: ambientReach, height: ambientReach }),
      radialMm([width, top], ambientReach, ambientFall),
    ),
    filled(rectPath({ x: width, y: top, width: ambientReach, height: ground - top }), leftToRight(ambientFall)),
  ];
}

const contactReach = 64;
const contactFall = stops(
  [0, '#1c1712', 0.72],
  [0.08, '#1c1712', 0.5],
  [0.3, '#1c1712', 0.22],
  [0.6, '#1c1712', 0.07],
  [1, '#1c1712', 0],
);

/** On the ground before the set: dark where it stands, fading forward and around its ends, a little shifted by the light. */
function contact({ width, ground }: { readonly width: number; readonly ground: number }): readonly Shape[] {
  const y = ground + 1;
  const from = 4;
  const to = width + 10;
  const end = (x: number, left: number) =>
    filled(
      rectPath({ x: left, y, width: contactReach, height: contactReach }),
      radialMm([x, y], contactReach, contactFall),
    );
  return [
    filled(rectPath({ x: from, y, width: to - from, height: contactReach }), topToBottom(contactFall)),
    end(from, from - contactReach),
    end(to, to),
  ];
}
