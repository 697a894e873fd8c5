import { expect, test } from 'vitest';
import { stocking as messages } from '../../messages/english/stocking.ts';
import { changedPlaces, mostPlaces, type Place, type PlacesChange } from './places.ts';

const place = (name: string, facts: Partial<Place> = {}): Place => ({
  ...{ id: name, name, counts: true, isDefault: false, isRetired: false },
  ...facts,
});
const main = place('Main', { isDefault: true });
const van = place('Van 2');
const holds = new Map([['Rack', '3 CY-3K']]);

const change = (places: readonly Place[], defaultPlace: PlacesChange['defaultPlace'] = null, all = [main, van]) =>
  changedPlaces(all, { places, defaultPlace }, { holds, messages });

test.each<[string, readonly Place[], string | null, readonly Place[]]>([
  ['one more', [place('Rack')], null, [main, van, place('Rack')]],
  [
    'another name, and whether it counts',
    [{ ...van, name: 'Van 3', counts: false }],
    null,
    [main, place('Van 2', { name: 'Van 3', counts: false })],
  ],
  [
    'one retired, whose name another one has',
    [{ ...van, isRetired: true }, place('New', { name: 'van 2' })],
    null,
    [main, { ...van, isRetired: true }, place('New', { name: 'van 2' })],
  ],
  [
    'another default',
    [],
    'Van 2',
    [
      { ...main, isDefault: false },
      { ...van, isDefault: true },
    ],
  ],
  [
    'a new default, and the first one retired',
    [{ ...main, isRetired: true }],
    'Van 2',
    [place('Main', { isRetired: true }), { ...van, isDefault: true }],
  ],
  ['nothing', [], null, [main, van]],
])('places after %s', (_, places, defaultPlace, value) => {
  expect(change(places, defaultPlace)).toEqual({ ok: true, value });
});

test.each<[string, readonly Place[], string | null, string, string]>([
  [
    'what holds something',
    [place('Rack', { isRetired: true })],
    null,
    'place-holds',
    messages.placeHolds('Rack', '3 CY-3K'),
  ],
  ['the default one retired', [{ ...main, isRetired: true }], null, 'no-default', messages.noDefault],
  ['a default that there is not', [], 'Attic', 'no-default', messages.noDefault],
  ['a default that is retired', [{ ...van, isRetired: true }], 'Van 2', 'no-default', messages.noDefault],
  ['a name twice', [place('VAN 2')], null, 'place-taken', messages.placeTaken('VAN 2')],
])('places are not changed to %s', (_, places, defaultPlace, code, message) => {
  expect(change(places, defaultPlace)).toEqual({ ok: false, refusal: { code: `stock.${code}`, message } });
});

test('there are not more places than anybody needs', () => {
  const many = Array.from({ length: mostPlaces - 1 }, (_, at) => place(`Rack ${String(at)}`));
  expect(change(many, null, [main]).ok).toBe(true);
  expect(change([place('Attic')], null, [main, ...many])).toMatchObject({ refusal: { code: 'stock.too-many-places' } });
});
