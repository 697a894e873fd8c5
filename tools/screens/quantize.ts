import type { Colour, Indexed } from '../tiles/png.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of one pixel after another, 0…255. */
  readonly rgba: Uint8Array;
}

const mostColours = 256;
const channels = [0, 1, 2] as const;
/** How much a difference in red, green or blue is seen. */
const seen = [2, 4, 3] as const;

interface Shade {
  readonly colour: Colour;
  weight: number;
}

/**
 * The picture in at most 256 colours: a third of the bytes of a true-colour PNG. Of two shades in one picture, that of a soft pane
 * counts more than that of a rough brick, in which nobody sees a step of colour.
 */
export function quantize(picture: Pixels, most = mostColours): Indexed {
  const { width, height, rgba } = picture;
  const palette = boxesOf(shadesOf(picture), most).map(({ mean }) => whole(mean));
  const nearest = nearestIn(palette);
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => nearest(colourAt(rgba, at)));
  return { width, height, pixels, palette };
}

/** Answers the index of the colour of the palette that looks most like the wished one, which may lie outside 0…255. */
export function nearestIn(palette: readonly Colour[]): (wish: Colour) => number {
  const cache = new Map<number, number>();
  return (wish) => {
    const [red, green, blue] = whole(wish);
    const key = ((red + 512) * 2048 + green + 512) * 2048 + blue + 512;
    const found = cache.get(key);
    if (found !== undefined) return found;
    const off = palette.map(
      ([r, g, b]) => seen[0] * (r - red) ** 2 + seen[1] * (g - green) ** 2 + seen[2] * (b - blue) ** 2,
    );
    const index = off.indexOf(Math.min(...off));
    cache.set(key, index);
    return index;
  };
}

const whole = ([red, green, blue]: Colour): Colour => [Math.round(red), Math.round(green), Math.round(blue)];

const partOf = (rgba: Uint8Array, at: number, channel: (typeof channels)[number]): number =>
  rgba[at * 4 + channel] ?? 0;

const colourAt = (rgba: Uint8Array, at: number): Colour => [
  partOf(rgba, at, 0),
  partOf(rgba, at, 1),
  partOf(rgba, at, 2),
];

function shadesOf(picture: Pixels): readonly Shade[] {
  const { width, height, rgba } = picture;
  const shades = new Map<number, Shade>();
  for (let at = 0; at < width * height; at++) {
    const colour = colourAt(rgba, at);
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    const weight = 1 / (1 + roughness(picture, at));
    const shade = shades.get(key);
    if (shade) shade.weight += weight;
    else shades.set(key, { colour, weight });
  }
  return [...shades.values()];
}

/** The largest step of a channel from this pixel to one beside it, 0…255. */
function roughness({ width, height, rgba }: Pixels, at: number): number {
  const column = at % width;
  const step = (other: number, isInside: boolean) =>
    isInside
      ? Math.max(...channels.map((channel) => Math.abs(partOf(rgba, at, channel) - partOf(rgba, other, channel))))
      : 0;
  return Math.max(
    step(at - 1, column > 0),
    step(at + 1, column < width - 1),
    step(at - width, at >= width),
    step(at + width, at < width * (height - 1)),
  );
}

interface Box {
  readonly shades: readonly Shade[];
  readonly mean: Colour;
  /** The channel in which its shades differ most, and how much. */
  readonly widest: (typeof channels)[number];
  readonly spread: number;
}

/** Splits the box whose shades differ most at their mean, again and again, until there are enough boxes. */
function boxesOf(shades: readonly Shade[], most: number): readonly Box[] {
  const boxes = [boxOf(shades)];
  while (boxes.length < most) {
    const at = boxes.reduce((best, { spread }, index) => (spread > (boxes[best]?.spread ?? 0) ? index : best), 0);
    const box = boxes[at];
    if (!box || box.spread === 0) break;
    const isLow = ({ colour }: Shade) => colour[box.widest] <= box.mean[box.widest];
    boxes.splice(at, 1, boxOf(box.shades.filter(isLow)), boxOf(box.shades.filter((shade) => !isLow(shade))));
  }
  return boxes;
}

function boxOf(shades: readonly Shade[]): Box {
  const total = shades.reduce((sum, { weight }) => sum + weight, 0);
  const meanOf = (channel: (typeof channels)[number]) =>
    shades.reduce((sum, { colour, weight }) => sum + colour[channel] * weight, 0) / total;
  const mean: Colour = [meanOf(0), meanOf(1), meanOf(2)];
  const spreads = channels.map(
    (channel) =>
      seen[channel] *
      shades.reduce((sum, { colour, weight }) => sum + (colour[channel] - mean[channel]) ** 2 * weight, 0),
  );
  // Of one shade the mean may be a breath beside it.
  const spread = shades.length > 1 ? Math.max(...spreads) : 0;
  return { shades, mean, spread, widest: channels.find((channel) => spreads[channel] === spread) ?? 0 };
}
