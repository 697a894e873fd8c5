import { expect, test } from 'vitest';
import { type Entry, entriesFor, latestFirst } from './entry.ts';

const entry = (label: string, about = ''): Entry => ({
  id: label,
  label,
  about,
  kind: 'page',
  leads: '/installer/home',
});
const entries = [
  entry('Home'),
  entry('My tasks'),
  entry('Group tasks'),
  entry('14 Rathmines Road, Dublin 6', 'Aoife Brennan'),
  entry('Élan House'),
];
const labels = (found: readonly Entry[]) => found.map(({ label }) => label);

test.each([
  ['', ['Home', 'My tasks', 'Group tasks', '14 Rathmines Road, Dublin 6', 'Élan House']],
  ['task', ['My tasks', 'Group tasks']],
  ['TASKS gr', ['Group tasks']],
  ['14 rath', ['14 Rathmines Road, Dublin 6']],
  ['aoife', ['14 Rathmines Road, Dublin 6']],
  ['ho', ['Home', 'Élan House']],
  ['élan', ['Élan House']],
  ['athmines', []],
])('%j finds %j', (text, found) => expect(labels(entriesFor(text, entries))).toEqual(found));

test('what was chosen lately stands first, and once', () => {
  expect(labels(latestFirst(entries, ['Group tasks', 'gone', 'Home']))).toEqual([
    'Group tasks',
    'Home',
    'My tasks',
    '14 Rathmines Road, Dublin 6',
    'Élan House',
  ]);
});
