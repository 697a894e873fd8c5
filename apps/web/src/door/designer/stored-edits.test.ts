import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { readStoredEdits } from './read-stored-edits.ts';
import { storedEdits } from './stored-edits.ts';

const choice = { type: 'hand.choose', hand: 'right' } as const;
const item = { ...aDoor('single-door'), houseNumber: '28a' };
const restore = { type: 'restore', item, job: { address: 'Quay Street' } } as const;

const readBack = (stored: unknown) => readStoredEdits(JSON.parse(JSON.stringify(stored)));

test('unsent edits are read as they were stored', async () => {
  expect(await readBack(storedEdits([choice, restore, choice]))).toEqual([choice, restore, choice]);
});

test('an undo of an earlier release, whose item held address and currency, is read too', async () => {
  const { houseNumber: numerals, ...design } = item;
  const older = { ...design, hardwareChosen: undefined, numerals, address: 'Quay Street', currency: 'EUR' };
  // Nobody noted then whether a person had chosen hardware: what the door has stays.
  const read = { ...restore, item: { ...item, hardwareChosen: true } };
  expect(await readBack([{ type: 'restore', item: older }, choice])).toEqual([read, choice]);
});

test('an undo of a newer release is left out', async () => {
  expect(await readBack([{ type: 'restore', document: { version: 99 } }, choice])).toEqual([choice]);
});
