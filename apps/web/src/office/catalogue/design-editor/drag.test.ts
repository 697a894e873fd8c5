import { size } from '@door/domain/lib/mm';
import { expect, test } from 'vitest';
import { type Drag, snapped, unsnapped } from './drag.ts';

const light = { x: 102, y: 190, width: 180, height: 600 };
const other = { x: 500, y: 190, width: 100, height: 300 };
const around = { leaf: size(880, 2000), others: [other], reach: 12 };
const whole = (x: number, y: number): Drag => ({ grip: 'whole', by: { x, y } });

test.each([
  ['moved freely, its edge comes to a multiple of 5', whole(20, 231), { x: 18, y: 230 }, { x: null, y: null }],
  ['its middle is held by the middle of the leaf', whole(240, 231), { x: 248, y: 230 }, { x: 440, y: null }],
  ['its top is held by the top of another', whole(20, 4), { x: 18, y: 0 }, { x: null, y: 190 }],
  [
    'it is held where it would be the mirror image of another',
    whole(170, 231),
    { x: 178, y: 230 },
    { x: 280, y: null },
  ],
])('%s', (_, drag, shift, guides) => {
  expect(snapped(light, drag, around)).toEqual({ shift: { ...shift, width: 0, height: 0 }, guides });
});

test.each([
  ['its right edge', { x: 1, y: 0 }, { x: 0, y: 0, width: 23, height: 0 }],
  ['its left edge', { x: -1, y: 0 }, { x: 23, y: 0, width: -23, height: 0 }],
  ['its lower right corner', { x: 1, y: 1 }, { x: 0, y: 0, width: 23, height: 15 }],
] as const)('%s is moved alone', (_, grip, shift) => {
  expect(snapped(light, { grip, by: { x: 21, y: 16 } }, around).shift).toEqual(shift);
});

test('an edge does not pass the other one', () => {
  expect(snapped(light, { grip: { x: 1, y: 0 }, by: { x: -400, y: 0 } }, around).shift.width).toBe(20 - 180);
});

test('without help it goes to the millimetre', () => {
  expect(unsnapped(light, whole(3.4, -1.6)).shift).toEqual({ x: 3, y: -2, width: 0, height: 0 });
});
