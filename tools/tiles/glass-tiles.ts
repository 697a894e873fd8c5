import { seededRandom } from '../../bench/statistics.ts';
import { cellNoise, type Field, waveNoise, valueNoise, warped } from './noise.ts';
import { embossed, mapped, type Raster, raster, spread, sumOf } from './raster.ts';

/** Where the light of the drawings stands: top left. */
const light = [-0.6, -0.8] as const;

const bump = (distance: number, sharpness: number) => Math.exp(-distance * distance * sharpness);

/** Lit relief, with a little of the relief itself: thick glass is darker. */
const moulded = (relief: Raster, lit: number, body: number): Raster =>
  sumOf(spread(embossed(relief, light), lit), spread(relief, body));

/** Rough hammered: facets of two sizes with sharp valleys between them. */
export function minster(): Raster {
  const random = seededRandom(11);
  const large = cellNoise(random, 9, 9);
  const small = cellNoise(random, 17, 17);
  const fine = valueNoise(random, 24, 24);
  const facets: Field = (u, v) => {
    const outer = large(u, v);
    const inner = small(u, v);
    const big = Math.min(1, (outer.second - outer.nearest) * 1.6) * 0.9;
    return big + Math.min(1, (inner.second - inner.nearest) * 1.3) * 0.26 + fine(u, v) * 0.1;
  };
  const bend = { across: valueNoise(random, 6, 6), down: valueNoise(random, 6, 6), amount: 0.06 };
  return moulded(raster(192, 192, warped(facets, bend)), 0.24, 0.09);
}

/** Fine stipple: close-set bumps, each its own height. */
export function stippolyte(): Raster {
  const random = seededRandom(23);
  const bumps = cellNoise(random, 27, 27);
  const height = valueNoise(random, 27, 27);
  return moulded(
    raster(160, 160, (u, v) => bump(bumps(u, v).nearest, 5) * (0.6 + 0.7 * height(u, v))),
    0.24,
    0.05,
  );
}

/** Soft waves running no way in particular, as on still water: broad lenses of light with narrow folds between. */
export function flemish(): Raster {
  const random = seededRandom(37);
  const tall = 1.3;
  const waves = waveNoise(random, { waves: 60, crests: [4.6, 10.6], tall });
  const bend = {
    across: waveNoise(random, { waves: 14, crests: [2.4, 6.4], tall }),
    down: waveNoise(random, { waves: 14, crests: [2, 5.6], tall }),
    amount: 0.016,
  };
  // A fold turns over softly: what is steep is lit no more than what is half as steep.
  return mapped(moulded(raster(240, 312, warped(waves, bend)), 0.3, 0.08), (value) => 0.55 * Math.tanh(value * 1.2));
}

const flutes = 4;

/** Upright half-round flutes, drawn a little unevenly in the rolling. */
export function reeded(): Raster {
  const random = seededRandom(41);
  const rolled = valueNoise(random, 2, 5);
  return raster(64, 64, (u, v) => {
    const across = (u * flutes) % 1;
    const round = Math.sin((across - 0.5) * Math.PI);
    const seam = across < 0.07 || across > 0.93 ? -0.34 : 0;
    const glint = bump(across - 0.27, 90) * 0.42;
    return -0.32 * round + seam + glint + (rolled(u, v) - 0.5) * 0.1;
  });
}

/** Small close ripples lying across, like sand under shallow water. */
export function fineRipple(): Raster {
  const random = seededRandom(53);
  const [first, second, phase] = [valueNoise(random, 5, 22), valueNoise(random, 11, 34), valueNoise(random, 4, 4)];
  const ripples: Field = (u, v) =>
    Math.sin((v * 17 + phase(u, v) * 1.7) * 2 * Math.PI) * 0.34 + first(u, v) + second(u, v) * 0.5;
  return moulded(raster(160, 160, ripples), 0.2, 0.07);
}

/** Deep upright ribs that waver and pinch, nowhere twice in the same way. */
export function heavyRipple(): Raster {
  const random = seededRandom(67);
  const tall = 2;
  const waver = waveNoise(random, { waves: 16, crests: [1, 2.4], tall });
  const depth = waveNoise(random, { waves: 18, crests: [3, 7], tall });
  const fine = valueNoise(random, 16, 32);
  const ribs: Field = (u, v) =>
    Math.sin((u * 11 + waver(u, v) * 0.3) * 2 * Math.PI) * (0.75 + 0.5 * depth(u, v)) + fine(u, v) * 0.3;
  return moulded(raster(176, 352, ribs), 0.25, 0.1);
}
