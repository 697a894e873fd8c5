import { expect, test } from 'vitest';
import { type PaletteEntry, matchingEntries, recentFirst } from './palette-entry.ts';

const entry = (label: string, keywords = ''): PaletteEntry => ({
  id: label,
  label,
  keywords,
  kind: 'page',
  action: '/installer/home',
});
const entries = [
  entry('Home'),
  entry('My tasks'),
  entry('Group tasks'),
  entry('14 Rathmines Road, Dublin 6', 'Aoife Brennan'),
  entry('Élan House'),
];
const labels = (found: readonly PaletteEntry[]) => found.map(({ label }) => label);

test.each([
  ['', ['Home', 'My tasks', 'Group tasks', '14 Rathmines Road, Dublin 6', 'Élan House']],
  ['task', ['My tasks', 'Group tasks']],
  ['TASKS gr', ['Group tasks']],
  ['14 rath', ['14 Rathmines Road, Dublin 6']],
  ['aoife', ['14 Rathmines Road, Dublin 6']],
  ['ho', ['Home', 'Élan House']],
  ['élan', ['Élan House']],
  ['athmines', []],
])('%j finds %j', (text, found) => expect(labels(matchingEntries(text, entries))).toEqual(found));

test('recently chosen entries come first, and once', () => {
  expect(labels(recentFirst(entries, ['Group tasks', 'gone', 'Home']))).toEqual([
    'Group tasks',
    'Home',
    'My tasks',
    '14 Rathmines Road, Dublin 6',
    'Élan House',
  ]);
});
