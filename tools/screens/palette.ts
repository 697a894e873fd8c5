import type { Colour, Indexed } from '../tiles/png.ts';

/** Red, green, blue and alpha of one point after another, 0…255. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly points: Uint8Array;
}

/** Colours nearer than this to each other count as one while the palette is made: 2 of 256 steps each way. */
const grain = 1;
const mostColours = 256;

interface Shade {
  readonly colour: Colour;
  readonly count: number;
}

/** The same picture in 256 colours, most of them where the picture has most to say: a third of the bytes. */
export function inFewColours({ width, height, points }: Pixels, most = mostColours): Indexed {
  const boxes = boxesOf(shadesOf(points), most);
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(({ colour }) => [keyOf(...colour), index] as const)));
  const pixels = Uint8Array.from(
    { length: width * height },
    (_, at) => indexOf.get(keyOf(...pointAt(points, at))) ?? 0,
  );
  return { width, height, pixels, palette: boxes.map(middleOf) };
}

const pointAt = (points: Uint8Array, at: number): Colour => [
  points[at * 4] ?? 0,
  points[at * 4 + 1] ?? 0,
  points[at * 4 + 2] ?? 0,
];

const keyOf = (red: number, green: number, blue: number): number =>
  ((red >> grain) << 16) | ((green >> grain) << 8) | (blue >> grain);

function shadesOf(points: Uint8Array): readonly Shade[] {
  const counts = new Map<number, number>();
  for (let at = 0; at * 4 < points.length; at++) {
    const key = keyOf(...pointAt(points, at));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const whole = (part: number) => (part << grain) | (part >> (7 - grain));
  return [...counts].map(([key, count]) => ({
    colour: [whole(key >> 16), whole((key >> 8) & 255), whole(key & 255)],
    count,
  }));
}

type Box = readonly Shade[];

/** Median cut: the box in which most points lie furthest apart is parted at its middle, until there are enough. */
function boxesOf(shades: Box, most: number): readonly Box[] {
  let boxes: readonly Box[] = [shades];
  while (boxes.length < most) {
    const widest = boxes.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
    if (weightOf(widest) === 0) break;
    boxes = [...boxes.filter((box) => box !== widest), ...halvesOf(widest)];
  }
  return boxes;
}

const channels = [0, 1, 2] as const;

const spanOf = (box: Box, channel: (typeof channels)[number]): number => {
  const parts = box.map(({ colour }) => colour[channel]);
  return parts.reduce((a, b) => Math.max(a, b)) - parts.reduce((a, b) => Math.min(a, b));
};

const known = new WeakMap<Box, number>();

/** How much a box deserves to be parted; 0 when it holds one colour. */
function weightOf(box: Box): number {
  const weight = known.get(box) ?? Math.max(...channels.map((channel) => spanOf(box, channel))) * Math.sqrt(sum(box));
  known.set(box, weight);
  return weight;
}

const sum = (box: Box): number => box.reduce((total, { count }) => total + count, 0);

function halvesOf(box: Box): readonly [Box, Box] {
  const channel = channels.reduce((one, other) => (spanOf(box, other) > spanOf(box, one) ? other : one));
  const sorted = box.toSorted((a, b) => a.colour[channel] - b.colour[channel]);
  const half = sum(box) / 2;
  let passed = 0;
  const middle = sorted.findIndex(({ count }) => (passed += count) >= half);
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

function middleOf(box: Box): Colour {
  const total = sum(box);
  const mean = (channel: (typeof channels)[number]) =>
    Math.round(box.reduce((amount, { colour, count }) => amount + colour[channel] * count, 0) / total);
  return [mean(0), mean(1), mean(2)];
}
