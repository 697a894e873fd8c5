import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { readStoredEdits } from './read-stored-edits.ts';
import { storedEdits } from './stored-edits.ts';

const choice = { type: 'hand.choose', hand: 'right' } as const;
const item = { ...aDoor('single-door'), houseNumber: '28a' };
const restore = { type: 'restore', item, job: { address: 'Quay Street' } } as const;

const readBack = (stored: unknown) => readStoredEdits(JSON.parse(JSON.stringify(stored)));

test('unsent edits are read as they were stored', () => {
  expect(readBack(storedEdits([choice, restore, choice]))).toEqual([choice, restore, choice]);
});

test.each([
  ['a newer release', { document: { version: 99 } }],
  ['a version before 0.2.0', { item }],
])('an undo of %s is left out', (_, stored) => {
  expect(readBack([{ type: 'restore', ...stored }, choice])).toEqual([choice]);
});
