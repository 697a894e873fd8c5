import { expect, test } from 'vitest';
import type { Item } from '../model/item.ts';
import { aCatalogue } from '../testing/a-catalogue.ts';
import { aDoor } from '../testing/a-door.ts';
import { openChoicesOf } from './open-choices.ts';

const catalogue = aCatalogue();
const chosen: Item = { ...aDoor('single-door'), glass: { ...aDoor('single-door').glass, door: { kind: 'clear' } } };
const withoutGlass: Item = { ...chosen, glass: { ...chosen.glass, door: { kind: 'none-chosen' } } };
const custom = catalogue.rows.colours.find(({ finish }) => finish === 'custom');
const withoutRal: Item = {
  ...chosen,
  colours: { ...chosen.colours, doorExternal: custom?.id ?? expect.fail(), customRal: null },
};

test.each<[string, readonly Item[], readonly string[]]>([
  ['nothing', [chosen, chosen], []],
  ['the glass of the second door', [chosen, withoutGlass], ['2 quote.glass-open']],
  ['the RAL number of the first', [withoutRal, chosen], ['1 quote.ral-open']],
])('a quote leaves open: %s', (_, items, open) => {
  expect(openChoicesOf(items, catalogue).map(({ position, code }) => `${String(position)} ${code}`)).toEqual(open);
});
