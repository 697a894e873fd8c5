import type { Shape } from '../scene.ts';
import { filled, group, linear, radialMm, solid, stops, stroked, topToBottom } from '../shapes/paint.ts';
import { type Point, polygonPath, rectPath, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import type { Evening } from './backdrop.ts';

/** Where the lamp hangs: mm beside the set, and above its foot. */
const besideSet = 175;
const fromFloor = 1560;

/** A rectangle larger than any picture. */
const everywhere = rectPath({ x: -9000, y: -9000, width: 24_000, height: 24_000 });

/** Dusk over all that was drawn before: blue shade, darker away from the lamp at the wall, and light in the panes. */
export function drawDusk({ width, height, panes }: Evening): readonly Shape[] {
  const lamp: Point = [width + besideSet, height - fromFloor];
  const glass = panes.join('');
  return [
    group('dusk', [
      filled(everywhere + glass, radialMm(lamp, 2600, nightfall), { evenOdd: true }),
      filled(glass, linear([0, 0], [0.2, 1], hallLight)),
      filled(everywhere, radialMm(lamp, 900, lampLight)),
      filled(
        rectPath({ x: -9000, y: height, width: 24_000, height: 2000 }),
        radialMm([width / 2, height], width * 0.8, onGround),
      ),
      ...lantern(lamp),
    ]),
  ];
}

const nightfall = stops([0, '#2a2630', 0.04], [0.2, '#1f2536', 0.2], [0.5, '#17203a', 0.42], [1, '#0d1730', 0.64]);
const hallLight = stops([0, '#ffdc98', 0.66], [0.5, '#ffcb78', 0.56], [1, '#f0a755', 0.64]);
/** What falls through the panes on the step. */
const onGround = stops([0, '#ffcf8a', 0.3], [0.5, '#ffc47a', 0.12], [1, '#ffb765', 0]);
const lampLight = stops([0, '#ffd9a0', 0.62], [0.1, '#ffc98a', 0.34], [0.4, '#ffb46a', 0.12], [1, '#ff9e4a', 0]);

const iron = topToBottom(stops([0, '#3b3d40'], [0.5, '#1c1d1f'], [1, '#0d0e0f']));

/** A wall lantern: back plate, four lit panes that widen upward, roof and finial. */
function lantern([x, y]: Point): readonly Shape[] {
  const body = polygonPath([
    [x - 62, y - 70],
    [x + 62, y - 70],
    [x + 44, y + 78],
    [x - 44, y + 78],
  ]);
  const roof = polygonPath([
    [x - 74, y - 70],
    [x - 20, y - 122],
    [x + 20, y - 122],
    [x + 74, y - 70],
  ]);
  const bars = `M${x - 22} ${y - 70}L${x - 16} ${y + 78}M${x + 22} ${y - 70}L${x + 16} ${y + 78}`;
  return [
    softShadow(roundedPath({ x: x - 36, y: y - 110, width: 72, height: 220 }, 10), {
      by: [6, 9],
      blur: 10,
      alpha: 0.5,
    }),
    filled(roundedPath({ x: x - 30, y: y - 140, width: 60, height: 250 }, 10), iron),
    filled(body, radialMm([x, y + 6], 96, stops([0, '#fffdf2'], [0.3, '#ffeebc'], [0.7, '#ffcf7d'], [1, '#e79a44']))),
    stroked(body, { paint: solid('#17181a'), width: 7, join: 'round' }),
    stroked(bars, { paint: solid('#17181a', 0.85), width: 4 }),
    filled(roof, iron),
    filled(rectPath({ x: x - 50, y: y + 76, width: 100, height: 12 }), iron),
    filled(roundedPath({ x: x - 9, y: y - 140, width: 18, height: 24 }, 8), iron),
  ];
}
