import { expect, test } from 'vitest';
import { optionSetDocument, readOptionSetDocument } from './option-set-document.ts';

const stored = {
  version: 1,
  choices: [
    { option: 'slab', key: '48' },
    { option: 'slaveHandle', key: '' },
  ],
};

test('a set is read as it was written', () => {
  expect(readOptionSetDocument(stored)).toEqual(stored.choices);
  expect(readOptionSetDocument(JSON.parse(JSON.stringify(optionSetDocument(readOptionSetDocument(stored)))))).toEqual(
    stored.choices,
  );
});

test('an option that is no longer known is left out', () => {
  const older = { ...stored, choices: [...stored.choices, { option: 'catFlap', key: 'CF' }] };
  expect(readOptionSetDocument(older)).toEqual(stored.choices);
});

test.each([
  ['of a newer release', { version: 2 }, 'The stored option set has version 2'],
  ['without its choices', { version: 1 }, 'The stored option set is damaged: choices must be a list'],
])('a set %s is refused with a sentence', (_, document, sentence) => {
  expect(() => readOptionSetDocument(document)).toThrow(sentence);
});
