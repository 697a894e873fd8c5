import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, linearMm, solid, stops, topToBottom } from '../shapes/paint.ts';
import { noiseOf } from './backing.ts';
import type { Field } from './field.ts';
import { clamp } from '../shapes/clamp.ts';
import { gardenThroughGlass } from './garden.ts';
import { haze, part } from './haze.ts';

/**
 * Clear glass from outside by day: a calm hall in half-light, and over it what the glass mirrors. All panes of a set look
 * into one hall and mirror one street, so what each shows follows from its place in the set.
 */
export const hallBehindGlass = (field: Field): readonly Shape[] => [
  filled(field.outline, halfLight(field.box)),
  ...depth(field.box),
  ...mirroredStreet(field),
];

/** mm below the head of the set, where the floor of the hall comes forward; it has no edge, as it is out of focus. */
const floorFrom = 1380;
const floorTo = 2150;

/** From the head of the set to its foot, the same for all panes. */
function halfLight({ x }: Box) {
  const share = (y: number) => y / floorTo;
  return linearMm(
    [x, 0],
    [x, floorTo],
    stops(
      [0, '#59656a'],
      [share(700), '#4b5556'],
      [share(floorFrom), '#474b49'],
      [share(1700), '#56534d'],
      [share(1950), '#655f56'],
      [1, '#6b645a'],
    ),
  );
}

/** Far things of the hall, out of focus: daylight from the room behind it, the shade of a wall, light on the floor. */
function depth(box: Box): readonly Shape[] {
  const wander = noiseOf(box, 2) - 0.5;
  const tall = clamp(300, box.width * 2.2, 900);
  const window: Box = {
    x: box.x + box.width * (0.5 + wander * 0.8) - box.width * 0.32,
    y: 820 + wander * 160 - tall / 2,
    width: box.width * 0.64,
    height: tall,
  };
  return [
    haze(part(box, [wander < 0 ? 0.45 : -0.5, -0.2], [1.05, 1.5]), { colour: '#262d2f', alpha: 0.34 }),
    haze(window, { colour: '#cfd3c8', alpha: 0.24 }),
    haze({ x: box.x - box.width * 0.3, y: floorFrom + 160, width: box.width * 1.6, height: 640 }, floorLight),
  ];
}

const floorLight = { colour: '#c9bda6', alpha: 0.2 };

/** The far side of the street in mm of the set: crowns of trees and a roof, repeated along it. */
const street = [
  { x: 120, y: 840, wide: 760, tall: 620 },
  { x: 620, y: 980, wide: 520, tall: 420 },
  { x: 980, y: 800, wide: 640, tall: 700 },
  { x: 1460, y: 930, wide: 860, tall: 460 },
  { x: 1980, y: 860, wide: 560, tall: 580 },
  { x: 2380, y: 960, wide: 620, tall: 400 },
] as const;
const streetLength = 2600;
const leaves = { colour: '#33433f', alpha: 0.62 };

/** The sky down to the trees, and their shade below, in which the hall shows. */
function mirroredStreet({ box, outline }: Field): readonly Shape[] {
  // A unit is never quite parallel to the next.
  const by = { x: (noiseOf(box, 3) - 0.5) * 320, y: (noiseOf(box, 4) - 0.5) * 150 };
  const top = by.y - 120;
  const sky = linearMm(
    [box.x, top],
    [box.x + 190, top + 1380],
    stops(
      [0, '#e9f2f7', 0.88],
      [0.34, '#d3e2eb', 0.66],
      [0.58, '#c4d5de', 0.42],
      [0.8, '#b3c6d0', 0.12],
      [1, '#a9c0cd', 0.03],
    ),
  );
  const crowns = street.flatMap((tree) =>
    [-streetLength, 0, streetLength].flatMap((round) => {
      const crown: Box = {
        x: tree.x + round + by.x - tree.wide / 2,
        y: tree.y + by.y - tree.tall / 2,
        width: tree.wide,
        height: tree.tall,
      };
      return meets(crown, box) ? [haze(crown, leaves)] : [];
    }),
  );
  return [filled(outline, sky), ...crowns];
}

/** Whether more than the faint rim of an oval lies in a pane. */
function meets(oval: Box, pane: Box): boolean {
  const rim = 0.14;
  return (
    oval.x + oval.width * (1 - rim) > pane.x &&
    oval.x + oval.width * rim < pane.x + pane.width &&
    oval.y + oval.height * (1 - rim) > pane.y &&
    oval.y + oval.height * rim < pane.y + pane.height
  );
}

/** No glass at all: the hall in shade behind the opening. */
export function hallThroughOpening({ box, outline }: Field): readonly Shape[] {
  const shade = stops([0, '#2b2a28'], [0.45, '#3b3835'], [0.8, '#4a443d'], [1, '#37322d']);
  return [filled(outline, topToBottom(shade)), ...depth(box), filled(outline, solid('#000', 0.12))];
}

const fresh = topToBottom(stops([0, '#f4f8fa', 0.4], [1, '#f4f8fa', 0.1]));

/** From inside, without glass: the garden, clearer than through a pane. */
export const openToGarden = (field: Field): readonly Shape[] => [
  ...gardenThroughGlass(field),
  filled(field.outline, fresh),
];
