import { expect, test } from 'vitest';
import { isShortReason, refusalFaults, unfitForVisitors } from './plain-words.ts';

test.each([
  'Not lit.',
  'The leaf would be 951 mm wide; it must be at most 950. Make the overall width 1065 mm or less.',
  "The door's colour is a standard frame colour: choose it among the standard ones.",
  'The left sidelight would hold 2.27 m² of glass; it must be at most 2.2. Make it 971 mm wide or less.',
])('a visitor understands: %s', (sentence) => {
  expect(unfitForVisitors(sentence)).toEqual([]);
});

test.each([
  'the leaf is too low.',
  'The leaf is too low',
  `The leaf is ${'very '.repeat(40)}low.`,
  'Theme undefined is not made.',
  'The theme {"kind":"clear"} is not made.',
  'This supplier has no theme 7.',
  'There is no 5a1f4c1e-0000.',
  'There is no single-door-left-sidelight.',
  'The handleType is not offered.',
  'LP-310-CH is not offered.',
  'SC150 is not offered.',
  'The leaf would be -20 mm wide.',
  'The leaf would be 20.5 mm wide.',
  'It was refused with size.leaf-width.',
])('no visitor understands: %s', (sentence) => {
  expect(unfitForVisitors(sentence)).toHaveLength(1);
});

test('a code names its topic first', () => {
  expect(refusalFaults({ code: 'size.leaf-width', message: 'Too wide.' })).toEqual([]);
  expect(refusalFaults({ code: 'Size.leafWidth', message: 'Too wide.' })).toHaveLength(1);
});

test.each([
  ['Not made for quarter-round panes', true],
  ['One two three four five six seven eight', true],
  ['One two three four five six seven eight nine', false],
  ['not made', false],
  ['Not made.', false],
])('reason on a tile: %s', (reason, short) => {
  expect(isShortReason(reason)).toBe(short);
});
