import type { Box, DrawingFacts } from '../facts.ts';
import { shade } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { finishOverlay } from '../shapes/finish.ts';
import { filled, group, leftToRight, solid, stops, topToBottom } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';

/** The frame with its add-ons and packers, without its sill, mm. */
export function withAddOns({ width, height, addOns }: Pick<DrawingFacts, 'width' | 'height' | 'addOns'>): Box {
  const { left, right, top, bottom } = addOns;
  return { x: -left, y: -top, width: width + left + right, height: height + top + bottom };
}

/**
 * Add-ons widen the frame: plain profiles along a whole side, a vent head above, a packer under the threshold. The one
 * above covers the ends of those at the sides; a dark joint separates each from the frame.
 */
export function drawAddOns(facts: DrawingFacts): readonly Shape[] {
  const { width, height, addOns, frame } = facts;
  const { left, right, top, bottom } = addOns;
  const outer = withAddOns(facts);
  const lying: readonly Box[] = [
    { x: outer.x, y: -top, width: outer.width, height: top },
    { x: outer.x, y: height, width: outer.width, height: bottom },
  ];
  const upright: readonly Box[] = [
    { x: -left, y: 0, width: left, height },
    { x: width, y: 0, width: right, height },
  ];
  const present = ({ width: wide, height: high }: Box) => wide > 0 && high > 0;
  const { hex } = frame.finish;
  const rounded = stops(
    [0, shade(hex, 0.7)],
    [0.1, shade(hex, 1.12, 0.01)],
    [0.3, shade(hex, 1)],
    [0.84, shade(hex, 0.95)],
    [0.93, shade(hex, 0.6)],
    [1, shade(hex, 0.42)],
  );
  const drawn = [
    ...lying
      .filter(present)
      .flatMap((box) => [
        filled(rectPath(box), topToBottom(rounded)),
        ...finishOverlay(rectPath(box), frame.finish, { at: [60, 10], turn: 90 }),
      ]),
    ...upright
      .filter(present)
      .flatMap((box) => [
        filled(rectPath(box), leftToRight(rounded)),
        ...finishOverlay(rectPath(box), frame.finish, { at: [23, 40] }),
      ]),
  ];
  if (drawn.length === 0) return [];
  const edge = { x: -0.6, y: -0.6, width: width + 1.2, height: height + 1.2 };
  return [group('add-ons', [...drawn, filled(rectPath(edge), solid('#000', 0.3))])];
}
