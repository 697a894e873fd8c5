import type { Box, DrawingFacts } from '../facts.ts';
import { withAddOns } from '../frame/add-ons.ts';
import type { Shape } from '../scene.ts';
import { group } from '../shapes/paint.ts';
import { drawCastShadow, drawContact } from './cast-shadow.ts';
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
