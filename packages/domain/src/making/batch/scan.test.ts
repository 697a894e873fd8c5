import { expect, test } from 'vitest';
import { type Scanned, scanOutcome } from './scan.ts';

const open = { id: 'B012', isClosed: false };
const door = { pieces: 12, assembly: 12, awaits: [] };
const aScan = (changes: Partial<Scanned>): Scanned => ({
  ...{ what: 'piece', at: 'cutting', kind: 'done', batch: open, inHand: 'B012' },
  ...{ isKnown: false, isSpoiled: false, hasLeft: false, door: null },
  ...changes,
});

test.each([
  ['of a piece ticks it', {}, 'ticked'],
  ['without a batch in hand takes the batch that the code names', { inHand: null }, 'ticked'],
  ['that comes twice changes nothing', { isKnown: true }, 'known'],
  ['of another batch says so', { inHand: 'B013' }, 'wrong-batch'],
  ['in a closed batch changes nothing', { batch: { ...open, isClosed: true }, inHand: null }, 'closed'],
  ['known before the batch was closed stays so', { batch: { ...open, isClosed: true }, isKnown: true }, 'known'],
  ['of a bar ticks its pieces at the saw', { what: 'bar' }, 'ticked'],
  ['of a bar is none behind the saw', { what: 'bar', at: 'assembly' }, 'other-station'],
  ['of a door is none at the saw', { what: 'door', door }, 'other-station'],
  ['of a door ticks it at assembly', { what: 'door', at: 'assembly', door: { ...door, assembly: 0 } }, 'ticked'],
  ['of a door ticks it at the check', { what: 'door', at: 'quality check', door }, 'ticked'],
  [
    'of a door at the check asks for assembly',
    { what: 'door', at: 'quality check', door: { ...door, assembly: 11 } },
    'needs-assembly',
  ],
  [
    'of a door waits for what is made again',
    { what: 'door', at: 'assembly', door: { ...door, awaits: ['JL.2'] } },
    'needs-cut',
  ],
  ['of a spoiled piece has it made again', { kind: 'spoiled' }, 'spoiled'],
  ['of a piece that is made again already leads to the new one', { isSpoiled: true }, 'replaced'],
  ['of a piece whose door has left spoils nothing', { kind: 'spoiled', hasLeft: true }, 'left'],
  ['of a whole bar spoils nothing', { what: 'bar', kind: 'spoiled' }, 'one-piece'],
] as const satisfies readonly (readonly [string, Partial<Scanned>, string])[])('a scan %s', (_, changes, outcome) =>
  expect(scanOutcome(aScan(changes))).toBe(outcome),
);
