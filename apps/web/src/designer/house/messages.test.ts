import { expect, test } from 'vitest';
import { fitText } from './messages.ts';

test.each([
  [0, 'This frame fits the opening as it looks in the photo.'],
  [-14, 'This frame fits the opening as it looks in the photo.'],
  [43, 'Your opening looks 40 mm wider than this frame.'],
  [-87, 'Your opening looks 90 mm narrower than this frame.'],
])('%i mm wider: %s', (wider, text) => {
  expect(fitText({ wider })).toBe(text);
});
