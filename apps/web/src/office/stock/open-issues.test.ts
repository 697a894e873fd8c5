import { expect, test } from 'vitest';
import { openIssues } from './open-issues.ts';
import { aMove } from './testing/stock-rows.ts';

const issue = (line: number, quantity: string) => aMove(line, { Kind: 'issue', Quantity: `-${quantity}` });
const back = (line: number, undoes: number, quantity: string) =>
  aMove(line, { Kind: 'back', Quantity: quantity, Undoes: undoes });

test.each([
  ['nothing was moved', [], []],
  ['goods only came', [aMove(1)], []],
  ['an issue of which nothing came back', [issue(2, '2'), aMove(1)], [[2, '2']]],
  ['one that came back whole', [back(3, 2, '2'), issue(2, '2'), aMove(1)], []],
  ['one that came back in part, twice', [back(4, 2, '1'), back(3, 2, '1'), issue(2, '5')], [[2, '3']]],
  [
    'several, the last first',
    [issue(4, '1'), back(3, 2, '1'), issue(2, '2')],
    [
      [4, '1'],
      [2, '1'],
    ],
  ],
  ['a scrap, a count', [aMove(2, { Kind: 'scrap', Quantity: '-1' }), aMove(1, { Kind: 'count', Quantity: '-1' })], []],
] as const)('%s', (_, moves, open) =>
  expect(openIssues(moves, 'piece').map(({ line, out }) => [line, out])).toEqual(open),
);

test('litres are told to the millilitre', () => {
  const [open] = openIssues([back(2, 1, '0.250'), issue(1, '2.000')], 'litre');
  expect(open).toMatchObject({ line: 1, out: '1.750', place: 'main', on: '2026-11-21', reason: 'Found' });
});
