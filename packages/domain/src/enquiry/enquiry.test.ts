import { describe, expect, test } from 'vitest';
import { english } from '../words/english.ts';
import { type EnquiryForm, emptyEnquiry, enquiryFindings, maySubmit } from './enquiry.ts';

const complete: EnquiryForm = { ...emptyEnquiry, name: 'Ada', email: 'ada@example.com', terms: true, privacy: true };
const messages = (form: EnquiryForm, dirty: boolean) =>
  enquiryFindings(form, { dirty, words: english }).map(({ message }) => message);

test('an empty form says nothing until somebody tries to send it', () => {
  expect(messages(emptyEnquiry, false)).toEqual([]);
  expect(messages(emptyEnquiry, true)).toHaveLength(4);
  expect(maySubmit(emptyEnquiry)).toBe(false);
});

test('phone, address and notes may stay empty', () => {
  expect(maySubmit(complete)).toBe(true);
});

test.each(['ada', 'ada@', 'ada at example dot com', 'ада@пример.бг'])('an e-mail is taken in any form: %s', (email) => {
  expect(maySubmit({ ...complete, email })).toBe(true);
});

describe('one thing missing blocks it and says which', () => {
  test.each([
    [{ name: ' ' }, 'Please tell us your name'],
    [{ email: '' }, 'Please tell us your email address'],
    [{ terms: false }, 'Terms must be agreed to in order to proceed'],
    [{ privacy: false }, 'Our Privacy Policy must be agreed to in order to proceed'],
    [{ consent: false }, 'Our data sharing agreement must be agreed to in order to proceed'],
  ])('%j', (missing, message) => {
    const form = { ...complete, ...missing };
    expect(maySubmit(form)).toBe(false);
    expect(messages(form, true)).toEqual([message]);
  });
});
