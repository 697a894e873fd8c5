/** A picture's pixels: red, green, blue and opacity of each, 0…255 in sRGB, row by row, as `ImageData` has them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Red, green, blue in proportion to light, 0…1. */
export type Linear = readonly [red: number, green: number, blue: number];

const fromByte = Float32Array.from({ length: 256 }, (_, byte) => {
  const encoded = byte / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

/** Light of an sRGB byte, 0…1 (IEC 61966-2-1). */
export const linearOf = (byte: number): number => fromByte[byte] ?? 0;

/** An sRGB number 0…1 for light 0…1. */
export const encodedOf = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** How bright, 0…1 (Rec. 709). */
export const luminanceOf = ([red, green, blue]: Linear): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The pixel nearest to a place; at the edge for a place outside. */
export function pixelAt({ width, height, data }: Pixels, x: number, y: number): Linear {
  const column = clamp(0, Math.round(x), width - 1);
  const row = clamp(0, Math.round(y), height - 1);
  return linearAt(data, (row * width + column) * 4);
}

/** The colour of the pixel whose bytes begin at `start`. */
export const linearAt = (data: Pixels['data'], start: number): Linear => [
  linearOf(data[start] ?? 0),
  linearOf(data[start + 1] ?? 0),
  linearOf(data[start + 2] ?? 0),
];

/** The number below which this share of the numbers lies; 0 for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The number, or the limit that it is beyond. */
export const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
