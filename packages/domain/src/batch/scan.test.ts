import { describe, expect, test } from 'vitest';
import { aBatchNumber } from '../testing/a-batch.ts';
import { batching } from '../words/english/batching.ts';
import { type Scan, scanned, scanProgress, type Tick } from './scan.ts';

const code = (part: string) => `2647-B012-10234-2-${part}`;
const codes = new Set([code('JL'), code('JR'), code('SB')]);
const after = (ticks: readonly Tick[], text: string, at: Scan['at'] = 'cutting') =>
  scanned({ number: aBatchNumber, codes, ticks }, { text, at }, batching);

const tick: Tick = { code: code('JL'), at: 'cutting' };

describe('a scan', () => {
  test.each([`DW1:${code('JL')}`, code('JL').toLowerCase()])('of %s ticks the piece', (text) =>
    expect(after([], text)).toEqual({ ok: true, value: [tick] }),
  );

  test('that comes twice changes nothing; at the next station it does', () => {
    expect(after([tick], code('JL'))).toEqual({ ok: true, value: [tick] });
    expect(after([tick], code('JL'), 'assembly')).toEqual({
      ok: true,
      value: [tick, { code: code('JL'), at: 'assembly' }],
    });
  });

  test.each([
    ['DW1:2647-B013-10234-2-JL', 'batch.wrong-batch', 'This piece belongs to batch 2647-B013.'],
    [code('XX'), 'batch.no-piece', `No piece of this batch has the code ${code('XX')}.`],
    ['hello', 'batch.no-piece', 'No piece of this batch has the code HELLO.'],
  ])('of %s is refused: %s', (text, refusal, message) =>
    expect(after([], text)).toEqual({ ok: false, refusal: { code: refusal, message } }),
  );
});

test('what is checked or made again is no longer awaited', () => {
  const ticks: readonly Tick[] = [
    tick,
    { code: code('JL'), at: 'quality check' },
    { code: code('SB'), at: 'made again' },
  ];
  expect(scanProgress({ codes, ticks: [] })).toMatchObject({ begun: 0, open: 3 });
  expect(scanProgress({ codes, ticks })).toEqual({
    passed: { cutting: 1, assembly: 0, 'quality check': 1 },
    begun: 2,
    open: 1,
  });
});
