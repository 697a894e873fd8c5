import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, linear, solid, stops, stroked } from '../shapes/paint.ts';
import { at, inset, type Point, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { type HandleFacts, keyed } from './levers.ts';
import { acrossTube, downTube, type Metal, rim } from './metals.ts';
import { disc, shadowOfDisc } from './metalwork.ts';

const bladeHeight = 19;

/** A straight flat blade on a round neck, its edges eased. */
export function straightLever({ at: [x, y], toHinge, length, metal }: HandleFacts): readonly Shape[] {
  const behind = bladeHeight / 2;
  const blade: Box = {
    x: toHinge > 0 ? x - behind : x - length,
    y: y - bladeHeight / 2,
    width: length + behind,
    height: bladeHeight,
  };
  const body = roundedPath(blade, 3.5);
  const face = roundedPath(inset(blade, 2.6), 2);
  return [
    softShadow(body, { by: [11, 19], blur: 11, alpha: 0.5 }),
    ...disc([x, y], 18.5, metal),
    shadowOfDisc([x, y], 11, 5),
    filled(body, downTube(metal)),
    filled(face, linear([0, 0], [0.3, 1], metal.face)),
    stroked(face, { paint: linear([0, 0], [0, 1], stops([0, metal.bright, 0.8], [1, metal.dark, 0.35])), width: 0.8 }),
    stroked(body, { paint: solid(metal.deep, 0.5), width: 0.8 }),
  ];
}

export const straightLeverOutside = (grip: HandleFacts): readonly Shape[] => keyed(grip, straightLever(grip));

/** A pad to pull by, 48 × 92: a shell that stands on a neck and is fixed; from outside only the key works the latch. */
export function padOutside(grip: HandleFacts): readonly Shape[] {
  const {
    at: [x, y],
    metal,
  } = grip;
  return keyed(grip, [shellShadow([x, y]), ...shell([x, y], metal)]);
}

/** Wider in the middle and blunt at both ends; `by` is taken off all round, mm. */
const shellPath = ([x, y]: Point, by: number): string => {
  const [wide, waist, high] = [24 - by, 17 - by, 46 - by];
  return (
    `M${at(x - waist + 6, y - high)}H${x + waist - 6}C${at(x + waist + 1, y - high)} ${at(x + wide, y - high * 0.55)} ${at(x + wide, y)}` +
    `C${at(x + wide, y + high * 0.55)} ${at(x + waist + 1, y + high)} ${at(x + waist - 6, y + high)}H${x - waist + 6}` +
    `C${at(x - waist - 1, y + high)} ${at(x - wide, y + high * 0.55)} ${at(x - wide, y)}` +
    `C${at(x - wide, y - high * 0.55)} ${at(x - waist - 1, y - high)} ${at(x - waist + 6, y - high)}z`
  );
};

const shellShadow = (centre: Point): Shape => softShadow(shellPath(centre, 0), { by: [12, 18], blur: 11, alpha: 0.5 });

function shell(centre: Point, metal: Metal): readonly Shape[] {
  const body = shellPath(centre, 0);
  return [
    filled(body, acrossTube(metal)),
    // Its ends curve back to the door: the upper one sees the sky, the lower one the ground.
    filled(
      body,
      linear(
        [0, 0],
        [0, 1],
        stops(
          [0, metal.bright, 0.85],
          [0.1, metal.bright, 0.2],
          [0.3, metal.bright, 0],
          [0.66, metal.deep, 0],
          [0.9, metal.deep, 0.4],
          [1, metal.deep, 0.75],
        ),
      ),
    ),
    stroked(shellPath(centre, 1.1), { paint: rim(metal), width: 1.2 }),
    stroked(body, { paint: solid(metal.deep, 0.55), width: 0.8 }),
  ];
}
