import { expect, test } from 'vitest';
import type { Described } from '../model/description.ts';
import { changedLines } from './changed-lines.ts';

const finish = (value: string): Described => ({ step: 'hardware', about: 'finish', term: 'Finish', value });
const knocker: Described = { step: 'hardware', about: 'knocker', term: 'Knocker', value: 'Urn knocker' };

test.each<[string, readonly Described[], readonly Described[], ReturnType<typeof changedLines>]>([
  ['nothing', [finish('Gold'), knocker], [finish('Gold'), knocker], []],
  ['another value', [finish('Gold')], [finish('Black')], [{ term: 'Finish', before: 'Gold', after: 'Black' }]],
  ['a line more', [], [knocker], [{ term: 'Knocker', before: null, after: 'Urn knocker' }]],
  ['a line less', [knocker], [], [{ term: 'Knocker', before: 'Urn knocker', after: null }]],
])('%s', (_, before, after, expected) => expect(changedLines(before, after)).toEqual(expected));
