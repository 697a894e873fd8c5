import { expect, test } from 'vitest';
import type { Described } from '../model/description.ts';
import { comparedLines } from './compared-lines.ts';

const frame: Described = { step: 'frame', about: 'frame', term: 'Frame', value: 'Single Door' };
const glass: Described = { step: 'glass', about: 'glass', term: 'Glass', value: 'Clear' };
const knocker: Described = { step: 'hardware', about: 'knocker', term: 'Knocker', value: 'Urn' };

test.each<[string, readonly (readonly Described[])[], readonly unknown[]]>([
  ['no door has no line', [], []],
  ['one door differs from none', [[frame]], [['frame', ['Single Door'], false]]],
  [
    'what is equal does not differ',
    [
      [frame, glass],
      [frame, { ...glass, value: 'Satin' }],
    ],
    [
      ['frame', ['Single Door', 'Single Door'], false],
      ['glass', ['Clear', 'Satin'], true],
    ],
  ],
  [
    'what only one has differs, and stands in its step',
    [[knocker], [frame, knocker], [glass, knocker]],
    [
      ['frame', [null, 'Single Door', null], true],
      ['glass', [null, null, 'Clear'], true],
      ['knocker', ['Urn', 'Urn', 'Urn'], false],
    ],
  ],
  [
    'none of a piece is as having no room for it',
    [[{ ...knocker, value: 'Keiner', isNone: true }], [frame]],
    [
      ['frame', [null, 'Single Door'], true],
      ['knocker', ['Keiner', null], false],
    ],
  ],
  [
    'a product by that name is one',
    [[{ ...knocker, value: 'None' }], [frame]],
    [
      ['frame', [null, 'Single Door'], true],
      ['knocker', ['None', null], true],
    ],
  ],
])('%s', (_, descriptions, lines) => {
  expect(comparedLines(descriptions).map(({ about, values, differs }) => [about, values, differs])).toEqual(lines);
});
