import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BankEntry, keyedEntries, reversedLine } from './bank-line.ts';
import { bankReference } from './bank-reference.ts';
import { matchOf, numbersNamed } from './match-line.ts';

const iban = 'IE29AIBK93115212345678';
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const entry = (changed: Partial<BankEntry> = {}): BankEntry => ({
  ...{ iban, day: '2026-12-01', amount: eur(103_171), text: 'Door', reference: '', party: 'Mary Byrne' },
  ...{ bankReference: '', isReversal: false, ...changed },
});
const keys = (...entries: readonly BankEntry[]) => keyedEntries(entries).map(({ key }) => key);

describe('the key of a line', () => {
  test.each(['', 'NOTPROVIDED', 'nonref'])(
    'two equal payments of a day are two lines, with the reference «%s»',
    (none) => {
      const two = keys(entry({ bankReference: none }), entry({ bankReference: none }));
      expect(new Set(two).size).toBe(2);
      expect(keys(entry({ bankReference: none }))).toEqual(two.slice(0, 1));
    },
  );

  test.each([
    ['another day', { day: '2026-12-02' }, 2],
    ['another sum', { amount: eur(1) }, 2],
    ['another currency', { amount: { minor: 103_171, currency: 'GBP' } }, 2],
    ['another text', { text: 'Window' }, 2],
    ['another party', { party: 'John Byrne' }, 2],
    ['another account', { iban: 'DE89370400440532013000' }, 2],
  ] as const)('%s is another line', (_, changed, lines) =>
    expect(new Set([...keys(entry()), ...keys(entry(changed))]).size).toBe(lines),
  );

  test('the bank’s reference is the key, whatever else is said', () => {
    const named = { bankReference: 'B-17' } as const;
    expect(keys(entry({ ...named, text: 'Other words', day: '2026-12-03' }))).toEqual(keys(entry(named)));
    expect(keys(entry({ ...named, amount: eur(-103_171), isReversal: true }))).not.toEqual(keys(entry(named)));
  });
});

describe('which line a reversal takes back', () => {
  const line = (id: string, changed: Partial<BankEntry> = {}) => ({ id, ...entry(changed) });
  const back = (changed: Partial<BankEntry> = {}) => entry({ amount: eur(-103_171), isReversal: true, ...changed });
  test.each([
    [
      'the bank’s reference',
      back({ bankReference: 'B-1' }),
      [line('1', { bankReference: 'B-1' }), line('2')],
      'certain',
    ],
    ['the payer’s reference', back({ reference: 'RF1' }), [line('1', { reference: 'RF1' }), line('2')], 'certain'],
    ['sum and party', back(), [line('1'), line('2', { party: 'Other' })], 'likely'],
    ['sum and party of two', back(), [line('1'), line('2')], undefined],
    [
      'a reference of two',
      back({ reference: 'RF1' }),
      [line('1', { reference: 'RF1' }), line('2', { reference: 'RF1' })],
      undefined,
    ],
    ['another sum', back({ amount: eur(-1) }), [line('1')], undefined],
    ['a debit that is none', entry({ amount: eur(-103_171) }), [line('1')], undefined],
  ] as const)('by %s', (_, reversal, booked, kind) => {
    const found = reversedLine(reversal, booked);
    expect(found?.kind).toBe(kind);
    if (found) expect(found.id).toBe('1');
  });
});

test('an order that a line names is among those that are asked', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[A-Za-z]{1,8}$/),
    fc.stringMatching(/^\d{1,4}$/),
    fc.constantFrom('10234', '10 234', bankReference(10_234), 'rf72 dw10 234', 'RF72DW 102 34'),
  );
  const texts = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  const orders = [{ number: 10_234, currency: 'EUR', open: [103_171] }] as const;
  let named = 0;
  fc.assert(
    fc.property(texts, texts, (text, reference) => {
      const line = { amount: eur(103_171), text, reference };
      if (['certain', 'likely'].includes(matchOf(line, orders).kind)) {
        named += 1;
        expect(numbersNamed(line)).toContain(10_234);
      }
    }),
  );
  expect(named).toBeGreaterThan(10);
});
