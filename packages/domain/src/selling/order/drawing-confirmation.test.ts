import { expect, test } from 'vitest';
import { paper } from '../../messages/english/papers.ts';
import { staging } from '../../messages/english/staging.ts';
import { money } from '../pricing/money.ts';
import { changedFacts, confirmedDifference, drawingSentences } from './drawing-confirmation.ts';

const texts = { staging, paper };

const door = {
  heading: 'Single Door, Minster',
  hinge: 'Hinged on the left.',
  sizes: [{ label: 'Overall size', text: '1000 × 2100 mm' }],
  schedule: [{ label: 'Glass', text: 'Clear' }],
};

test('the sentences name the version and its sum', () => {
  const totals = { total: money(171_572, 'EUR') } as Parameters<typeof drawingSentences>[0]['totals'];
  expect(drawingSentences({ version: 2, totals }, staging)).toEqual([
    'The drawing, the hinge side and the sizes of each door are as I want them',
    'I confirm the order as drawn, version 2, for 1,715.72 EUR',
  ]);
});

test('what was measured or chosen otherwise is told, with both', () => {
  const drawn = { ...door, sizes: [{ label: 'Overall size', text: '1060 × 2100 mm' }], schedule: [] };
  expect(changedFacts([door], [drawn], texts)).toEqual([
    { heading: door.heading, label: 'Overall size', before: '1000 × 2100 mm', after: '1060 × 2100 mm' },
    { heading: door.heading, label: 'Glass', before: 'Clear', after: '' },
  ]);
  expect(changedFacts([door], [door], texts)).toEqual([]);
  expect(changedFacts([door], [], texts).map(({ label, after }) => [label, after])).toEqual([
    ['Door', ''],
    ['Hinge side', ''],
    ['Overall size', ''],
    ['Glass', ''],
  ]);
});

test.each([
  [171_572, 156_960, 14_612],
  [156_960, 156_960, null],
  [150_000, 156_960, -6_960],
  [171_572, null, null],
])('an order of %i that was accepted at %s differs by %s', (total, accepted, difference) => {
  const sum = confirmedDifference(money(total, 'EUR'), accepted === null ? null : money(accepted, 'EUR'));
  expect(sum?.minor ?? null).toBe(difference);
});
