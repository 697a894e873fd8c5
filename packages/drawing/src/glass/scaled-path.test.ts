import { expect, test } from 'vitest';
import { scaledPath } from './scaled-path.ts';

const fit = { scale: [2, 3], shift: [10, 20] } as const;

test.each`
  what                       | d                       | placed
  ${'corners'}               | ${'M1 2L3 4H5V6Z'}      | ${'M12 26L16 32H20V38Z'}
  ${'steps'}                 | ${'M1 2l3 4h5v-6z'}     | ${'M12 26l6 12h10v-18z'}
  ${'arcs keep their flags'} | ${'M0 0A5 5 0 1 0 7 8'} | ${'M10 20A10 15 0 1 0 24 44'}
  ${'numbers run together'}  | ${'M1-2Q.5 1 2 3'}      | ${'M12 14Q11 23 14 29'}
`('$what', ({ d, placed }) => expect(scaledPath(d, fit)).toBe(placed));
