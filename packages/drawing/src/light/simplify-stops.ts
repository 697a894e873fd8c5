import type { Stop } from '../scene.ts';

/** Levels of 255 by which a channel may be off: between neighbouring stops nobody sees it. */
const tolerance = 4;

interface Sample {
  readonly stop: Stop;
  /** Its colour as a number. */
  readonly rgb: number;
}

/** Drops stops that a linear gradient between their neighbours reproduces. Colours are `#rrggbb`. */
export const simplifyStops = (stops: readonly Stop[]): readonly Stop[] =>
  simplify(stops.map((stop) => ({ stop, rgb: Number.parseInt(stop.colour.slice(1), 16) }))).map(({ stop }) => stop);

/** Douglas–Peucker. */
function simplify(samples: readonly Sample[]): readonly Sample[] {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || samples.length < 3) return samples;
  let worst = 0;
  let error = tolerance;
  for (const [index, sample] of samples.entries()) {
    const off = differenceFrom(first, last, sample);
    if (off > error) [worst, error] = [index, off];
  }
  if (worst === 0) return [first, last];
  return [...simplify(samples.slice(0, worst + 1)).slice(0, -1), ...simplify(samples.slice(worst))];
}

/** The largest difference of a channel from the gradient between two others, in levels. */
function differenceFrom(first: Sample, last: Sample, { stop, rgb }: Sample): number {
  const share = (stop.at - first.stop.at) / (last.stop.at - first.stop.at);
  let most = 0;
  for (let shift = 0; shift <= 16; shift += 8) {
    const begun = (first.rgb >> shift) & 255;
    const drawn = begun + (((last.rgb >> shift) & 255) - begun) * share;
    most = Math.max(most, Math.abs(drawn - ((rgb >> shift) & 255)));
  }
  return most;
}
