import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { marginsAround } from './room-picture.tsx';

const door = aDoor('single-door');
const { height } = door.frame.overall;
const margins = { side: 100, above: 80, below: 170 };

test('without anything in front of it the picture has the margins of its backdrop', () =>
  expect(marginsAround(door, margins, { head: 0, foot: 0 })).toEqual(margins));

test.each([
  [0.1, 0.1],
  [0.05, 0.2],
])('with %d of it covered at the head and %d at the foot the door stands between', (head, foot) => {
  const { above, below } = marginsAround(door, margins, { head, foot });
  const whole = above + height + below;
  expect(above / whole).toBeGreaterThanOrEqual(head - 0.01);
  expect(below / whole).toBeGreaterThanOrEqual(foot - 0.01);
});
