import type { Pixels } from './pixels.ts';

/** The picture at half its size: each pixel is the mean of four. The last odd row or column is left out. */
export function halved({ data, width, height }: Pixels): Pixels {
  const [across, down] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = new Uint8Array(across * down * 4);
  for (let y = 0, to = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1, to += 4) {
      const from = (2 * y * width + 2 * x) * 4;
      const below = from + width * 4;
      for (let channel = 0; channel < 4; channel += 1)
        half[to + channel] =
          ((data[from + channel] ?? 0) +
            (data[from + 4 + channel] ?? 0) +
            (data[below + channel] ?? 0) +
            (data[below + 4 + channel] ?? 0) +
            2) >>
          2;
    }
  }
  return { data: half, width: across, height: down };
}
