import { patternOf } from '../glass/backing.ts';
import type { Box } from '../facts.ts';
import type { Scene, Shape } from '../scene.ts';
import { filled, group, leftToRight, linear, radialMm, solid, stops, topToBottom } from '../shapes/paint.ts';
import { type Point, rectPath, short } from '../shapes/path-data.ts';
import { sampleScene } from './sample-scene.ts';

export interface SeeThroughFacts {
  readonly backing: string;
  /** How far edges are spread, how much the pane mirrors the street, how much light it lets pass: shares, 0 to 1. */
  readonly blur: number;
  readonly mirrored: number;
  readonly passed: number;
  /** 0 is day; 1 is night with the light on. */
  readonly evening: number;
}

/** A pane of 4:5, mm of the hall behind it. */
const view: Box = { x: 0, y: 0, width: 800, height: 1000 };
/** mm by which the edges of somebody a metre behind the glass are spread at the most. */
const widestBlur = 150;
/** An edge is so many copies of a shape, one inside the other. */
const copies = 14;

/** Somebody in the hall behind a pane, as a passer-by sees them from the street. */
export function seeThroughSample({ backing, blur, mirrored, passed, evening }: SeeThroughFacts): Scene {
  // Eyes take the spread of an edge as its square: a little haze hardly shows.
  const spread = widestBlur * blur ** 2;
  const lit = (day: string, night: string) => between(day, night, evening);
  const soft = (shape: SoftShape, colour: string): readonly Shape[] => softened(shape, colour, spread);
  const room = [
    filled(
      rectPath(view),
      topToBottom(
        stops([0, lit('#4f5a5e', '#e9c98f')], [0.7, lit('#454b4c', '#d3a868')], [1, lit('#5a564f', '#a77d4c')]),
      ),
    ),
    filled(rectPath(view), radialMm([560, 120], 620, stops([0, '#fff1cf', 0.75 * evening], [1, '#ffe0a8', 0]))),
    ...soft(rectangleAt({ x: 520, y: 300, width: 190, height: 700 }), lit('#596468', '#8d6a42')),
    ...soft(rectangleAt({ x: 545, y: 330, width: 140, height: 250 }), lit('#6c787b', '#a9835a')),
    ...soft(rectangleAt({ x: 60, y: 250, width: 150, height: 190 }), lit('#6f7a7a', '#f4e3c0')),
    ...soft(ovalAt([560, 110], [70, 46]), lit('#7d8688', '#fff7e2')),
  ];
  const person = [
    ...soft(ovalAt([352, 860], [172, 420]), lit('#2c4658', '#27516f')),
    ...soft(ovalAt([352, 585], [150, 110]), lit('#2c4658', '#2d5b7c')),
    ...soft(ovalAt([352, 455], [32, 62]), lit('#7d6355', '#c08d6b')),
    ...soft(ovalAt([352, 352], [74, 96]), lit('#8a6d5d', '#d5a17c')),
    ...soft(ovalAt([352, 288], [79, 50]), lit('#2a2522', '#3c2a20')),
  ];
  const face =
    blur < 0.25 ? [...soft(ovalAt([328, 358], [8, 6]), '#241d1a'), ...soft(ovalAt([376, 358], [8, 6]), '#241d1a')] : [];
  const pattern = patternOf(backing);
  return sampleScene(view, 'glass', [
    group('hall', [...room, ...person, ...face]),
    // What is not let pass darkens.
    filled(rectPath(view), solid('#1d2426', (1 - passed) * 0.8)),
    // Scattered light lies over everything, brighter by day.
    filled(rectPath(view), solid(lit('#dfe8ea', '#efd9ad'), 0.5 * blur ** 3)),
    filled(
      rectPath(view),
      linear(
        [0, 0],
        [0.3, 1],
        stops([0, '#eef5f7', mirrored * 0.7], [0.5, '#c6d4d8', mirrored * 0.5], [1, '#8fa3a0', mirrored * 0.55]),
      ),
    ),
    ...(blur < 0.25 ? mirroredTree(mirrored) : []),
    ...(pattern ? [filled(rectPath(view), pattern.paint, { opacity: pattern.strength * 0.8 })] : []),
    filled(
      rectPath(view),
      leftToRight(stops([0, '#000', 0.12], [0.06, '#000', 0], [0.94, '#000', 0], [1, '#000', 0.12])),
    ),
  ]);
}

/** Clear glass mirrors the street as a mirror does. */
const mirroredTree = (mirrored: number): readonly Shape[] =>
  softened(ovalAt([660, 420], [220, 330]), '#5e7466', 90).map((shape) => ({ ...shape, opacity: 0.5 * mirrored }));

/** The path of a shape that is larger by so many mm on every side; '' where nothing is left. */
type SoftShape = (by: number) => string;

const ovalAt =
  ([x, y]: Point, [across, down]: Point): SoftShape =>
  (by) => {
    const [rx, ry] = [across + by, down + by];
    if (rx <= 0 || ry <= 0) return '';
    const turn = `${short(rx)} ${short(ry)} 0 0 1`;
    return `M${short(x - rx)} ${short(y)}A${turn} ${short(x + rx)} ${short(y)}A${turn} ${short(x - rx)} ${short(y)}z`;
  };

const rectangleAt =
  ({ x, y, width, height }: Box): SoftShape =>
  (by) =>
    width + 2 * by <= 0 || height + 2 * by <= 0
      ? ''
      : rectPath({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

/** An edge that goes from nothing to the whole colour over twice the spread. */
function softened(shape: SoftShape, colour: string, spread: number): readonly Shape[] {
  if (spread < 1) return [filled(shape(0), solid(colour))];
  return Array.from({ length: copies }, (_, at) => ({
    d: shape(spread * (1 - (2 * at) / (copies - 1))),
    // Each takes an equal share of what is still seen behind it, the last one all: an even ramp.
    alpha: 1 / (copies - at),
  }))
    .filter(({ d }) => d !== '')
    .map(({ d, alpha }) => filled(d, solid(colour, alpha)));
}

/** A colour on the way from one to the other. */
function between(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
