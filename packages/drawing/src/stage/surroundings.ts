import type { Box, DrawingFacts } from '../facts.ts';
import { withAddOns } from '../frame/add-ons.ts';
import type { Shape } from '../scene.ts';
import { filled, group, leftToRight, radialMm, stops, topToBottom } from '../shapes/paint.ts';
import { polygonPath, rectPath } from '../shapes/path-data.ts';
import { drawHall } from './hall.ts';
import { footOf, type Place, type Room } from './room.ts';

type Build = (room: Room) => readonly Shape[];

/** A house front. The set is recessed in it, so that it casts a shadow on the ground but none on the wall. */
export interface FrontWall {
  /** From the ground before it up to the foot of the set, mm. */
  readonly rise: number;
  readonly build: Build;
}

/** A set in front of an indoor wall; from inside, in the hall. */
export const drawIndoors = (build: Build, facts: DrawingFacts, view: Box): readonly Shape[] => {
  const place = placeOf(facts, view);
  const around = facts.side === 'internal' ? drawHall : build;
  return standing(facts, around(roomIn(place, 0)), drawCastShadow(place));
};

export const drawOutdoors = ({ rise, build }: FrontWall, facts: DrawingFacts, view: Box): readonly Shape[] => {
  if (facts.side === 'internal') return drawIndoors(build, facts, view);
  const place = placeOf(facts, view);
  return standing(facts, build(roomIn(place, rise)), drawContact(place));
};

/** The wall is built round the set, add-ons and all. */
function placeOf(facts: DrawingFacts, view: Box): Place {
  const { x, y, width, height } = withAddOns(facts);
  return { width, height, ground: footOf(facts) - y, view: { ...view, x: view.x - x, y: view.y - y } };
}

function roomIn(place: Place, rise: number): Room {
  const { view, ground } = place;
  const floorAt = ground + 2 + rise;
  return {
    ...place,
    wall: { ...view, height: floorAt - view.y },
    floor: { ...view, y: floorAt, height: view.y + view.height - floorAt },
  };
}

function standing(facts: DrawingFacts, room: readonly Shape[], shadow: readonly Shape[]): readonly Shape[] {
  const { x, y } = withAddOns(facts);
  return [group('surroundings', [group('room', room), group('cast-shadow', shadow)], { shift: [x, y] })];
}

/** How far the frame throws its shadow along the wall, mm. */
const castReach = 46;

/** Shadow of a set that stands a little in front of the wall, lit from the left: on the wall and on the ground. */
function drawCastShadow({ width, height, ground }: Place): readonly Shape[] {
  const fading = stops([0, '#2a2622', 0.36], [0.4, '#2a2622', 0.13], [1, '#2a2622', 0]);
  // It begins at the corner of the frame and falls away with the light.
  const besideFrame = polygonPath([
    [width, 4],
    [width + castReach, 4 + castReach * 1.25],
    [width + castReach, height],
    [width, height],
  ]);
  return [...ambient({ width, ground }), filled(besideFrame, leftToRight(fading)), ...drawContact({ width, ground })];
}

/** Reach of the soft ambient shadow around the hard one, mm. */
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

/** Contact shadow on the ground: dark at the set, fading forward and around its ends. */
function drawContact({ width, ground }: Pick<Place, 'width' | 'ground'>): readonly Shape[] {
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
