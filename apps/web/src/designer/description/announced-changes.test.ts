import type { Described } from '@door/domain/door/model/description';
import { expect, test } from 'vitest';
import { changesText } from './announced-changes.tsx';

const blue: Described = { step: 'colours', about: 'doorExternal', term: 'Door outside', value: 'Pigeon Blue' };
const cream: Described = { step: 'colours', about: 'doorExternal', term: 'Door outside', value: 'Cream' };
const creamInside: Described = { step: 'colours', about: 'doorInternal', term: 'Door inside', value: 'Cream' };
const glass: Described = { step: 'glass', about: 'frameGlass', term: 'Frame glass', value: 'Minster' };

test.each<[string, readonly Described[], readonly Described[], string]>([
  ['nothing changed', [blue, creamInside], [blue, creamInside], ''],
  ['one choice', [blue, creamInside], [cream, creamInside], 'Door outside: Cream.'],
  ['a choice and what follows', [blue], [cream, creamInside], 'Door outside: Cream. Door inside: Cream.'],
  ['something that is there now', [blue], [blue, glass], 'Frame glass: Minster.'],
  ['something that went', [blue, glass], [blue], ''],
])('%s', (_, before, now, said) => expect(changesText(before, now)).toBe(said));

test('the value that was read aloud with its tile is not repeated, what follows from it is read', () => {
  expect(changesText([blue], [cream, glass], 'Cream')).toBe('Frame glass: Minster.');
});
