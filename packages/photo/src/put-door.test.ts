import { beforeAll, describe, expect, test } from 'vitest';
import { putDoor } from './compose.ts';
import {
  colourDistance,
  cornersOnPhoto,
  type Facade,
  focal,
  lightOnPhoto,
  photoCentre,
  photoOf,
  seenOnPhoto,
} from './testing/facade.ts';
import { atFrameEdge } from './frame-edge.ts';
import { gapsOf } from './gaps.ts';
import { type Point, type Quad, seenAt } from './homography.ts';
import { lightBeside } from './light-beside.ts';
import { encodedOf, type Linear, luminanceOf, pixelAt, type Pixels } from './pixels.ts';
import { placeInOpening } from './placement.ts';
import { revealShadow } from './reveal-shadow.ts';
import { suggestCorners } from './suggest-corners.ts';

const camera = { centre: photoCentre, focal };
const set = { width: 940, height: 2100 };
/** Colours of new doors, each with the columns of the set that have it: `until` and a place `at` in it, mm from the set's left side. */
const newDoors = [
  { name: 'green', colour: [0.09, 0.16, 0.13], until: 140, at: 90 },
  { name: 'anthracite', colour: [0.034, 0.04, 0.046], until: 470, at: 180 },
  { name: 'white', colour: [0.78, 0.78, 0.76], until: 940, at: 830 },
] as const;

const upright = { turn: 0, tilt: 0, roll: 0, distance: 3600 };
const plain = {
  opening: { width: 1000, height: 2100 },
  camera: upright,
  door: [0.5, 0.5, 0.48],
  light: [0.95, 0.95, 0.95],
  shadow: { strength: 0, reach: 0 },
} as const;

const facades: readonly (readonly [string, Facade])[] = [
  ['a brick front, from the front', { ...plain, wall: 'brick' }],
  [
    'a rendered front in warm light, from the left',
    { ...plain, wall: 'render', camera: { ...upright, turn: 28, distance: 3900 }, light: [0.9, 0.82, 0.7] },
  ],
  [
    'a stone front on a dull day, from the right',
    { ...plain, wall: 'stone', camera: { ...upright, turn: -22, tilt: 5, distance: 4200 }, light: [0.42, 0.45, 0.5] },
  ],
  [
    'a brick front in the sun, under a lintel’s shadow',
    { ...plain, wall: 'brick', camera: { ...upright, turn: 12, tilt: -6 }, shadow: { strength: 0.6, reach: 320 } },
  ],
  ['a brick front in mist', { ...plain, wall: 'brick', haze: 0.06, light: [0.7, 0.7, 0.7] }],
  [
    'a stone front in mist, under a lintel’s shadow',
    { ...plain, wall: 'stone', haze: 0.08, shadow: { strength: 0.5, reach: 260 } },
  ],
  [
    'a rendered front that the camera has drawn hard',
    { ...plain, wall: 'render', contrast: 1.25, rooms: [0.004, 0.004, 0.004], light: [0.9, 0.9, 0.9] },
  ],
  ['a photo tilted by 30°', { ...plain, wall: 'render', camera: { ...upright, roll: 30, distance: 4400 } }],
];

/** A set as it would be drawn, in columns of these colours. */
function setInColumns(columns: readonly { readonly colour: Linear; readonly until: number }[]) {
  const size = { width: 94, height: 210 };
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
    const across = ((pixel % size.width) + 0.5) * 10;
    const { colour } = columns.find(({ until }) => across < until) ?? { colour: [0, 0, 0] };
    data.set(
      colour.map((light) => Math.round(255 * encodedOf(light))),
      pixel * 4,
    );
    data[pixel * 4 + 3] = 255;
  }
  return { pixels: { ...size, data }, box: { x: 0, y: 0, ...size } };
}

