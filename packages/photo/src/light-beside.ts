import { type Homography, type Quad, seenAt, squareTo } from './homography.ts';
import { clamp, type Linear, luminanceOf, pixelAt, type Pixels, quantile } from './pixels.ts';

/** The light in which a photo shows a house, beside its door. */
export interface Light {
  /** What white looks like in it, linear, 0…1 for each channel. */
  readonly white: Linear;
  /** What black looks like, linear: haze and stray light lift it. */
  readonly black: number;
  /** How much steeper than light itself the camera has drawn it: an exponent, 1 for none. */
  readonly contrast: number;
  /** The wall beside the opening, linear. */
  readonly wall: Linear;
}

/** How much light the brightest thing beside a door returns: a white window frame, a light wall, mortar. */
const brightest = 0.78;

/** What the darkest places beside a door return where a photo is true to them: a letter slot, the gap under a door, a room behind its window. */
const usualDark = { least: 0.004, most: 0.02 } as const;

/** More is not haze: the photo shows nothing dark. */
const mostHaze = 0.08;

/** More is not the camera's: the photo shows a hole. */
const mostContrast = 1.25;

/** A camera has balanced most of the light's colour away: what remains lies within these ratios to green. */
const mostWarmth = 1.35;

/**
 * Estimated from what surrounds the opening: its brightest things tell the light's colour and strength (white patch, Land
 * 1977), and the darkest of the photo how far black lies from white. Darkest in any one channel (He et al. 2009): haze is white, so it lifts
 * the blue of a brick as much as a shadow.
 */
export function lightBeside(photo: Pixels, corners: Quad): Light {
  const opening = squareTo(corners);
  const around = opening ? samples(photo, opening, neighbourhood) : [];
  const bright = around.map(luminanceOf);
  const peak = quantile(bright, 0.995);
  const lit = meanOf(around.filter((_, index) => (bright[index] ?? 0) >= 0.9 * peak && (bright[index] ?? 0) <= peak));
  const wall = opening ? meanOf(samples(photo, opening, beside)) : lit;
  const level = luminanceOf(lit);
  const dark = quantile(
    samplesOfAll(photo).map((colour) => Math.min(...colour)),
    0.005,
  );
  const black = clamp(0, dark - (usualDark.most / brightest) * level, mostHaze);
  const contrast = Math.log(Math.max(dark, faintest) / level) / Math.log(usualDark.least / brightest);
  return {
    white: neutralWhite(lit.map((light) => (light - black) / (1 - black))),
    black,
    contrast: clamp(1, contrast, mostContrast),
    wall,
  };
}

/** The least light that a byte tells from none. */
const faintest = 0.0006;

/** Light that a surface sends to the camera: `own` is what the surface returns, `left` how much of the light no shadow takes. */
export function litBy(
  { white, black, contrast }: Light,
  channel: 0 | 1 | 2,
  [own, left]: readonly [number, number],
): number {
  return black + (1 - black) * white[channel] * brightest * (own / brightest) ** contrast * left;
}

/** The light that a bright surface shows. */
function neutralWhite([red = 0, green = 0, blue = 0]: readonly number[]): Linear {
  const level = Math.max(luminanceOf([red, green, blue]), 0.01) / brightest;
  const warmth = (channel: number) => clamp(1 / mostWarmth, channel / Math.max(green, 0.001), mostWarmth);
  const tint: Linear = [warmth(red), 1, warmth(blue)];
  const scale = level / luminanceOf(tint);
  return [clamped(tint[0] * scale), clamped(scale), clamped(tint[2] * scale)];
}

/** A person's own correction, −1…1 each: darker to brighter, colder to warmer, softer to harder. */
export interface Tone {
  readonly brightness: number;
  readonly warmth: number;
  readonly contrast: number;
}

/** The light as a person has corrected it; brightness ±1 is one stop of a camera. */
export function toned(light: Light, { brightness, warmth, contrast }: Tone): Light {
  const stop = 2 ** brightness;
  const [red, green, blue] = light.white;
  const warm = 1 + 0.25 * warmth;
  const white: Linear = [clamped(red * stop * warm), clamped(green * stop), clamped((blue * stop) / warm)];
  return { ...light, white, contrast: light.contrast * 1.5 ** contrast };
}

const clamped = (share: number): number => clamp(0.02, share, 1);

/** In shares of the opening, from its upper left corner. */
type Region = (across: number, down: number) => boolean;
const isInside: Region = (across, down) => across > -0.04 && across < 1.04 && down > -0.03 && down < 1.03;
const neighbourhood: Region = (across, down) => !isInside(across, down) && down < 1.02;
const beside: Region = (across, down) =>
  !isInside(across, down) && across > -0.5 && across < 1.5 && down > 0.1 && down < 0.9;

/** Samples each way. */
const grid = 72;

function samples(photo: Pixels, opening: Homography, region: Region): readonly Linear[] {
  const found: Linear[] = [];
  for (let row = 0; row < grid; row += 1) {
    for (let column = 0; column < grid; column += 1) {
      const [across, down] = [-1.2 + (3.4 * column) / grid, -0.35 + (1.4 * row) / grid];
      if (!region(across, down)) continue;
      const [x, y] = seenAt(opening, [across, down]);
      if (x >= 0 && y >= 0 && x < photo.width && y < photo.height) found.push(pixelAt(photo, x, y));
    }
  }
  return found;
}

function samplesOfAll(photo: Pixels): readonly Linear[] {
  const places = Array.from({ length: grid * grid }, (_, index) => [index % grid, Math.floor(index / grid)] as const);
  return places.map(([x, y]) => pixelAt(photo, ((x + 0.5) * photo.width) / grid, ((y + 0.5) * photo.height) / grid));
}

function meanOf(colours: readonly Linear[]): Linear {
  if (colours.length === 0) return [0.5, 0.5, 0.5];
  const mean = (channel: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  return [mean(0), mean(1), mean(2)];
}
