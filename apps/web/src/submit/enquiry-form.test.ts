import { describe, expect, test } from 'vitest';
import { emptyForm, errorsOf, firstError } from './enquiry-form.ts';

const complete = { ...emptyForm, name: 'Aoife Brennan', email: 'aoife@example.ie', terms: true, privacy: true };

describe('an enquiry needs a name, an e-mail and three consents', () => {
  test('a complete form has no errors', () => expect(errorsOf(complete)).toEqual({}));

  test.each`
    missing               | field        | message
    ${{ terms: false }}   | ${'terms'}   | ${'Terms must be agreed to in order to proceed'}
    ${{ privacy: false }} | ${'privacy'} | ${'Our Privacy Policy must be agreed to in order to proceed'}
    ${{ consent: false }} | ${'consent'} | ${'Our data sharing agreement must be agreed to in order to proceed'}
  `('without $field it says so', ({ missing, field, message }) =>
    expect(errorsOf({ ...complete, ...missing })).toEqual({ [field]: message }),
  );

  test.each(['name', 'email'] as const)('%s may not be blank', (field) =>
    expect(Object.keys(errorsOf({ ...complete, [field]: '  ' }))).toEqual([field]),
  );

  test.each(['phone', 'address', 'notes'] as const)('%s may be left out', (field) =>
    expect(errorsOf({ ...complete, [field]: '' })).toEqual({}),
  );
});

test('the cursor goes to the first thing that is missing, in the order of the page', () => {
  expect(firstError(errorsOf(emptyForm))).toBe('name');
  expect(firstError(errorsOf({ ...complete, privacy: false, consent: false }))).toBe('privacy');
  expect(firstError({})).toBeUndefined();
});
