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

/** The figure of timber under a foil: growth rings cut lengthwise, in brown and tan. */
export function figure(): Raster {
  const random = randomFrom(17);
  const [bend, waver] = [valueNoise(random, 3, 2), valueNoise(random, 6, 3)];
  const [broad, middle, fine] = [valueNoise(random, 8, 1), valueNoise(random, 34, 2), valueNoise(random, 80, 3)];
  const rings: Field = (u, v) => {
    const along = u + (bend(u, v) - 0.5) * 0.13 + (waver(u, v) - 0.5) * 0.03;
    const ring = Math.sin((along * 7 + broad(along, v) * 1.6) * 2 * Math.PI);
    return broad(along, v) * 0.8 + ring * 0.17 + middle(along, v) * 0.5 + fine(along, v) * 0.34;
  };
  return spread(raster(160, 320, rings), 0.23);
}
