import type { DrawingFacts } from '../facts.ts';
import { withAddOns } from './add-ons.ts';
import { shade } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { softShadow } from '../shapes/shadow.ts';
import { filled, group, solid, stops, topToBottom } from '../shapes/paint.ts';
import { rectPath, roundedPath } from '../shapes/path-data.ts';

/** How high the sill stands under the frame, and how far its horns reach past it, mm. */
export const sillHeight = 30;
export const sillHorn = 50;

/** The PVC nose that throws water off the wall, in the colour of the frame. From inside only its board is seen. */
export function drawSill(facts: DrawingFacts): readonly Shape[] {
  const { sill, side, frame, width } = facts;
  if (!sill) return [];
  const { y, height: tall } = withAddOns(facts);
  const height = y + tall;
  const { hex } = frame.finish;
  const horn = side === 'external' ? sillHorn : 0;
  const board = { x: -horn, y: height, width: width + 2 * horn, height: sillHeight };
  const nose = roundedPath(board, 2.5);
  return [
    group('sill', [
      softShadow(rectPath({ x: -horn, y: height + sillHeight - 4, width: width + 2 * horn, height: 3 }), {
        by: [3, 5],
        blur: 5,
        alpha: 0.4,
      }),
      filled(
        nose,
        topToBottom(
          stops(
            [0, shade(hex, 0.62)],
            [0.06, shade(hex, 1.16, 0.02)],
            [0.3, shade(hex, 1.1, 0.01)],
            [0.4, shade(hex, 1.28, 0.05)],
            [0.46, shade(hex, 1)],
            [0.84, shade(hex, 0.8)],
            [0.92, shade(hex, 0.52)],
            [1, shade(hex, 0.4)],
          ),
        ),
      ),
      // Shadow of the frame above.
      filled(rectPath({ x: 0, y: height, width, height: 3.5 }), solid('#000', 0.28)),
      filled(rectPath({ x: 0, y: height + 3.5, width, height: 4 }), solid('#000', 0.1)),
    ]),
  ];
}
