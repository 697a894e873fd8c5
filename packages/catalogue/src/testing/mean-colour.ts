/** Channels 0…255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb`, with or without its `#`. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A rendered picture: four bytes for each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly pixels: Uint8Array;
}

/** Edges in pixels; right and bottom are exclusive. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Mean colour of an area. */
export function meanColour({ width, pixels }: Pixels, { left, top, right, bottom }: Area): Rgb {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = Math.round(top); y < Math.round(bottom); y++)
    for (let x = Math.round(left); x < Math.round(right); x++) {
      const at = (y * width + x) * 4;
      red += pixels[at] ?? 0;
      green += pixels[at + 1] ?? 0;
      blue += pixels[at + 2] ?? 0;
      count += 1;
    }
  return [red / count, green / count, blue / count];
}
