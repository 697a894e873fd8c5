import type { Shape } from '../scene.ts';
import { filled, linear, solid, stops, stroked } from '../shapes/paint.ts';
import { at, circlePath, type Point, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { viewer } from './knobs.ts';
import { acrossTube, flatFace, glint, type Metal, rim } from './metals.ts';
import { ball, disc, plate, shadowOfDisc, shadowOfTube, tube } from './metalwork.ts';

type KnockerDrawer = (centre: Point, metal: Metal) => readonly Shape[];

/** Rose above, strike below, and between them a loop with the shoulders and foot of an urn. 90 × 170. */
function urnKnocker([x, y]: Point, metal: Metal): readonly Shape[] {
  const top = y - 61;
  const strike = y + 66;
  const side = (to: 1 | -1) =>
    `M${at(x + to * 12, top + 2)}C${at(x + to * 24, top + 10)} ${at(x + to * 20, top + 22)} ${at(x + to * 30, top + 28)}` +
    `C${at(x + to * 44, top + 38)} ${at(x + to * 41, top + 84)} ${at(x + to * 14, top + 108)}Q${at(x + to * 6, top + 114)} ${at(x, top + 114)}`;
  const loop = side(-1) + side(1);
  return [
    shadowOfDisc([x, strike], 17, 5),
    ...disc([x, strike], 18, metal),
    shadowOfDisc([x, top], 24, 7),
    ...disc([x, top], 24, metal),
    stroked(circlePath(x, top, 18.5), { paint: solid(metal.deep, 0.35), width: 1 }),
    shadowOfTube(loop, 14),
    tube(loop, 14, metal),
    ...ball([x, top], 14, metal),
    ...hammer([x, strike - 12], metal),
  ];
}

/** The weight that strikes. */
function hammer([x, y]: Point, metal: Metal): readonly Shape[] {
  const body = roundedPath({ x: x - 12, y: y - 11, width: 24, height: 24 }, 8);
  return [
    softShadow(body, { by: [3, 6], blur: 4, alpha: 0.45 }),
    filled(body, acrossTube(metal)),
    stroked(body, { paint: solid(metal.deep, 0.5), width: 0.8 }),
  ];
}

/** A heavy ring hanging from a boss on a shaped plate. 90 × 150. */
function ringKnocker([x, y]: Point, metal: Metal): readonly Shape[] {
  const boss: Point = [x, y - 46];
  const radius = 37;
  const ringCentre: Point = [x, y + 8];
  const ring = circlePath(ringCentre[0], ringCentre[1], radius);
  const strike: Point = [x, y + 55];
  return [
    ...plate({ x: x - 21, y: y - 75, width: 42, height: 62 }, { radius: 21, depth: 6 }, metal),
    shadowOfDisc(strike, 15, 5),
    ...disc(strike, 17, metal),
    ...ball(strike, 9, metal),
    shadowOfTube(ring, 14),
    tube(ring, 14, metal),
    ...hammer([x, y + 46], metal),
    softShadow(circlePath(...boss, 16), { by: [4, 6], blur: 5, alpha: 0.5 }),
    ...ball(boss, 17, metal),
  ];
}

/** A slim plate with a viewer at its head and a flat bar that swings below it. 44 × 170. */
function barKnocker([x, y]: Point, metal: Metal): readonly Shape[] {
  const swing = roundedPath({ x: x - 12, y: y - 34, width: 24, height: 112 }, 11);
  return [
    ...plate({ x: x - 22, y: y - 85, width: 44, height: 170 }, { radius: 21, depth: 7 }, metal),
    ...viewer([x, y - 61], metal),
    softShadow(swing, { by: [8, 12], blur: 8, alpha: 0.5 }),
    filled(roundedPath({ x: x - 19, y: y - 42, width: 38, height: 20 }, 9), acrossTube(metal)),
    stroked(roundedPath({ x: x - 19, y: y - 42, width: 38, height: 20 }, 9), {
      paint: solid(metal.deep, 0.45),
      width: 0.8,
    }),
    filled(swing, acrossTube(metal)),
    stroked(swing, { paint: rim(metal), width: 1.4 }),
    ...ball([x, y + 64], 8, metal),
  ];
}

const locks = 16;

/** A lion's head with the ring in its mouth. 110 × 160. */
function headKnocker([x, y]: Point, metal: Metal): readonly Shape[] {
  const head: Point = [x, y - 26];
  const ring = `M${at(x - 15, y - 2)}C${at(x - 52, y + 6)} ${at(x - 44, y + 70)} ${at(x, y + 70)}C${at(x + 44, y + 70)} ${at(x + 52, y + 6)} ${at(x + 15, y - 2)}`;
  return [
    shadowOfDisc(head, 50, 9),
    ...mane(head, { out: 54, width: 15, metal }),
    ...mane(head, { out: 42, width: 12, metal }),
    ...lionFace(head, metal),
    shadowOfDisc([x, y + 66], 13, 4),
    ...disc([x, y + 68], 13, metal),
    shadowOfTube(ring, 12),
    tube(ring, 12, metal),
    ...muzzle([x, head[1] + 16], metal),
  ];
}

interface Mane {
  readonly out: number;
  readonly width: number;
  readonly metal: Metal;
}

/** Locks of hair: pointed petals around the head. */
function mane([x, y]: Point, { out, width, metal }: Mane): readonly Shape[] {
  return Array.from({ length: locks }, (_, index) => {
    const angle = ((index + out / 100) * 2 * Math.PI) / locks;
    const point = (far: number, aside: number) =>
      at(x + Math.cos(angle) * far - Math.sin(angle) * aside, y + Math.sin(angle) * far + Math.cos(angle) * aside);
    const lock = `M${point(out * 0.45, -width * 0.7)}Q${point(out * 0.8, -width)} ${point(out, width * 0.3)}Q${point(out * 0.76, width * 0.9)} ${point(out * 0.45, width * 0.7)}z`;
    return [filled(lock, flatFace(metal)), stroked(lock, { paint: solid(metal.deep, 0.55), width: 1, join: 'round' })];
  }).flat();
}

function lionFace([x, y]: Point, metal: Metal): readonly Shape[] {
  const face = `M${at(x - 25, y - 18)}Q${at(x, y - 34)} ${at(x + 25, y - 18)}Q${at(x + 28, y + 6)} ${at(x + 12, y + 22)}H${x - 12}Q${at(x - 28, y + 6)} ${at(x - 25, y - 18)}z`;
  const nose = `M${at(x - 6, y - 14)}L${at(x - 10, y + 8)}Q${at(x, y + 14)} ${at(x + 10, y + 8)}L${at(x + 6, y - 14)}z`;
  const eyes = [-1, 1].flatMap((side) => [
    filled(circlePath(x + side * 13, y - 6, 4.2), solid(metal.deep, 0.9)),
    filled(circlePath(x + side * 13 - 1, y - 7.2, 1.4), glint(metal)),
    stroked(`M${at(x + side * 5, y - 13)}Q${at(x + side * 13, y - 18)} ${at(x + side * 21, y - 10)}`, {
      paint: solid(metal.deep, 0.6),
      width: 2.4,
      cap: 'round',
    }),
  ]);
  return [
    filled(face, {
      kind: 'radial',
      centre: [0.4, 0.35],
      radius: 0.75,
      units: 'box',
      stops: stops([0, metal.bright], [0.45, metal.body], [1, metal.dark]),
    }),
    stroked(face, { paint: solid(metal.deep, 0.45), width: 1 }),
    filled(nose, linear([0, 0], [1, 1], stops([0, metal.bright], [0.6, metal.body], [1, metal.dark]))),
    ...eyes,
  ];
}

const muzzle = ([x, y]: Point, metal: Metal): readonly Shape[] => [
  ...ball([x - 9, y], 10.5, metal),
  ...ball([x + 9, y], 10.5, metal),
  ...ball([x, y - 7], 6, metal),
];

/** By the master's code. */
const knockers: Readonly<Record<string, KnockerDrawer>> = {
  'KN-URN': urnKnocker,
  'KN-RING': ringKnocker,
  'KN-BAR': barKnocker,
  'KN-HEAD': headKnocker,
};

export const knockerOf = (code: string): KnockerDrawer => knockers[code] ?? ringKnocker;
