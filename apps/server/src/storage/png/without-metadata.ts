import { chunksOf, signature } from './read-chunks.ts';

/** What the pixels need. Texts, times and EXIF, which may say where, when and with what a photo was taken, are not among them. */
const kept: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

/** A sound PNG with nothing in it but its picture; the same bytes where it holds nothing else. */
export function withoutMetadata(png: Buffer): Buffer {
  const chunks = [...chunksOf(png)];
  const needed = chunks.filter(({ name }) => kept.has(name));
  if (needed.length === chunks.length) return png;
  return Buffer.concat([signature, ...needed.map(({ start, end }) => png.subarray(start, end))]);
}
