import { PNG } from 'pngjs';

/** A sound PNG of that size, in one colour. */
export const aPicture = (width = 3, height = 2): Buffer =>
  PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.alloc(width * height * 4, 0x7f) }));
