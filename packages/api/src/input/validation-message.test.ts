import { expect, test } from 'vitest';
import { validationMessage } from './validation-message.ts';

test.each([
  [[{ path: ['ItemId'], message: 'must be the id of an item' }], 'ItemId: must be the id of an item.'],
  [[{ path: ['Actions', 0, 'hand'], message: 'must be left or right' }], 'Actions.0.hand: must be left or right.'],
  [[{ path: [], message: 'must be text' }], 'The input: must be text.'],
  [
    ['a', 'b', 'c', 'd'].map((field) => ({ path: [field], message: 'is missing' })),
    'a: is missing. b: is missing. c: is missing.',
  ],
])('%j reads %s', (issues, sentence) => {
  expect(validationMessage(issues)).toBe(sentence);
});
