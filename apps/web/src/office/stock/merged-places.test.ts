import { expect, test } from 'vitest';
import { mergedPlaces } from './merged-places.ts';
import type { WirePlace } from './stock-wire.ts';

const place = (Id: string, facts: Partial<WirePlace> = {}): WirePlace => ({
  ...{ Id, Name: Id, Counts: true, IsDefault: false, IsRetired: false },
  ...facts,
});
const main = place('Main', { IsDefault: true });
const van = place('Van 2');
const base = [main, van];

test.each<readonly [string, readonly WirePlace[], readonly WirePlace[], readonly WirePlace[]]>([
  ['nothing is typed', base, [main, { ...van, Name: 'Van 3' }], [main, { ...van, Name: 'Van 3' }]],
  [
    'another fact of one place',
    [main, { ...van, Counts: false }],
    [main, { ...van, Name: 'Van 3' }],
    [main, { ...van, Name: 'Van 3', Counts: false }],
  ],
  [
    'the same fact: what is typed',
    [main, { ...van, Name: 'Lorry' }],
    [main, { ...van, Name: 'Van 3' }],
    [main, { ...van, Name: 'Lorry' }],
  ],
  ['a place each', [...base, place('Rack')], [...base, place('Yard')], [...base, place('Rack'), place('Yard')]],
  [
    'the default by them',
    [main, { ...van, Counts: false }],
    [
      { ...main, IsDefault: false },
      { ...van, IsDefault: true },
    ],
    [
      { ...main, IsDefault: false },
      { ...van, IsDefault: true, Counts: false },
    ],
  ],
  [
    'the default by both',
    [
      { ...main, IsDefault: false },
      { ...van, IsDefault: true },
    ],
    [{ ...main, IsDefault: false }, van, place('Rack', { IsDefault: true })],
    [{ ...main, IsDefault: false }, { ...van, IsDefault: true }, place('Rack')],
  ],
])('%s', (_, mine, theirs, merged) => expect(mergedPlaces({ base, mine }, theirs)).toEqual(merged));
