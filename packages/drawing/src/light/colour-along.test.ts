import { expect, test } from 'vitest';
import { colourAlong } from './colour-along.ts';

test.each`
  share   | colour
  ${-1}   | ${'#000000'}
  ${0}    | ${'#000000'}
  ${0.25} | ${'#400000'}
  ${0.5}  | ${'#800000'}
  ${0.75} | ${'#804020'}
  ${1}    | ${'#808040'}
`('at $share of the way from black over red to sand: $colour', ({ share, colour }) => {
  expect(colourAlong(['#000000', '#800000', '#808040'], share)).toBe(colour);
});
