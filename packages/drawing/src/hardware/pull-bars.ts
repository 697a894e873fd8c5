import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, leftToRight, linear, solid, stops, stroked, topToBottom } from '../shapes/paint.ts';
import { circlePath, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { type HandleFacts, spindleToCylinder } from './levers.ts';
import { acrossTube } from './metals.ts';
import { disc, keyCylinder, plate, shadowOfDisc } from './metalwork.ts';

const radius = 16;
/** The middle of the bar stands this much above the spindle; its posts are this wide, and reach farthest from the lock edge. */
const aboveSpindle = 50;
const postRadius = 20;

/** Of a bar of this length, mm. */
export function barBox({ at: [x, y], toHinge, length: reach }: Omit<HandleFacts, 'metal'>, length: number): Box {
  const middle = x + toHinge * (reach - postRadius);
  return { x: middle - radius, y: y - aboveSpindle - length / 2, width: 2 * radius, height: length };
}

/** A round bar on two posts, and an escutcheon over the cylinder. */
export function pullBar(grip: HandleFacts, length: number): readonly Shape[] {
  const {
    at: [spindleX, spindleY],
    metal,
  } = grip;
  const box = barBox(grip, length);
  const [x, top] = [box.x + radius, box.y];
  const bar = roundedPath(box, radius);
  const posts = [top + length * 0.13, top + length * 0.87].flatMap((y) => [
    softShadow(circlePath(x + 7, y + 8, 13), { by: [8, 10], blur: 8, alpha: 0.4 }),
    shadowOfDisc([x, y], 19, 4),
    ...disc([x, y], postRadius, metal),
  ]);
  const cylinder = [spindleX, spindleY + spindleToCylinder] as const;
  return [
    softShadow(bar, { by: [20, 22], blur: 14, alpha: 0.42 }),
    ...posts,
    filled(bar, acrossTube(metal)),
    stroked(bar, { paint: solid(metal.deep, 0.45), width: 0.8 }),
    ...ends(box),
    ...plate({ x: cylinder[0] - 16, y: cylinder[1] - 26, width: 32, height: 64 }, { radius: 16, depth: 5 }, metal),
    ...keyCylinder(cylinder, metal),
  ];
}

/** Sawn ends, lightly domed, and the horizon that any long polished bar mirrors. */
function ends({ x, y, width, height }: Box): readonly Shape[] {
  const cap = { x, width, height: radius };
  const foot = { x: x + 0.6, y: y + height * 0.44, width: width - 1.2, height: height * 0.56 - radius };
  const rect = (part: typeof foot) => `M${part.x} ${part.y}h${part.width}v${part.height}h${-part.width}z`;
  return [
    filled(
      `M${x} ${y + radius}a${radius} ${radius} 0 0 1 ${width} 0z`,
      topToBottom(stops([0, '#fff', 0.5], [1, '#fff', 0])),
    ),
    filled(
      `M${x} ${y + height - radius}a${radius} ${radius} 0 0 0 ${width} 0z`,
      linear([0, 1], [0, 0], stops([0, '#000', 0.5], [1, '#000', 0])),
    ),
    filled(
      rect(foot),
      topToBottom(stops([0, '#000', 0], [0.05, '#000', 0.16], [0.18, '#000', 0.05], [1, '#000', 0.14])),
    ),
    filled(
      rect({ ...cap, x: x + width * 0.2, y: y + radius, width: width * 0.12, height: height - 2 * radius }),
      leftToRight(stops([0, '#fff', 0], [0.5, '#fff', 0.35], [1, '#fff', 0])),
    ),
  ];
}
