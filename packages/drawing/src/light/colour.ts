import { memoize } from './memoize.ts';

type Rgb = readonly [red: number, green: number, blue: number];

export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

export const toSrgb = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

function channelsOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Reflected light of one channel as two hexadecimal digits. */
const twoDigits = (lit: number) =>
  Math.round(Math.min(1, Math.max(0, toSrgb(tone(lit)))) * 255)
    .toString(16)
    .padStart(2, '0');

/** Linear reflectance 0.003…0.958 of each channel: black still shows form, white leaves room for a highlight. */
const albedosOf = memoize(300, (hex: string) => channelsOf(hex).map((channel) => 0.003 + 0.955 * toLinear(channel)));

/** Tone curve: linear up to 0.78, then flattening, so that highlights do not clip. */
const tone = (channel: number) => (channel < 0.78 ? channel : 0.78 + 0.22 * (1 - Math.exp((0.78 - channel) / 0.22)));

/** Share of the paint's own hue in a highlight, the rest is white. With white alone dark colours would look dusty. */
const tinted = 0.5;

/** A colour under light `k` (1: a flat face) with specular light `s` added, as `#rrggbb`. Never darker than about a third of itself. */
export const shade = (hex: string, k: number, s = 0): string => shaded(hex, k, s);

const shaded = memoize(1000, (hex: string, k: number, s: number): string => {
  const albedos = albedosOf(hex);
  const strongest = Math.max(...albedos);
  let text = '#';
  for (const own of albedos) {
    const shine = s * (1 - tinted + (tinted * own) / strongest);
    text += twoDigits(Math.max(own * Math.min(k, 1) * 0.35, own * k + shine));
  }
  return text;
});

/** Relative luminance, 0 black … 1 white. */
export const luminanceOf = memoize(300, (hex: string): number => {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
});

/** Strength of highlights on a paint: more on dark colours. */
export const glossOf = (hex: string, base = 0.1): number =>
  Math.round((base + 0.1 * Math.max(0, 1 - 6 * luminanceOf(hex))) * 100) / 100;

/** The colour at a share 0…1 of the way along evenly spaced colours. Colours are `#rrggbb`. */
export function interpolateColours(colours: readonly string[], share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (colours.length - 1);
  const from = Math.min(Math.floor(place), colours.length - 2);
  const [one, other] = [colours[from] ?? '#000000', colours[from + 1] ?? colours[from] ?? '#000000'];
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * (place - from));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
