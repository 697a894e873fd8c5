import { expect, test } from 'vitest';
import { answered } from '../testing/fakes.ts';
import { shownToasts, toastFailure } from './toasts.ts';

test.each([
  ['a refusal says why', answered(400), 'Status 400'],
  ['a fault of the server has no sentence of its own', answered(500), 'It could not be done.'],
])('%s', (_, error, message) => {
  toastFailure(error, 'It could not be done.');
  expect(shownToasts().at(-1)).toMatchObject({ kind: 'error', message });
});

test('what was cancelled is not told', () => {
  const before = shownToasts();
  toastFailure(new Error('Aborted'), 'It could not be done.');
  expect(shownToasts()).toBe(before);
});
