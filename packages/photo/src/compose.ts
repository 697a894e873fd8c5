import { type Gap, gapsOf, liesIn } from './gaps.ts';
import { type Box, inverseOf, type Point, seenAt } from './homography.ts';
import { type Light, litBy } from './light-beside.ts';
import { clamp, encodedOf, type Linear, linearAt, pixelAt, type Pixels } from './pixels.ts';
import { isOnPhoto, type Placement } from './placement.ts';
import { lightLeft, type RevealShadow } from './reveal-shadow.ts';

/** How a door is to look in a photo. */
export interface Appearance {
  readonly light: Light;
  readonly shadow: RevealShadow;
}

/** A drawn set and where its own box lies in the picture, px: sills and add-ons reach beyond it. */
export interface DrawnSet {
  readonly pixels: Pixels;
  readonly box: Box;
}

/** Reached beyond the opening, as a share of it, for a sill's horns. */
const beyond = 0.12;

/** Places looked at in each pixel, each way: the edges of a door are smooth. */
const looks = 2;

export interface InPhoto {
  readonly placement: Placement;
  readonly as: Appearance;
}

/** The photo with the set in its opening, in the photo's light and shadow; what the set leaves free of the opening is wall. */
export function putDoor(photo: Pixels, set: DrawnSet, shown: InPhoto): Pixels {
  const data = photo.data.slice();
  const look = looker(photo, set, shown);
  const [from, to] = reachOf(photo, shown.placement);
  for (let y = from[1]; y < to[1]; y += 1) {
    for (let x = from[0]; x < to[0]; x += 1) {
      const start = (y * photo.width + x) * 4;
      data.set(encodedBytes(meanOfLooks([x, y], linearAt(data, start), look)), start);
    }
  }
  return { width: photo.width, height: photo.height, data };
}

const channels = [0, 1, 2] as const;

const encodedBytes = (colour: Linear): readonly number[] => colour.map((light) => Math.round(255 * encodedOf(light)));

/** What is seen at a place of the photo, px, before which `old` was there. */
type Look = (place: Point, old: Linear) => Linear;

function looker(photo: Pixels, set: DrawnSet, { placement, as: { light, shadow } }: InPhoto): Look {
  const back = inverseOf(placement.opening);
  const { box } = placement;
  const gaps = gapsOf(box, isOnPhoto(photo, placement));
  const wallIn = ({ mirror }: Gap, at: Point): Linear =>
    pixelAt(photo, ...seenAt(placement.opening, seenAt(mirror, at)));
  return (place, old) => {
    const at = seenAt(back, place);
    const onSet: Point = [(at[0] - box.x) / box.width, (at[1] - box.y) / box.height];
    const gap = gaps.find((each) => liesIn(each, at));
    const left = lightLeft(shadow, [clamp(0, onSet[0], 1), clamp(0, onSet[1] * box.height, 1)]);
    const ground = gap ? wallIn(gap, at) : isInUnit(at) ? light.wall : old;
    const { colour, opacity } = colourAt(set, onSet);
    const shown = (channel: 0 | 1 | 2) =>
      opacity * litBy(light, channel, [colour[channel], left]) + (1 - opacity) * ground[channel];
    return [shown(0), shown(1), shown(2)];
  };
}

const isInUnit = ([x, y]: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

function meanOfLooks([x, y]: Point, old: Linear, look: Look): Linear {
  const sum: [number, number, number] = [0, 0, 0];
  for (let index = 0; index < looks * looks; index += 1) {
    const aside = (step: number) => (step + 0.5) / looks - 0.5;
    const seen = look([x + aside(index % looks), y + aside(Math.floor(index / looks))], old);
    for (const channel of channels) sum[channel] += seen[channel] / (looks * looks);
  }
  return sum;
}

/** The part of the photo that the set can reach, px. */
function reachOf(
  photo: Pixels,
  { opening }: Placement,
): readonly [readonly [number, number], readonly [number, number]] {
  const seen = [-beyond, 1 + beyond].flatMap((x) => [-beyond, 1 + beyond].map((y) => seenAt(opening, [x, y])));
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  return [
    [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))],
    [Math.min(photo.width, Math.ceil(Math.max(...xs)) + 1), Math.min(photo.height, Math.ceil(Math.max(...ys)) + 1)],
  ];
}

interface Seen {
  readonly colour: Linear;
  readonly opacity: number;
}

const clear: Seen = { colour: [0, 0, 0], opacity: 0 };

/** The drawn set at a share of its box, between its four nearest pixels. */
function colourAt({ pixels, box }: DrawnSet, [across, down]: Point): Seen {
  const [x, y] = [box.x + across * box.width - 0.5, box.y + down * box.height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, low] = [x - left, y - top];
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  addPixel(sum, pixels, { column: left, row: top, share: (1 - right) * (1 - low) });
  addPixel(sum, pixels, { column: left + 1, row: top, share: right * (1 - low) });
  addPixel(sum, pixels, { column: left, row: top + 1, share: (1 - right) * low });
  addPixel(sum, pixels, { column: left + 1, row: top + 1, share: right * low });
  const [red, green, blue, opacity] = sum;
  return opacity > 0 ? { colour: [red / opacity, green / opacity, blue / opacity], opacity } : clear;
}

interface Weighed {
  readonly column: number;
  readonly row: number;
  readonly share: number;
}

function addPixel(
  sum: [number, number, number, number],
  { width, height, data }: Pixels,
  { column, row, share }: Weighed,
) {
  if (column < 0 || row < 0 || column >= width || row >= height) return;
  const start = (row * width + column) * 4;
  const weight = (share * (data[start + 3] ?? 0)) / 255;
  const colour = linearAt(data, start);
  for (const channel of channels) sum[channel] += weight * colour[channel];
  sum[3] += weight;
}
