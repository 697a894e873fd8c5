import { expect, test } from 'vitest';
import { changedFields, mergeFields } from './merge-fields.ts';

const base = { note: 'a', terms: 'b' };

test.each([
  ['nobody changed anything', base, base, base, []],
  ['only mine', { ...base, note: 'mine' }, base, { note: 'mine', terms: 'b' }, []],
  ['only theirs', base, { ...base, note: 'theirs' }, { note: 'theirs', terms: 'b' }, []],
  ['different fields', { ...base, note: 'mine' }, { ...base, terms: 'theirs' }, { note: 'mine', terms: 'theirs' }, []],
  ['the same field alike', { ...base, note: 'same' }, { ...base, note: 'same' }, { note: 'same', terms: 'b' }, []],
  ['the same field', { ...base, note: 'mine' }, { ...base, note: 'theirs' }, { note: 'mine', terms: 'b' }, ['note']],
  ['a row added here', { ...base, row: 1 }, base, { ...base, row: 1 }, []],
  ['a row taken out there', base, { note: 'a' }, { note: 'a' }, []],
  ['a row taken out here', { note: 'a' }, base, { note: 'a' }, []],
  [
    'a row changed here and taken out there',
    { ...base, terms: 'mine' },
    { note: 'a' },
    { note: 'a', terms: 'mine' },
    ['terms'],
  ],
] as const)('%s', (_, mine, theirs, fields, contested) => {
  expect(mergeFields(base, mine, theirs)).toEqual({ fields, contested });
});

test('what has changed is what is sent', () => {
  expect(changedFields(base, { ...base, note: 'mine' })).toEqual({ note: 'mine' });
});
