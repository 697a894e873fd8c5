import { seededRandom } from '../../bench/statistics.ts';
import type { Colour, Indexed } from './png.ts';
import { type Field, valueNoise } from './noise.ts';
import { embossed, type Raster, raster, spread, valueAt } from './raster.ts';

/** Floated render: sand grain with the faint sweep of the trowel. */
export function render(): Raster {
  const random = seededRandom(71);
  const [sand, coarse, sweep] = [valueNoise(random, 64, 64), valueNoise(random, 30, 30), valueNoise(random, 5, 4)];
  const floated: Field = (u, v) => sand(u, v) * 0.8 + coarse(u, v) * 0.5 + sweep(u, v) * 0.6;
  return spread(embossed(raster(128, 128, floated), [-0.6, -0.8]), 0.12);
}

const across = 4;
const courses = 10;
const width = 320;
const height = 260;
const brickWidth = width / across;
const courseHeight = height / courses;
/** A joint of 10 mm in a brick of 225 × 75 with its joint. */
const joint = (width / 900) * 10;

const clays: readonly Colour[] = [
  [156, 98, 76],
  [144, 88, 68],
  [166, 110, 86],
  [140, 86, 68],
  [170, 118, 94],
  [150, 94, 80],
];
const mortar: Colour = [186, 177, 163];
const shadesPerColour = 20;

/** What the tile's edge cuts in two meets another half where tiles stand shifted by courses: all such bricks are of one clay. */
const cutFrom = (course: number, column: number): number =>
  (course % 2 === 1 && column === 0 ? 1 : course) * across + column;

/** Stretcher bond. Each brick has its own clay and lies a hair nearer or farther; joints are struck back. */
export function brick(): Indexed {
  const random = seededRandom(83);
  const bricks = Array.from({ length: across * courses }, () => ({
    clay: Math.floor(random() * clays.length),
    tone: random(),
  }));
  const [ragged, grit, cloud] = [valueNoise(random, 90, 74), valueNoise(random, 120, 100), valueNoise(random, 30, 24)];
  const place = (x: number, y: number) => {
    const course = Math.floor(y / courseHeight);
    const shifted = (x + (course % 2) * (brickWidth / 2)) % width;
    const column = Math.floor(shifted / brickWidth);
    const inX = shifted - column * brickWidth;
    const inY = y - course * courseHeight;
    const edge = Math.min(inX, inY, brickWidth - joint - inX, courseHeight - joint - inY);
    return { edge: edge + (ragged(x / width, y / height) - 0.5) * 1.5, brick: bricks[cutFrom(course, column)] };
  };
  const relief = raster(width, height, (u, v) => {
    const { edge } = place(Math.round(u * width), Math.round(v * height));
    return Math.min(2.2, Math.max(-1, edge)) * 0.6 + grit(u, v) * 0.5;
  });
  const lit = embossed(relief, [-0.5, -0.85]);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { edge, brick: own } = place(x, y);
      const light = valueAt(lit, x, y) * 0.16 + (cloud(x / width, y / height) - 0.5) * 0.16;
      const colour = edge < 0 ? clays.length : (own?.clay ?? 0);
      const tone = edge < 0 ? 0.5 + light - 0.1 : 0.5 + light + ((own?.tone ?? 0.5) - 0.5) * 0.15;
      pixels[y * width + x] =
        colour * shadesPerColour + Math.round(Math.min(1, Math.max(0, tone)) * (shadesPerColour - 1));
    }
  return { width, height, pixels, palette: [...clays, mortar].flatMap(shadesOf) };
}

const shadesOf = (colour: Colour): readonly Colour[] =>
  Array.from({ length: shadesPerColour }, (_, shade) => {
    const factor = 0.5 + shade / (shadesPerColour - 1);
    const lit = (channel: number) => Math.min(255, Math.round(channel * factor));
    return [lit(colour[0]), lit(colour[1]), lit(colour[2])];
  });
