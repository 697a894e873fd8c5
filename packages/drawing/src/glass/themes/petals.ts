import { shade } from '../../light/colour.ts';
import { memoize } from '../../light/memoize.ts';
import type { Shape } from '../../scene.ts';
import { filled, group, linear, radialMm, solid, stops, stroked } from '../../shapes/paint.ts';
import { at, type Point } from '../../shapes/path-data.ts';
import { clamp } from '../../shapes/clamp.ts';

/** A petal or a leaf: where it is and which way it points. */
export interface Petal {
  readonly foot: Point;
  readonly turn: number;
  readonly length: number;
  readonly width: number;
  readonly hex: string;
}

/** Coloured resin within poured lines. Each petal is shaded toward its foot, where the next one lies over it. */
export const petals = (all: readonly Petal[]): readonly Shape[] =>
  all.flatMap((of) => [
    petal([of]),
    filled(
      outlineOf(of),
      radialMm(of.foot, of.length * 0.8, stops([0, '#1c0508', 0.5], [0.6, '#1c0508', 0.14], [1, '#1c0508', 0])),
    ),
  ]);

/** Leaves and buds do not overlap, so those of one colour are written as one shape. */
export function leaved(all: readonly Petal[]): readonly Shape[] {
  const ofOneColour = new Map<string, Petal[]>();
  for (const leaf of all) {
    const alike = ofOneColour.get(leaf.hex) ?? [];
    alike.push(leaf);
    ofOneColour.set(leaf.hex, alike);
  }
  return [
    ...[...ofOneColour.values()].map(petal),
    shaded(all),
    stroked(all.map(ribOf).join(''), { paint: solid('#eef6d8', 0.4), width: 1.1, cap: 'round' }),
  ];
}

/** Buds, each of petals of one colour that are too small for ribs. */
export const budded = (all: readonly (readonly Petal[])[]): readonly Shape[] => [...all.map(petal), shaded(all.flat())];

const shaded = (all: readonly Petal[]): Shape => filled(all.map(halfOf).join(''), solid('#10200f', 0.26));

/** Places in a petal: each a share of its length away from its foot, and a share of its width aside. */
type Places = readonly Point[];

/** From this length on, mm, a petal's outline is written in whole millimetres. */
const large = 26;

/**
 * Places as steps from the first one: short to write, and a minus needs no space before it. `side` -1 is the other side of the petal.
 * One loop, because a pane holds hundreds of petals.
 */
function steps({ turn, length, width }: Petal, places: Places, side: 1 | -1): string {
  const parts = length < large ? 10 : 1;
  const [awayX, awayY] = [Math.cos(turn) * length, Math.sin(turn) * length];
  const [asideX, asideY] = [Math.sin(turn) * width, Math.cos(turn) * width];
  let text = '';
  let [fromX, fromY] = [0, 0];
  for (const [index, [out, aside]] of places.entries()) {
    const x = Math.round((awayX * out - asideX * aside * side) * parts) - fromX;
    const y = Math.round((awayY * out + asideY * aside * side) * parts) - fromY;
    if (index === 0) [fromX, fromY] = [x, y];
    else text += `${text && x >= 0 ? ' ' : ''}${x / parts}${y >= 0 ? ' ' : ''}${y / parts}`;
  }
  return text;
}

const foot: Point = [0, 0];
const tip: Point = [1, 0];
const edge: Places = [foot, [0.25, 0.85], [0.78, 0.8], tip];
const edgeBack: Places = [tip, [0.78, 0.8], [0.25, 0.85], foot];
const middleBack: Places = [tip, [0.5, 0.12], foot];
const ribStart: Point = [0.06, 0.02];
const rib: Places = [ribStart, [0.5, 0.1], [0.88, 0]];

const lowerSide = ({ turn }: Petal): 1 | -1 => (Math.cos(turn) >= 0 ? 1 : -1);

/** The half of a leaf that its rib leaves in shade: the lower one. */
function halfOf(of: Petal): string {
  const side = lowerSide(of);
  return `M${at(of.foot[0], of.foot[1])}c${steps(of, edge, side)}q${steps(of, middleBack, side)}z`;
}

function ribOf(of: Petal): string {
  const side = lowerSide(of);
  const [x, y] = of.foot;
  const away = of.length * ribStart[0];
  const aside = of.width * ribStart[1] * side;
  const [along, across] = [Math.cos(of.turn), Math.sin(of.turn)];
  return `M${at(x + along * away - across * aside, y + across * away + along * aside)}q${steps(of, rib, side)}`;
}

const outlineOf = (of: Petal): string =>
  `M${at(of.foot[0], of.foot[1])}c${steps(of, edge, 1)}c${steps(of, edgeBack, -1)}z`;

/** Lines are poured in relief: bright where they meet the light. */
const pouredEdge = linear([0, 0], [0.8, 1], stops([0, '#98a3a8'], [0.4, '#5d686d'], [1, '#363f43']));

/** Thicker and darker away from the light. */
const tintOf = memoize(60, (hex: string) =>
  linear(
    [0, 0],
    [0.8, 1],
    stops(
      [0, shade(hex, 1.75, 0.06), 0.84],
      [0.35, shade(hex, 1.18, 0.01), 0.88],
      [0.7, shade(hex, 0.86), 0.9],
      [1, shade(hex, 0.55), 0.92],
    ),
  ),
);

/** Petals of one colour. */
function petal(same: readonly Petal[]): Shape {
  const { hex, width } = same[0] ?? { hex: '#ffffff', width: 0 };
  const line = { paint: pouredEdge, width: clamp(1.1, width * 0.055, 2.4) };
  return filled(same.map(outlineOf).join(''), tintOf(hex), { stroke: line });
}

/** A stem poured in one go: thick at its foot, with a dark line around it and the light along its back. */
export const stem = (d: string, width: number): Shape =>
  group('poured', [
    stroked(d, { paint: solid('#23301f', 0.92), width: width + 2, cap: 'round' }),
    stroked(d, { paint: solid('#4c7440'), width, cap: 'round' }),
    group('poured-glint', [stroked(d, { paint: solid('#b9d39a', 0.75), width: width * 0.3, cap: 'round' })], {
      shift: [-width * 0.16, -width * 0.12],
    }),
  ]);

/** A bead of dark resin with the light along its back. */
export const poured = (d: string, width: number): Shape =>
  group('poured', [
    stroked(d, { paint: solid('#2b3134', 0.9), width, cap: 'round' }),
    group('poured-glint', [stroked(d, { paint: solid('#c6d0d4', 0.7), width: width * 0.34, cap: 'round' })], {
      shift: [-0.5, -0.6],
    }),
  ]);
