import type { Colour, Indexed } from '../tiles/png.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of one pixel after another, 0…255. */
  readonly rgba: Uint8Array;
}

/** Lowest bits of a channel that are left out while the palette is made: 1 bit, so that 200 and 201 count as one. */
const droppedBits = 1;
const mostColours = 256;

interface Shade {
  readonly colour: Colour;
  readonly count: number;
}

/** The picture in at most 256 colours, by median cut: a third of the bytes of a true-colour PNG. */
export function quantize({ width, height, rgba }: Pixels, most = mostColours): Indexed {
  const boxes = boxesOf(shadesOf(rgba), most);
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(({ colour }) => [keyOf(...colour), index] as const)));
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => indexOf.get(keyOf(...pixelAt(rgba, at))) ?? 0);
  return { width, height, pixels, palette: boxes.map(middleOf) };
}

const pixelAt = (rgba: Uint8Array, at: number): Colour => [
  rgba[at * 4] ?? 0,
  rgba[at * 4 + 1] ?? 0,
  rgba[at * 4 + 2] ?? 0,
];

const keyOf = (red: number, green: number, blue: number): number =>
  ((red >> droppedBits) << 16) | ((green >> droppedBits) << 8) | (blue >> droppedBits);

function shadesOf(rgba: Uint8Array): readonly Shade[] {
  const counts = new Map<number, number>();
  for (let at = 0; at * 4 < rgba.length; at++) {
    const key = keyOf(...pixelAt(rgba, at));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const whole = (part: number) => (part << droppedBits) | (part >> (7 - droppedBits));
  return [...counts].map(([key, count]) => ({
    colour: [whole(key >> 16), whole((key >> 8) & 255), whole(key & 255)],
    count,
  }));
}

type Box = readonly Shade[];

/** Median cut: splits the box with the widest and most used colours in two, again and again, until there are enough boxes. */
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

const weights = new WeakMap<Box, number>();

/** The box with the highest weight is split next; 0 when it holds one colour. */
function weightOf(box: Box): number {
  const weight = weights.get(box) ?? Math.max(...channels.map((channel) => spanOf(box, channel))) * Math.sqrt(sum(box));
  weights.set(box, weight);
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