describe.each(facades)('%s', (_, facade) => {
  const photo = photoOf(facade);
  const corners = cornersOnPhoto(facade, [0, 0], facade.opening);
  const placement = placeInOpening(corners, camera, set);
  if (!placement) throw new Error('There is an opening.');

  test('keeps the door’s proportions: its corners are within 2 px of the truth, the gap is named', () => {
    const truth = cornersOnPhoto(facade, [30, 0], set);
    for (const [index, corner] of placement.corners.entries()) {
      const [x, y] = truth[index] ?? [Number.NaN, Number.NaN];
      expect(Math.hypot(corner[0] - x, corner[1] - y)).toBeLessThan(2);
    }
    expect(placement.wider).toBeCloseTo(60, 0);
  });

  describe('a new door', () => {
    let shown: Pixels;
    beforeAll(() => {
      const light = lightBeside(photo, corners);
      const as = { light, shadow: revealShadow(photo, corners, light.black) };
      shown = putDoor(photo, setInColumns(newDoors), { placement, as });
    });

    test.each(newDoors)('in $name is within ΔE 6 of the truth, in the sun and in the shadow', ({ colour, at }) => {
      const truth = lightOnPhoto({ ...facade, door: colour, set });
      for (const y of [100, 220, 460, 1100, 2000]) {
        const [px, py] = seenOnPhoto(facade, [30 + at, y]);
        expect(colourDistance(pixelAt(shown, px, py), truth([px, py])), `${y} mm below the head`).toBeLessThan(6);
      }
    });
  });
});

/** Scales of the photos in which the corners are sought. */
const small = 0.2;
const large = 0.6;

const scaled = ([a, b, c, d]: Quad, by: number): Quad => {
  const moved = ([x, y]: Point): Point => [x * by, y * by];
  return [moved(a), moved(b), moved(c), moved(d)];
};

/** What is suggested for this set, px of the whole photo. */
function foundIn(facade: Facade, scale: number, sought: Facade['opening'] = facade.opening): Quad | null {
  const [x, y] = photoCentre;
  const found = suggestCorners(photoOf(facade, scale), {
    set: sought,
    camera: { centre: [x * scale, y * scale], focal: focal * scale },
  });
  return found && scaled(found, 1 / scale);
}

/** px between a corner and its place, the worst. */
const farthest = (corners: Quad | null, truth: Quad): number =>
  Math.max(
    ...truth.map(([x, y], index) => Math.hypot((corners?.[index]?.[0] ?? NaN) - x, (corners?.[index]?.[1] ?? NaN) - y)),
  );

const slanted = (roll: number): readonly [string, Facade] => [
  `a brick front, the phone held at ${roll}°`,
  { ...plain, wall: 'brick', camera: { ...upright, roll, distance: 4400 } },
];

const shaded = (
  door: string,
  own: Linear,
  over: Pick<Facade, 'wall' | 'shadow'>,
): readonly (readonly [string, Facade])[] =>
  [upright, { ...upright, turn: 12, tilt: -6 }, { ...upright, turn: -20, distance: 4000 }].map((from) => [
    `a ${over.wall} front, ${over.shadow.reach} mm of its ${door} door in the lintel’s shadow, seen from ${from.turn}°`,
    { ...plain, ...over, door: own, camera: from },
  ]);

test.each([
  ...facades.slice(0, 4),
  ...[30, -30, 20, -20].map(slanted),
  ...shaded('red', [0.25, 0.03, 0.03], { wall: 'brick', shadow: { strength: 0.6, reach: 320 } }),
  ...shaded('white', [0.8, 0.8, 0.78], { wall: 'brick', shadow: { strength: 0.5, reach: 180 } }),
  ...shaded('green', [0.05, 0.12, 0.08], { wall: 'render', shadow: { strength: 0.75, reach: 500 } }),
  ...shaded('grey', [0.5, 0.5, 0.48], { wall: 'stone', shadow: { strength: 0.6, reach: 320 } }),
  ...shaded('white', [0.8, 0.8, 0.78], { wall: 'stone', shadow: { strength: 0.5, reach: 180 } }),
  ...shaded('white', [0.8, 0.8, 0.78], { wall: 'render', shadow: { strength: 0.75, reach: 500 } }),
])('%s: the corners that are suggested are near the opening', (_, facade) => {
  const truth = cornersOnPhoto(facade, [0, 0], facade.opening);
  expect(farthest(foundIn(facade, small), truth)).toBeLessThan(12);
});

const white: Linear = [0.8, 0.8, 0.78];
const grey: Linear = [0.2, 0.2, 0.2];
const brown: Linear = [0.12, 0.06, 0.03];
const red: Linear = [0.25, 0.03, 0.03];
const sandstone: Linear = [0.55, 0.52, 0.45];
const aslant = { ...upright, turn: 12, tilt: -6 };

