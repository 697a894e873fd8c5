import type { DrawingFacts } from '../facts.ts';
import { shade } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { filled, group, solid, stops, stroked, topToBottom } from '../shapes/paint.ts';
import { rectPath, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';

/** What is fitted to the head of a set: outside a drip above it, and trickle vents through it. */
export const drawHead = (facts: DrawingFacts): readonly Shape[] => [...drip(facts), ...vents(facts)];

const dripHeight = 17;
/** mm of the drip that cover the frame. */
const dripFoot = 6;

function drip({ head, side, width, addOns, frame }: DrawingFacts): readonly Shape[] {
  if (!head.drip || side === 'internal') return [];
  const { hex } = frame.finish;
  const nose = roundedPath({ x: 0, y: dripFoot - dripHeight - addOns.top, width, height: dripHeight }, 2);
  const curve = stops(
    [0, shade(hex, 0.8)],
    [0.16, shade(hex, 1.3, 0.04)],
    [0.5, shade(hex, 1.06)],
    [0.8, shade(hex, 0.7)],
    [1, shade(hex, 0.42)],
  );
  return [
    group('head-drip', [softShadow(nose, { by: [2, 9], blur: 6, alpha: 0.5 }), filled(nose, topToBottom(curve))]),
  ];
}

/** Length by the master's code, mm: the longer vent lets more air through. */
const ventLengths: Readonly<Record<string, number>> = { VT2500: 280, VT4000: 400 };
const usualLength = 280;
const ventHeight = 20;

/** Outside a hood keeps the rain out; inside a flap shuts the vent. */
function vents({ head, side, width, frame }: DrawingFacts): readonly Shape[] {
  return head.vents.map((code, index) => {
    const length = ventLengths[code] ?? usualLength;
    const middle = (width * (2 * index + 1)) / (2 * head.vents.length);
    const box = {
      x: middle - length / 2,
      y: frame.rebateFloor / 2 - ventHeight / 2,
      width: length,
      height: ventHeight,
    };
    const cover = roundedPath(box, side === 'external' ? 3 : 6);
    const { hex } = frame.finish;
    const lit = stops(
      [0, shade(hex, 1.14, 0.02)],
      [0.55, shade(hex, 1)],
      [0.8, shade(hex, 0.82)],
      [1, shade(hex, 0.6)],
    );
    const slot = { x: box.x + 10, y: box.y + ventHeight - 5, width: length - 20, height: side === 'external' ? 3 : 1 };
    return group('vent', [
      softShadow(cover, { by: [3, 5], blur: 4, alpha: 0.4 }),
      filled(cover, topToBottom(lit)),
      filled(rectPath(slot), solid('#000', 0.5)),
      stroked(cover, { paint: solid('#000', 0.24), width: 0.8 }),
    ]);
  });
}
