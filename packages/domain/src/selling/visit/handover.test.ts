import { describe, expect, test } from 'vitest';
import { monthsAfter } from '../../lib/calendar-day.ts';
import { defaultFittingSettings } from '../../catalogue/rows/fitting-settings.ts';
import { guaranteedUntil, guaranteeOf, handoverGaps, remadeGuaranteeOf, signatureSvg } from './handover.ts';
import { visitNow } from './visit-now.ts';

test.each([
  // JOURNEY 14, example 19.
  ['2028-02-29', 120, '2038-02-28'],
  ['2027-08-31', 18, '2029-02-28'],
  ['2026-12-16', 24, '2028-12-16'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-10-31', 4, '2028-02-29'],
])('guaranteed from %s on for %s months: to %s', (day, months, until) => expect(monthsAfter(day, months)).toBe(until));

test('each part is guaranteed for its own time', () => {
  expect(guaranteeOf(defaultFittingSettings, '2026-12-16').map(({ part, until }) => `${part} ${until}`)).toEqual([
    'Frame and leaf 2036-12-16',
    'Glass 2031-12-16',
    'Hardware 2028-12-16',
    'Fitting 2028-12-16',
  ]);
});

test('what was made again has the rest of the old term, or a year, whichever is later', () => {
  const old = [
    { part: 'Glass', until: '2031-12-16' },
    { part: 'Hardware', until: '2028-12-16' },
  ];
  expect(remadeGuaranteeOf(old, '2028-02-29')).toEqual([
    { part: 'Glass', until: '2031-12-16' },
    { part: 'Hardware', until: '2029-02-28' },
  ]);
});

test.each([
  ['none that counts', [], null],
  ['of an older release', [{}], null],
  [
    'the longest of all',
    [
      { guarantee: [{ part: 'Glass', until: '2031-12-16' }] },
      {
        guarantee: [
          { part: 'Leaf', until: '2036-12-16' },
          { part: 'Glass', until: '2031-12-20' },
        ],
      },
    ],
    '2036-12-16',
  ],
])('the guarantee of handovers ends with the longest: %s', (_, handovers, until) =>
  expect(guaranteedUntil(handovers)).toBe(until),
);

describe('a handover', () => {
  const visit = { id: '1', visitId: 'v', undoes: null, at: '2026-12-16T10:00:00.000Z' } as const;
  const settings = { checklist: ['Opens', 'Keys'], photos: ['after'] as const };
  test('waits for each row, each photo and what blocks', () => {
    const snag = { kind: 'snag', door: null, part: '', text: 'Cracked', blocks: true } as const;
    expect(handoverGaps(settings, visitNow([{ ...visit, ...snag }]))).toEqual({
      ...{ rows: ['Opens', 'Keys'], photos: ['after'], snags: ['Cracked'] },
    });
    const done = visitNow([
      { ...visit, kind: 'checklist', row: 'Opens', answer: 'yes', text: '' },
      { ...visit, id: '2', kind: 'checklist', row: 'Keys', answer: 'none', text: '' },
      { ...visit, id: '3', kind: 'photo', shows: 'after', door: null },
    ]);
    expect(handoverGaps(settings, done)).toEqual({ rows: [], photos: [], snags: [] });
  });

  test('its signature is a drawing by itself, of a dot too, and nothing without a stroke', () => {
    expect(
      signatureSvg([
        [
          [1, 2],
          [30, 12.5],
        ],
        [],
      ]),
    ).toContain('viewBox="0 0 100 13"><path d="M1 2L30 12.5"');
    expect(signatureSvg([[[5, 5]]])).toContain('M5 5L5.1 5');
    expect(signatureSvg([[]])).toBe('');
  });
});