const framed = (wall: Facade['wall'], colour: Linear, over: Partial<Facade> = {}): Facade => ({
  ...plain,
  wall,
  door: red,
  frame: { face: 70, colour },
  ...over,
});

test.each([
  ['white, in brick', framed('brick', white)],
  ['white, in brick, seen aslant', framed('brick', white, { camera: aslant })],
  ['white around a dark door', framed('brick', white, { door: [0.03, 0.04, 0.05], camera: aslant })],
  ['grey, in brick', framed('brick', grey)],
  ['narrow and grey', framed('brick', grey, { frame: { face: 54, colour: grey } })],
  ['brown around a white door', framed('brick', brown, { door: white })],
  ['white, in light render', framed('render', white)],
  ['brown around a white door, in render', framed('render', brown, { door: white, camera: aslant })],
  ['of the door’s colour', framed('brick', red)],
  ['white, with stones around it', framed('brick', white, { surround: { face: 150, colour: sandstone } })],
  [
    'white, with stones around it, seen aslant',
    framed('render', white, { surround: { face: 150, colour: sandstone }, camera: aslant }),
  ],
  ['of the door’s colour, with stones around it', framed('brick', red, { surround: { face: 110, colour: sandstone } })],
])('a frame that is %s: the corners stand at its outer edge', (_, facade) => {
  const rough = foundIn(facade, small);
  const near = rough && atFrameEdge(photoOf(facade, large), scaled(rough, large), facade.opening);
  const truth = cornersOnPhoto(facade, [0, 0], facade.opening);
  // A frame is 24 px wide here.
  expect(farthest(near && scaled(near, 1 / large), truth)).toBeLessThan(8);
});

test('the shape of the set tells a door from a door with its sidelight', () => {
  const opening = { width: 1500, height: 2100 };
  const facade = framed('brick', white, { opening, sidelight: 500, camera: { ...upright, distance: 4200 } });
  const widthFor = (set: Facade['opening']) => {
    const [a, b] = foundIn(facade, small, set) ?? [[0], [0]];
    return b[0] - a[0];
  };
  const [[left], [right]] = cornersOnPhoto(facade, [0, 0], opening);
  const [whole, door] = [widthFor(opening), widthFor({ width: 1000, height: 2100 })].map(
    (width) => width / (right - left),
  );
  expect(whole).toBeGreaterThan(0.87);
  expect(door).toBeGreaterThan(0.5);
  expect(door).toBeLessThan(0.75);
});

test.each([
  ['wider than the set', { width: 800, height: 2100 }, (share: number): Point => [40, 300 + 1500 * share]],
  ['higher', { width: 1000, height: 1800 }, (share: number): Point => [100 + 800 * share, 20 + 150 * share]],
])('an opening that is %s shows the bricks of the wall there, and their joints', (_, size, placeAt) => {
  const facade: Facade = { ...plain, wall: 'brick', door: [0.1, 0.2, 0.5] };
  const photo = photoOf(facade);
  const corners = cornersOnPhoto(facade, [0, 0], facade.opening);
  const placement = placeInOpening(corners, camera, size);
  if (!placement) throw new Error('There is an opening.');
  const as = { light: lightBeside(photo, corners), shadow: revealShadow(photo, corners) };
  const shown = putDoor(photo, setInColumns([{ colour: [0.05, 0.05, 0.4], until: 940 }]), { placement, as });
  const seen = Array.from({ length: 80 }, (_place, index) => {
    const [x, y] = seenOnPhoto(facade, placeAt(index / 80));
    return pixelAt(shown, x, y);
  });
  for (const [red, , blue] of seen) expect(red).toBeGreaterThan(blue);
  const bright = seen.map(luminanceOf);
  expect(Math.max(...bright)).toBeGreaterThan(2 * Math.min(...bright));
});

test('where the photo ends beside an opening, less of the wall is shown in the gap, and none where nothing of it is seen', () => {
  const set = { x: 0, y: 0.2, width: 1, height: 0.8 };
  const depthOf = (above: number) =>
    gapsOf(set, ([, down]) => down >= -above).map(({ mirror }) => -seenAt(mirror, [0.5, 0.2])[1]);
  expect(depthOf(1)).toEqual([expect.closeTo(0.22)]);
  expect(depthOf(0.1)[0]).toBeLessThan(0.1);
  expect(depthOf(0.01)).toEqual([]);
});
