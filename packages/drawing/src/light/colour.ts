import { remembered } from './remembered.ts';

type Rgb = readonly [red: number, green: number, blue: number];

export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

export const toSrgb = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

function channelsOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** How much light comes back in one channel, as two digits of the colour. */
const twoDigits = (lit: number) =>
  Math.round(Math.min(1, Math.max(0, toSrgb(tone(lit)))) * 255)
    .toString(16)
    .padStart(2, '0');

/** Blacks keep enough light to show their form, whites keep room for a highlight. */
const albedosOf = remembered(300, (hex: string) => channelsOf(hex).map((channel) => 0.003 + 0.955 * toLinear(channel)));

/** Straight up to .78, then a shoulder, so that a highlight never burns out. */
const tone = (channel: number) => (channel < 0.78 ? channel : 0.78 + 0.22 * (1 - Math.exp((0.78 - channel) / 0.22)));

/** A highlight on paint is half the sky's white and half the paint's own hue: all white, dark colours would look dusty. */
const tinted = 0.5;

/** A colour under light k (1 = flat face) with specular light s added. Never darker than a third of its own shade. */
export const shade = (hex: string, k: number, s = 0): string => shaded(hex, k, s);

const shaded = remembered(1000, (hex: string, k: number, s: number): string => {
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
export const luminanceOf = remembered(300, (hex: string): number => {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
});

/** Dark paint shows its shine: the same highlight reads stronger on it. */
export const glossOf = (hex: string, base = 0.1): number =>
  Math.round((base + 0.1 * Math.max(0, 1 - 6 * luminanceOf(hex))) * 100) / 100;
