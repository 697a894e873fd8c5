import { shade } from '../../light/colour.ts';
import { memoize } from '../../light/memoize.ts';
import type { Shape } from '../../scene.ts';
import { filled, group, linear, solid, stops, stroked } from '../../shapes/paint.ts';
import { at, type Point } from '../../shapes/path-data.ts';
import { clamp } from '../field.ts';

/** A petal or a leaf: where it is and which way it points. */
export interface Petal {
  readonly foot: Point;
  readonly turn: number;
  readonly length: number;
  readonly width: number;
  readonly hex: string;
}

/** Narrowest petal that gets a glint, mm. */
const narrowestGlint = 11;
/** Narrowest leaf that gets veins, mm. */
const narrowestVeined = 30;

/** Coloured resin within poured lines, with one wet glint on each. */
export function petals(all: readonly Petal[]): readonly Shape[] {
  const wet = all.filter(({ width }) => width >= narrowestGlint);
  const widest = Math.max(0, ...wet.map(({ width }) => width));
  const glints = stroked(wet.map(glintOf).join(''), {
    paint: solid('#ffffff', 0.5),
    width: clamp(1, widest * 0.08, 2.6),
    cap: 'round',
  });
  return [...all.map((of) => petal([of])), ...(wet.length > 0 ? [glints] : [])];
}

/** Leaves and buds do not overlap, so those of one colour are written as one shape. */
export function leaved(all: readonly Petal[]): readonly Shape[] {
  const ofOneColour = new Map<string, Petal[]>();
  for (const leaf of all) {
    const alike = ofOneColour.get(leaf.hex) ?? [];
    alike.push(leaf);
    ofOneColour.set(leaf.hex, alike);
  }
  const broad = all.filter(({ width }) => width >= narrowestVeined);
  const veins = stroked(broad.map(veinOf).join(''), { paint: solid('#e9f3d2', 0.42), width: 1.6, cap: 'round' });
  return [...[...ofOneColour.values()].map(petal), ...(broad.length > 0 ? [veins] : [])];
}

/** A point of a petal: shares of its length and of its width. */
function inPetal({ foot: [x, y], turn, length, width }: Petal, out: number, aside: number): string {
  const across = x + Math.cos(turn) * length * out - Math.sin(turn) * width * aside;
  const down = y + Math.sin(turn) * length * out + Math.cos(turn) * width * aside;
  return `${Math.round(across * 10) / 10} ${Math.round(down * 10) / 10}`;
}

const glintOf = (of: Petal): string =>
  `M${inPetal(of, 0.36, -0.36)}Q${inPetal(of, 0.62, -0.44)} ${inPetal(of, 0.8, -0.16)}`;

/** Grooves drawn in the wet resin from the stalk toward the tip. */
const veinOf = (of: Petal): string =>
  `M${inPetal(of, 0.12, 0)}L${inPetal(of, 0.84, 0)}M${inPetal(of, 0.34, 0)}L${inPetal(of, 0.56, -0.34)}` +
  `M${inPetal(of, 0.5, 0)}L${inPetal(of, 0.7, 0.3)}`;

const outlineOf = (of: Petal): string => {
  const base = at(...of.foot);
  return (
    `M${base}C${inPetal(of, 0.25, 0.85)} ${inPetal(of, 0.78, 0.8)} ${inPetal(of, 1, 0)}` +
    `C${inPetal(of, 0.78, -0.8)} ${inPetal(of, 0.25, -0.85)} ${base}z`
  );
};

/** Lines are poured in relief: bright where they meet the light. */
const pouredEdge = linear([0, 0], [0.8, 1], stops([0, '#98a3a8'], [0.4, '#5d686d'], [1, '#363f43']));

/** Thicker and darker away from the light. */
const tintOf = memoize(60, (hex: string) =>
  linear(
    [0, 0],
    [0.8, 1],
    stops(
      [0, shade(hex, 2, 0.1), 0.8],
      [0.3, shade(hex, 1.25, 0.02), 0.84],
      [0.62, shade(hex, 0.92), 0.86],
      [1, shade(hex, 0.5), 0.9],
    ),
  ),
);

/** Petals of one colour. */
function petal(same: readonly Petal[]): Shape {
  const { hex, width } = same[0] ?? { hex: '#ffffff', width: 0 };
  const line = { paint: pouredEdge, width: clamp(1.1, width * 0.055, 2.4) };
  return filled(same.map(outlineOf).join(''), tintOf(hex), { stroke: line });
}

/** A bead of dark resin with the light along its back. */
export const poured = (d: string, width: number): Shape =>
  group('poured', [
    stroked(d, { paint: solid('#2b3134', 0.9), width, cap: 'round' }),
    group('poured-glint', [stroked(d, { paint: solid('#c6d0d4', 0.7), width: width * 0.34, cap: 'round' })], {
      shift: [-0.5, -0.6],
    }),
  ]);
