import { type Field, randomFrom, valueNoise } from './noise.ts';
import { embossed, type Raster, raster, spread } from './raster.ts';

/** Pores per square of the tile; each a short upright scratch that follows the grain. */
const pores = 2100;

/** Embossed woodgrain: streaks and pores along gently warped upright lines. */
export function grain(): Raster {
  const random = randomFrom(7);
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

/** Hearts of the boards, shares of the tile: where a flat-sawn board shows its cathedrals, and how far they are pushed along. */
const hearts = [
  { at: 0.24, push: 0 },
  { at: 0.73, push: 0.42 },
] as const;

/** Distance to the nearest heart, growing where the saw left it: lines of equal distance are the arches of flat-sawn timber. */
function fromHeart(u: number, v: number): number {
  return Math.min(
    ...hearts.map(({ at, push }) => {
      const aside = Math.abs(((u - at + 1.5) % 1) - 0.5) * 6.4;
      const deep = 0.75 + 0.75 * Math.cos(2 * Math.PI * (v + push));
      return Math.hypot(aside, deep);
    }),
  );
}

/** The figure of timber under a foil: growth rings cut lengthwise, in brown and tan, arched at the heart of each board. */
export function figure(): Raster {
  const random = randomFrom(17);
  const [bend, waver] = [valueNoise(random, 3, 3), valueNoise(random, 8, 5)];
  const [broad, middle, fine] = [valueNoise(random, 8, 1), valueNoise(random, 34, 2), valueNoise(random, 80, 3)];
  const rings: Field = (u, v) => {
    const along = u + (bend(u, v) - 0.5) * 0.1 + (waver(u, v) - 0.5) * 0.03;
    const ring = fromHeart(along, v) * 3.4 + broad(along, v) * 0.9;
    const late = ring - Math.floor(ring);
    // Each year darkens slowly and ends at once.
    return broad(along, v) * 0.5 - late ** 2.2 * 0.36 + middle(along, v) * 0.5 + fine(along, v) * 0.4;
  };
  return spread(raster(200, 400, rings), 0.23);
}
