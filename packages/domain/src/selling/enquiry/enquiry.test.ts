import { describe, expect, test } from 'vitest';
import { sending } from '../../messages/english/quoting.ts';
import { type EnquiryForm, emptyEnquiry, enquiryProblems, shownEnquiryProblems, enquiryReference } from './enquiry.ts';
import { itemId } from '../../door/model/ids.ts';

const complete: EnquiryForm = { ...emptyEnquiry, name: 'Ada', email: 'ada@example.com', terms: true, privacy: true };
const maySend = (form: EnquiryForm) => enquiryProblems(form, sending).length === 0;
const shownProblems = (form: EnquiryForm, dirty: boolean) =>
  shownEnquiryProblems(form, { dirty, messages: sending }).map(({ message }) => message);

test('an empty form says nothing until somebody tries to send it [3.70 4.56 5.2]', () => {
  expect(shownProblems(emptyEnquiry, false)).toEqual([]);
  expect(shownProblems(emptyEnquiry, true)).toHaveLength(4);
  expect(maySend(emptyEnquiry)).toBe(false);
});

test('phone, address and notes may stay empty [2.66]', () => {
  expect(maySend(complete)).toBe(true);
});

test.each(['ada', 'ada@', 'ada at example dot com', 'ада@пример.бг'])(
  'an e-mail is taken in any form: %s [5.7]',
  (email) => {
    expect(maySend({ ...complete, email })).toBe(true);
  },
);

describe('one thing missing blocks it and says which [4.57 8.15]', () => {
  test.each([
    [{ name: ' ' }, 'Please tell us your name'],
    [{ email: '' }, 'Please tell us your email address'],
    [{ terms: false }, 'Terms must be agreed to in order to proceed'],
    [{ privacy: false }, 'Our Privacy Policy must be agreed to in order to proceed'],
    [{ consent: false }, 'Our data sharing agreement must be agreed to in order to proceed'],
  ])('%j [5.1 5.3-5.5]', (missing, message) => {
    const form = { ...complete, ...missing };
    expect(maySend(form)).toBe(false);
    expect(shownProblems(form, true)).toEqual([message]);
  });
});

test.each(['name', 'email', 'phone', 'address', 'notes'] as const)(
  'a character that cannot be stored is named at its field: %s',
  (field) => {
    const form = { ...complete, [field]: `x\0y` };
    const problems = enquiryProblems(form, sending);
    expect(problems.map((problem) => [problem.field, problem.code])).toEqual([[field, 'enquiry.text-unstorable']]);
  },
);

test('the reference is the random end of the item id', () =>
  expect(enquiryReference(itemId('01a1fc81-617c-750b-af31-1ffd4097812a'))).toBe('4097812A'));
