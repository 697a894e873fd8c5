import * as worked from '@door/domain/testing/worked-example-items';
import { expect, test } from 'vitest';
import { coupledSurround, doubleDoor, singleDoor } from './testing/priced-doors.ts';

/** All but the ids of the parts, the frame style and the choices. */
const doorOf = ({ choices: _choices, templateId: _style, frame, ...door }: typeof singleDoor) => ({
  ...door,
  frame: { ...frame, parts: frame.parts.map(({ id: _id, ...part }) => part) },
});

test.each([
  ['single door', singleDoor, worked.singleDoor],
  ['double door', doubleDoor, worked.doubleDoor],
  ['coupled surround', coupledSurround, worked.coupledSurround],
])('every property of the worked %s is a choice that leads to it', (_, made, example) => {
  expect(doorOf(made)).toEqual(doorOf(example));
});
