import type { Field } from './noise.ts';

/** Values of a tile's pixels, row by row; periodic in both directions. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export function raster(width: number, height: number, field: Field): Raster {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) values[y * width + x] = field(x / width, y / height);
  return { width, height, values };
}

export function valueAt({ width, height, values }: Raster, x: number, y: number): number {
  return values[((y + height) % height) * width + ((x + width) % width)] ?? 0;
}

/** Relief lit from a direction: bright where it rises away from the light, dark where it falls. */
export function embossed(relief: Raster, [lightX, lightY]: readonly [number, number]): Raster {
  const { width, height } = relief;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const across = valueAt(relief, x + 1, y) - valueAt(relief, x - 1, y);
      const down = valueAt(relief, x, y + 1) - valueAt(relief, x, y - 1);
      values[y * width + x] = across * -lightX + down * -lightY;
    }
  return { width, height, values };
}

/** Mean 0 and the given spread (standard deviation). */
export function spread({ width, height, values }: Raster, deviation: number): Raster {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const scale = deviation / Math.sqrt(variance);
  return { width, height, values: values.map((value) => (value - mean) * scale) };
}

export const mapped = ({ width, height, values }: Raster, change: (value: number) => number): Raster => ({
  width,
  height,
  values: values.map(change),
});

export const sumOf = (first: Raster, second: Raster): Raster => ({
  ...first,
  values: first.values.map((value, index) => value + (second.values[index] ?? 0)),
});
