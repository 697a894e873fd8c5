import { expect, test } from 'vitest';
import { type HandoverAnswer, standingOf } from './unsigned.ts';

const day = '2026-12-16';
const said = (kind: HandoverAnswer['kind'], on: string): HandoverAnswer => ({ kind, day: on });

test.each<[string, readonly HandoverAnswer[], string, ReturnType<typeof standingOf>]>([
  ['on its day', [], day, { is: 'asked', until: '2026-12-22', countsOn: null }],
  ['on the last day', [], '2026-12-22', { is: 'asked', until: '2026-12-22', countsOn: null }],
  ['when the days are over', [], '2026-12-23', { is: 'by terms', countsOn: '2026-12-23' }],
  ['much later', [], '2027-02-01', { is: 'by terms', countsOn: '2026-12-23' }],
  ['once it is signed', [said('accepted', '2026-12-18')], '2027-02-01', { is: 'signed later', countsOn: '2026-12-18' }],
  ['once somebody objects', [said('objected', '2026-12-18')], '2027-02-01', { is: 'objected', countsOn: null }],
  [
    'once that is settled and it is signed',
    [said('objected', '2026-12-18'), said('accepted', '2027-01-05')],
    '2027-02-01',
    { is: 'signed later', countsOn: '2027-01-05' },
  ],
  [
    'where somebody objects too late',
    [said('objected', '2026-12-23')],
    '2027-02-01',
    { is: 'by terms', countsOn: '2026-12-23' },
  ],
])('a handover that nobody has signed, %s', (_, answers, today, standing) => {
  expect(standingOf({ kind: 'not signed', day, answers, today })).toEqual(standing);
});

test('one that is signed counts at once, whatever is said later', () => {
  const answers = [said('objected', '2026-12-17')];
  expect(standingOf({ kind: 'signed', day, answers, today: day })).toEqual({ is: 'signed', countsOn: day });
});
