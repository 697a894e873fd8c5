import type { Described } from '@door/domain/item/describe';
import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

const blue: Described = { step: 'colours', about: 'doorOutside', term: 'Door outside', value: 'Pigeon Blue' };
const cream: Described = { step: 'colours', about: 'doorOutside', term: 'Door outside', value: 'Cream' };
const creamInside: Described = { step: 'colours', about: 'doorInside', term: 'Door inside', value: 'Cream' };
const glass: Described = { step: 'glass', about: 'frameGlass', term: 'Frame glass', value: 'Minster' };

test.each<[string, readonly Described[], readonly Described[], string]>([
  ['nothing changed', [blue, creamInside], [blue, creamInside], ''],
  ['one choice', [blue, creamInside], [cream, creamInside], 'Door outside: Cream.'],
  ['a choice and what follows', [blue], [cream, creamInside], 'Door outside: Cream. Door inside: Cream.'],
  ['something that is there now', [blue], [blue, glass], 'Frame glass: Minster.'],
  ['something that went', [blue, glass], [blue], ''],
])('%s', (_, before, now, said) => expect(changedWords(before, now)).toBe(said));

test('what was read out with its tile is not said again, what follows from it is', () => {
  expect(changedWords([blue], [cream, glass], 'Cream')).toBe('Frame glass: Minster.');
});
