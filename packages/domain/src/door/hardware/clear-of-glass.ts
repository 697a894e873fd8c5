import type { Design, DesignLight } from '../../catalogue/rows/design-rows.ts';
import type { Clearances } from '../../catalogue/rows/limit-rows.ts';
import { placeOnLeaf, type PlacedRectangle } from '../formula/light-sights.ts';
import type { Size } from '../../lib/mm.ts';
import type { LeafBox } from './piece-spot.ts';

/** A leaf with the lights of its design. */
export interface GlazedLeaf {
  readonly design: Pick<Design, 'lights' | 'cassette'>;
  readonly size: Size;
}

type Margins = Pick<Clearances, 'cassette' | 'hardware'>;

/** Least distance of hardware from the sight of a light, mm: it keeps away from the glass and from the cassette around it. */
export const marginAroundSight = (
  { cassette }: Pick<Design, 'cassette'>,
  { cassette: widths, hardware }: Margins,
): number => Math.max(hardware.toGlass, widths[cassette] + hardware.toCassette);

/** Whether boxes (mm, origin at the top left of the leaf, seen from outside) keep their distance from every pane and cassette. */
export function isClearOfGlass(boxes: readonly LeafBox[], { design, size }: GlazedLeaf, margins: Margins): boolean {
  const margin = marginAroundSight(design, margins);
  return design.lights.every((light) => {
    const sight = placeOnLeaf(light, size);
    return boxes.every((box) => !reaches(box, { light, sight, margin }));
  });
}

interface AroundSight {
  readonly light: DesignLight;
  readonly sight: PlacedRectangle;
  readonly margin: number;
}

/** Whether a box comes nearer to a sight than its margin. Quarter rounds and diamonds leave the corners of their box free. */
function reaches(box: LeafBox, { light, sight, margin }: AroundSight): boolean {
  if (light.turn === 45) {
    const [x, y] = [sight.x + sight.width / 2, sight.y + sight.height / 2];
    return apart(box, x, y).reduce((sum, off) => sum + off, 0) < (sight.width / 2 + margin) * Math.SQRT2;
  }
  const isBeside =
    box.x >= sight.x + sight.width + margin ||
    box.x + box.width <= sight.x - margin ||
    box.y >= sight.y + sight.height + margin ||
    box.y + box.height <= sight.y - margin;
  if (isBeside) return false;
  const hub = hubs[light.shape];
  if (!hub) return true;
  const off = apart(box, sight.x + sight.width * hub[0], sight.y + sight.height * hub[1]);
  return Math.hypot(...off) < Math.min(sight.width, sight.height) + margin;
}

/** The square corner of a quarter round, in shares of its box: its centre. */
const hubs: Readonly<Partial<Record<DesignLight['shape'], readonly [across: number, down: number]>>> = {
  20: [1, 1],
  40: [0, 1],
  50: [0, 0],
  60: [1, 0],
};

/** How far a box lies across and down from a point; 0 where it spans it. */
const apart = (box: LeafBox, x: number, y: number): readonly [across: number, down: number] => [
  Math.max(0, box.x - x, x - box.x - box.width),
  Math.max(0, box.y - y, y - box.y - box.height),
];
