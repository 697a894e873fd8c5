import { expect, test } from 'vitest';
import { scanOutcome, scanProgress, type Tick } from './scan.ts';

const open = { id: 'B012', isClosed: false };

test.each([
  ['of a piece ticks it', { batch: open, inHand: 'B012', isKnown: false }, 'ticked'],
  [
    'without a batch in hand takes the batch that the code names',
    { batch: open, inHand: null, isKnown: false },
    'ticked',
  ],
  ['that comes twice changes nothing', { batch: open, inHand: 'B012', isKnown: true }, 'known'],
  ['of another batch says so', { batch: open, inHand: 'B013', isKnown: false }, 'wrong-batch'],
  ['of a code that no piece has says so', { batch: null, inHand: 'B012', isKnown: false }, 'no-piece'],
  ['in a closed batch changes nothing', { batch: { ...open, isClosed: true }, inHand: null, isKnown: false }, 'closed'],
  [
    'known before the batch was closed stays so',
    { batch: { ...open, isClosed: true }, inHand: null, isKnown: true },
    'known',
  ],
] as const)('a scan %s', (_, scanned, outcome) => expect(scanOutcome(scanned)).toBe(outcome));

test('what is checked or made again is no longer awaited', () => {
  const codes = new Set(['JL', 'JR', 'SB']);
  const ticks: readonly Tick[] = [
    { code: 'JL', at: 'cutting' },
    { code: 'JL', at: 'quality check' },
    { code: 'SB', at: 'made again' },
  ];
  expect(scanProgress({ codes, ticks: [] })).toMatchObject({ begun: 0, open: 3 });
  expect(scanProgress({ codes, ticks })).toEqual({
    passed: { cutting: 1, assembly: 0, 'quality check': 1 },
    begun: 2,
    open: 1,
  });
});
