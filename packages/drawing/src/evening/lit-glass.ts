import { noiseOf, patternOn, seenThrough } from '../glass/backing.ts';
import type { BehindGlass } from '../glass/behind-glass.ts';
import type { Field } from '../glass/field.ts';
import { haze, part } from '../glass/haze.ts';
import type { Box, DrawingFacts } from '../facts.ts';
import type { Shape, Side } from '../scene.ts';
import { filled, linear, linearMm, radialMm, solid, stops } from '../shapes/paint.ts';
import { polygonPath, rectPath } from '../shapes/path-data.ts';
import { lightColours } from './time-of-day.ts';

const { hall, outside, flame } = lightColours;

/** From outside the lit hall, from inside the blue hour with the room mirrored in it. One hall stands behind all panes of a set. */
export function behindGlassAtDusk({ width }: DrawingFacts): BehindGlass {
  const light = { x: width * 0.56, y: 420 };
  return {
    clear: (field, side) => (side === 'external' ? litHall(field, light) : blueHour(field)),
    obscured: (field, side) => [
      ...(side === 'external' ? scatteredHall(field, light) : scatteredEvening(field)),
      ...patternOn(field),
    ],
    unglazed: (field, side) => (side === 'external' ? litHall(field, light) : blueHour(field)),
    over,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Its walls by the light of its lamp. */
const hallWalls = ({ x, y }: Point) =>
  radialMm([x, y], 1900, stops([0, hall.lamp], [0.12, hall.near], [0.42, hall.wall], [0.8, hall.far], [1, hall.floor]));

/** The hall out of focus: a doorway into a brighter room, the foot of the stair, the floor, the lamp. */
function litHall({ box, outline }: Field, light: Point): readonly Shape[] {
  const door = light.x - 640;
  return [
    filled(outline, hallWalls(light)),
    ...soft.map((by) => filled(rectPath({ x: door - by, y: 760 - by, width: 380 + 2 * by, height: 1500 }), beyond)),
    ...steps(light),
    haze(
      { x: box.x - box.width * 0.4, y: 1500, width: box.width * 1.8, height: 1000 },
      { colour: hall.floor, alpha: 0.6 },
    ),
    haze(part(box, [noiseOf(box, 21) < 0.5 ? -0.6 : 0.6, -0.1], [1, 1.3]), { colour: hall.floor, alpha: 0.24 }),
    haze({ x: light.x - 230, y: light.y - 200, width: 460, height: 400 }, { colour: '#ffffff', alpha: 0.95 }),
  ];
}

/** Edges a little apart, so that they look out of focus. */
const soft = [0, 12, 24, 36, 48] as const;
const beyond = solid('#fff3d2', 0.12);

/** The foot of the stair on the right. Out of focus its steps run together to a slope. */
const steps = ({ x }: Point): readonly Shape[] =>
  blurred.map((by) =>
    filled(
      polygonPath([
        [x + 60 - by, 1960 - by],
        [x + 1400, 900 - by],
        [x + 1400, 2300],
        [x + 60 - by, 2300],
      ]),
      solid(hall.floor, 0.045),
    ),
  );

/** Wider than of things that stand nearer. */
const blurred = [0, 20, 40, 60, 80, 100, 120, 140, 160] as const;

/** Behind obscure glass only lights and shades are left of it. */
function scatteredHall({ box, outline, backing }: Field, light: Point): readonly Shape[] {
  const seen = seenThrough(backing);
  return [
    filled(outline, hallWalls({ x: light.x, y: light.y + 160 })),
    filled(outline, linear([0, 0], [0.3, 1], stops([0, '#fff2d4', 0.5], [0.5, '#ffe3b0', 0.34], [1, '#f3c27e', 0.4]))),
    haze(part(box, [noiseOf(box, 22) - 0.6, 0.5], [1, 0.7]), { colour: hall.floor, alpha: 0.34 * seen }),
    haze(part(box, [noiseOf(box, 23) - 0.3, 0.1], [0.8, 0.4]), { colour: '#fffaf0', alpha: 0.5 * seen }),
  ];
}

/** From inside: mm below the head of the set, where the trees begin and the lawn. */
const treeTops = 640;
const lawnFrom = 1180;

function blueHour({ box, outline }: Field): readonly Shape[] {
  const evening = linearMm(
    [box.x, 0],
    [box.x, 2100],
    stops(
      [0, outside.high],
      [treeTops / 2100, outside.low],
      [0.42, outside.afterglow],
      [0.47, '#4a4f60'],
      [lawnFrom / 2100, outside.lawn],
      [1, '#141c20'],
    ),
  );
  const sway = noiseOf(box, 24);
  const trees = [0, 1, 2].map((nth) => {
    const wide = 420 + 260 * noiseOf(box, 25 + nth);
    const x = box.x + box.width * (nth * 0.5 - 0.2 + sway * 0.3) - wide / 2;
    return haze({ x, y: treeTops + 120 * nth * sway, width: wide, height: 760 }, { colour: outside.trees, alpha: 0.9 });
  });
  return [filled(outline, evening), ...trees];
}

function scatteredEvening({ outline }: Field): readonly Shape[] {
  return [
    filled(
      outline,
      linear(
        [0, 0],
        [0.25, 1],
        stops([0, '#5a6c95'], [0.4, '#55608a'], [0.55, '#7c7480'], [0.75, '#39435a'], [1, '#2a3342']),
      ),
    ),
  ];
}

/** Over the theme: the warmth of the hall that shines through it from outside, and the dark that it stands before from inside. */
function over({ box, outline }: Field, side: Side, strength: number): readonly Shape[] {
  if (side === 'external') {
    const fall = stops([0, hall.near, 0.1], [0.5, hall.wall, 0.2], [1, hall.far, 0.26]);
    return [
      filled(outline, linear([0, 0], [0.2, 1], fall)),
      filled(outline, linear([0, 0], [0.7, 1], stops([0, '#8ea4c8', 0.16 * strength], [0.5, '#8ea4c8', 0]))),
    ];
  }
  return [filled(outline, solid('#141c30', 0.42)), ...mirroredRoom(box, strength)];
}

/** The lamps of the room, mirrored in the dark pane. */
const mirroredRoom = (box: Box, strength: number): readonly Shape[] => [
  haze(part(box, [noiseOf(box, 28) * 0.9 - 0.45, noiseOf(box, 29) * 0.3 - 0.2], [0.9, 0.5]), {
    colour: flame,
    alpha: 0.3 * strength,
  }),
  filled(rectPath(box), linear([0, 0], [1, 0.4], stops([0, flame, 0.1 * strength], [1, flame, 0.02]))),
];
