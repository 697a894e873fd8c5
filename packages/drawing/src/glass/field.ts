import type { GlassShapeId } from '@door/domain/catalogue/rows/design-rows';
import type { Box, PaneFacts } from '../facts.ts';
import type { Shape, Side } from '../scene.ts';
import { type Outline, outlinePath } from '../shapes/outline.ts';
import { type Point, rectPath } from '../shapes/path-data.ts';

/** The pane as a theme's drawer sees it. */
export interface Field {
  /** The sight, mm. */
  readonly box: Box;
  /** The part of the box that lies well inside the pane's edge: smaller than the box below an arch and in a diamond. */
  readonly room: Box;
  readonly edge: Outline;
  /** The edge as path data. */
  readonly outline: string;
  /** False for arches, diamonds and quarter rounds. */
  readonly rectangular: boolean;
  readonly quarter: Quarter | null;
  /** Whether the pattern is mirrored: on the second pane of a pair, or seen from behind. */
  readonly mirrored: boolean;
  readonly backing: string;
  readonly numerals: string;
}

/** A quarter round: its right angle, its radius, and the angle at which its arc begins (clockwise from +x). */
export interface Quarter {
  readonly hub: Point;
  readonly radius: number;
  readonly from: number;
}

/** How a theme is made: worked on the backing glass, or as an etched field on clear glass. */
export interface Theme {
  /** Its name in the catalogue; two drawings never share one. */
  readonly name: string;
  readonly ground: 'backing' | 'etched';
  readonly compose: (field: Field) => readonly Shape[];
}

/** How a pane is seen: its edge, the side, and whether it is mirrored. */
export interface PaneView {
  readonly edge: Outline;
  readonly side: Side;
  readonly mirrored: boolean;
}

export function fieldOf({ box, shape, backing, numerals }: PaneFacts, { edge, mirrored }: PaneView): Field {
  const rectangular = edge.round === null && edge.corners[0]?.[0] === box.x;
  return {
    box,
    room: roomIn(box, edge),
    edge,
    outline: rectangular ? rectPath(box) : outlinePath(edge),
    rectangular,
    quarter: quarterOf(box, shape),
    mirrored,
    backing,
    numerals,
  };
}

/** `room` is this share of a diamond's box, and begins this share of the radius below the top of an arch. */
const withinDiamond = 0.56;
const belowArch = 0.42;

function roomIn(box: Box, { corners, round }: Outline): Box {
  const { x, y, width, height } = box;
  if (round && corners.length === 4) {
    const off = round.radius * belowArch;
    return { ...box, y: y + off, height: height - off };
  }
  if (round || corners[0]?.[0] === x) return box;
  const spare = (1 - withinDiamond) / 2;
  return {
    x: x + width * spare,
    y: y + height * spare,
    width: width * withinDiamond,
    height: height * withinDiamond,
  };
}

const right = Math.PI / 2;

/** Corner of the box in which the right angle lies, and where the arc begins. */
const quarters: Readonly<Partial<Record<GlassShapeId, { readonly corner: Point; readonly from: number }>>> = {
  20: { corner: [1, 1], from: 2 * right },
  40: { corner: [0, 1], from: 3 * right },
  50: { corner: [0, 0], from: 0 },
  60: { corner: [1, 0], from: right },
};

/** The same pane with its corner at the origin: so that panes of one size share one drawing. */
export function atOrigin(field: Field): Field {
  const { box, room, edge, rectangular, quarter } = field;
  const { x, y } = box;
  const move = ([px, py]: Point): Point => [px - x, py - y];
  const moved: Outline = {
    corners: edge.corners.map(move),
    round: edge.round && { ...edge.round, centre: move(edge.round.centre) },
  };
  const home = { ...box, x: 0, y: 0 };
  return {
    ...field,
    box: home,
    room: { ...room, x: room.x - x, y: room.y - y },
    edge: moved,
    outline: rectangular ? rectPath(home) : outlinePath(moved),
    quarter: quarter && { ...quarter, hub: move(quarter.hub) },
  };
}

function quarterOf({ x, y, width, height }: Box, shape: GlassShapeId): Quarter | null {
  const place = quarters[shape];
  if (!place) return null;
  const hub: Point = [x + width * place.corner[0], y + height * place.corner[1]];
  return { hub, radius: Math.min(width, height), from: place.from };
}
