import type { Design } from '../rows/design-rows.ts';
import { lightSights, placeOnLeaf, type PlacedRectangle } from '../../door/formula/light-sights.ts';
import type { Size } from '../../lib/mm.ts';
import type { RowFaultCode } from './row-fault.ts';

type PlaceFault = Extract<
  RowFaultCode,
  'light-without-size' | 'light-outside-leaf' | 'lights-overlap' | 'panel-outside-leaf'
>;

/** A light or panel of a design where its formulas put it, with what is wrong with it there. */
export interface DesignPlace {
  readonly part: 'light' | 'panel';
  /** Which one of the design's lights or mouldings, from 0. */
  readonly at: number;
  readonly place: PlacedRectangle;
  readonly faults: readonly PlaceFault[];
}

/** The lights and panels of a design on a leaf of this size (mm, origin top left, seen from outside). */
export function designPlaces(design: Pick<Design, 'lights' | 'mouldings'>, leaf: Size): readonly DesignPlace[] {
  const lights = lightSights(design, leaf);
  return [
    ...lights.map((place, at) => ({ part: 'light' as const, at, place, faults: lightFaults(lights, at, leaf) })),
    ...design.mouldings.flatMap((moulding, at): readonly DesignPlace[] => {
      if (moulding.kind !== 'panel') return [];
      const place = placeOnLeaf(moulding, leaf);
      const faults: readonly PlaceFault[] = hasSize(place) && isOn(place, leaf) ? [] : ['panel-outside-leaf'];
      return [{ part: 'panel', at, place, faults }];
    }),
  ];
}

function lightFaults(lights: readonly PlacedRectangle[], at: number, leaf: Size): readonly PlaceFault[] {
  return lights
    .slice(at, at + 1)
    .flatMap((light): readonly PlaceFault[] => [
      ...(hasSize(light) ? [] : (['light-without-size'] as const)),
      ...(isOn(light, leaf) ? [] : (['light-outside-leaf'] as const)),
      ...(lights.some((other, of) => of !== at && overlap(light, other)) ? (['lights-overlap'] as const) : []),
    ]);
}

/** False also for a length that is no number, such as that of `w/0`. */
const hasSize = ({ width, height }: PlacedRectangle): boolean => width > 0 && height > 0;

const isOn = ({ x, y, width, height }: PlacedRectangle, leaf: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= leaf.width && y + height <= leaf.height;

const overlap = (one: PlacedRectangle, other: PlacedRectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
