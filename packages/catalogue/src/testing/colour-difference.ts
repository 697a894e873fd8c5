import type { Rgb } from './mean-colour.ts';

export type Triple = readonly [number, number, number];

const each = ([one, two, three]: Triple, change: (part: number) => number): Triple => [
  change(one),
  change(two),
  change(three),
];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** CIE Lab of an sRGB colour, channels 0…255, in the light of day (D65). */
export function labOf(rgb: Rgb): Triple {
  const [red, green, blue] = each(rgb, (channel) => linear(channel / 255));
  const byDaylight: Triple = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
  ];
  const [x, y, z] = each(byDaylight, (share) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const turn = 2 * Math.PI;
const degrees = Math.PI / 180;

/** CIEDE2000: 1 is just visible side by side to a trained eye; two colour fans of one paint maker differ by about 2. */
export function colourDifference(one: Rgb, other: Rgb): number {
  const [lab1, lab2] = [labOf(one), labOf(other)];
  const chroma = (a: number, b: number) => Math.hypot(a, b);
  const meanChroma = (chroma(lab1[1], lab1[2]) + chroma(lab2[1], lab2[2])) / 2;
  const grey = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const polar = ([l, a, b]: Triple) => ({
    l,
    c: chroma(a * (1 + grey), b),
    h: (Math.atan2(b, a * (1 + grey)) + turn) % turn,
  });
  const [p, q] = [polar(lab1), polar(lab2)];
  const apart = q.h - p.h;
  const nearest = Math.abs(apart) <= Math.PI ? apart : apart - Math.sign(apart) * turn;
  const hueStep = 2 * Math.sqrt(p.c * q.c) * Math.sin(nearest / 2);
  const [l, c] = [(p.l + q.l) / 2, (p.c + q.c) / 2];
  const h = (p.h + nearest / 2 + turn) % turn;
  const byHue =
    1 -
    0.17 * Math.cos(h - 30 * degrees) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + 6 * degrees) -
    0.2 * Math.cos(4 * h - 63 * degrees);
  const lightness = (q.l - p.l) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const saturation = (q.c - p.c) / (1 + 0.045 * c);
  const hue = hueStep / (1 + 0.015 * c * byHue);
  const bend = 60 * degrees * Math.exp(-(((h / degrees - 275) / 25) ** 2));
  const tilt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(bend);
  return Math.sqrt(lightness ** 2 + saturation ** 2 + hue ** 2 + tilt * saturation * hue);
}
