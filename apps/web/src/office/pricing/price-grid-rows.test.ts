import { expect, test } from 'vitest';
import { changeText, gridRows, gridSections, isChanged } from './price-grid-rows.ts';

const row = (Code: string, Value: string, Unit: 'amount' | 'percent' | 'number' = 'amount') => ({
  ...{ Code, Value, Unit },
  Rule: 'P1' as const,
});
const valid = [
  row('family.T1', '790.00'),
  row('door-colour.standardBothSame', '45.00'),
  row('handle.pull-bar-600', '45.00'),
  row('piece.CY-3K', '38.00'),
  row('tier.A', '20.00', 'percent'),
  row('validity.quoteValidDays', '30', 'number'),
];
const draft = [
  row('family.T1', '800.00'),
  row('tier.A', '12.50', 'percent'),
  row('validity.quoteValidDays', '28', 'number'),
];
const rows = gridRows(valid, draft);

test('a price stands beside its draft, with the change between them', () => {
  expect(rows.map((each) => [each.name, each.valid, each.draft, changeText(each)])).toEqual([
    ['T1', '790.00', '800.00', '+10.00'],
    ['Standard both same', '45.00', '45.00', ''],
    ['Pull bar 600', '45.00', '45.00', ''],
    ['CY-3K', '38.00', '38.00', ''],
    ['A', '20.00', '12.50', '−7.50'],
    ['Quote valid days', '30', '28', '−2'],
  ]);
  expect(rows.filter(isChanged).map(({ code }) => code)).toEqual(['family.T1', 'tier.A', 'validity.quoteValidDays']);
});

test('without a draft nothing changes', () => {
  expect(gridRows(valid, null).map((each) => [each.draft, changeText(each)])).toEqual(valid.map(() => [null, '']));
});

test.each([
  ['', false, ['family', 'door-colour', 'handle', 'piece', 'tier', 'validity']],
  ['COLOUR same', false, ['door-colour']],
  ['cy-3k', false, ['piece']],
  ['', true, ['family', 'tier', 'validity']],
  ['nothing', false, []],
])('“%s”, only what changes: %j', (text, onlyChanged, sections) => {
  expect(gridSections(rows, { text, onlyChanged }).map(({ section }) => section)).toEqual(sections);
});
