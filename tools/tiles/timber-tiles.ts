import { seededRandom } from '../../bench/statistics.ts';
import { type Field, valueNoise } from './noise.ts';
import { embossed, type Raster, raster, spread } from './raster.ts';

/** Pores per square of the tile; each a short upright scratch that follows the grain. */
const pores = 2100;

/** Embossed woodgrain: streaks and pores along gently warped upright lines. */
export function grain(): Raster {
  const random = seededRandom(7);
  const [broad, narrow] = [valueNoise(random, 4, 2), valueNoise(random, 9, 3)];
  const streaks = [valueNoise(random, 64, 3), valueNoise(random, 128, 6), valueNoise(random, 28, 2)] as const;
  const lean: Field = (u, v) => (broad(u, v) - 0.5) * 0.1 + (narrow(u, v) - 0.5) * 0.03;
  const relief = raster(224, 448, (u, v) => {
    const along = u + lean(u, v);
    return streaks[0](along, v) * 0.5 + streaks[1](along, v) * 0.55 + streaks[2](along, v) * 0.5;
  });
  const dense = (u: number, v: number) => streaks[2](u, v) * 1.3;
  for (let pore = 0; pore < pores; pore++) {
    const scratch = { x: random(), y: random(), length: 9 + random() * random() * 80, depth: 0.3 + random() * 0.8 };
    if (random() < dense(scratch.x, scratch.y)) scratchPore(relief, scratch, lean);
  }
  const lit = spread(embossed(relief, [-0.9, -0.25]), 0.26);
  const body = spread(relief, 0.12);
  // Pores darken more than ridges lighten: on a white door the grain would otherwise vanish.
  const values = lit.values.map((value, index) => value + (body.values[index] ?? 0));
  return { ...lit, values: values.map((value) => (value > 0 ? value * 0.42 : value * 1.05)) };
}

interface Pore {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly depth: number;
}

function scratchPore({ width, height, values }: Raster, { x, y, length, depth }: Pore, lean: Field): void {
  for (let step = 0; step < length; step++) {
    const v = (y + step / height) % 1;
    const column = (x - lean(x, v)) * width;
    const left = Math.floor(column);
    const cut = depth * Math.sin((Math.PI * step) / length);
    const row = Math.floor(v * height) * width;
    const cutAt = (at: number, share: number) => {
      const index = row + (((at % width) + width) % width);
      values[index] = (values[index] ?? 0) - cut * share;
    };
    cutAt(left, 1 - (column - left));
    cutAt(left + 1, column - left);
  }
}

/** Where a board was sawn: its heart across the tile, half its width, and how far its arches are pushed along; shares of the tile. */
const boards = [
  { at: 0.14, half: 0.14, push: 0 },
  { at: 0.4, half: 0.12, push: 0.37 },
  { at: 0.64, half: 0.12, push: 0.71 },
  { at: 0.88, half: 0.12, push: 0.18 },
] as const;

const aside = (u: number, at: number) => Math.abs(((u - at + 1.5) % 1) - 0.5);

/** Distance to the heart of the board: lines of equal distance are the long arches of flat-sawn timber. */
function fromHeart(u: number, v: number): number {
  const board = boards.reduce((one, other) => (aside(u, other.at) < aside(u, one.at) ? other : one));
  const off = (aside(u, board.at) / board.half) * 2.6;
  const deep = 0.35 + 1.05 * (0.5 + 0.5 * Math.cos(2 * Math.PI * (v + board.push)));
  return Math.hypot(off, deep);
}

/** The figure of timber under a foil: quiet boards side by side, streaked lengthwise, with growth rings arched at the heart of each. */
export function figure(): Raster {
  const random = seededRandom(17);
  const [bend, waver] = [valueNoise(random, 5, 4), valueNoise(random, 16, 9)];
  const [broad, middle, fine] = [valueNoise(random, 22, 1), valueNoise(random, 74, 2), valueNoise(random, 150, 4)];
  const rings: Field = (u, v) => {
    const along = u + (bend(u, v) - 0.5) * 0.02 + (waver(u, v) - 0.5) * 0.012;
    const ring = fromHeart(along, v) * 3.3 + middle(along, v) * 0.35;
    const late = ring - Math.floor(ring);
    // Each year darkens slowly and ends softly; the streaks of the foil lie over it.
    const year = late < 0.86 ? late / 0.86 : (1 - late) / 0.14;
    return broad(along, v) * 0.75 - year ** 2.4 * 0.3 + middle(along, v) * 0.6 + fine(along, v) * 0.5;
  };
  return spread(raster(320, 320, rings), 0.21);
}
