import { size } from '@door/domain/lib/mm';
import { noBars, type Part, type PartKind } from '@door/domain/door/model/parts';
import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { frameConfigOf } from './frame-config.ts';

const partsOf = (...kinds: readonly PartKind[]): readonly Part[] =>
  kinds.map((kind) => ({ id: kind, kind, size: size(500, 2000), bars: noBars }));

test.each([
  ['single-door', 'door-only'],
  ['left', 'left-side'],
  ['surround', 'both-sides & fanlight'],
  ['surround-mullion', 'both-sides with mullion & fanlight'],
  ['fanlight-mullion', 'fanlight with mullion'],
  ['double', 'door-only'],
])('the layout of %s, read from its sub-assemblies, is %s [4.3 4.4]', (template, expected) => {
  expect(frameConfigOf(aDoor(template).frame.parts)).toBe(expected);
});

test.each([
  [['left-sidelight'], 'left-side'],
  [['right-sidelight'], 'right-side'],
  [['left-sidelight', 'right-sidelight'], 'both-sides'],
] as const)('sidelights %j: %s in four variants [3.37 4.5]', (sides, word) => {
  const config = (...others: readonly PartKind[]) => frameConfigOf(partsOf('single-door', ...sides, ...others));
  expect([config(), config('frame'), config('fanlight'), config('frame', 'fanlight')]).toEqual([
    word,
    `${word} with mullion`,
    `${word} & fanlight`,
    `${word} with mullion & fanlight`,
  ]);
});

test.each([
  [['single-door'], 'door-only'],
  [['fanlight'], 'fanlight'],
  [['left-sidelight'], ''],
  [['left-sidelight', 'fanlight'], ''],
  [[], ''],
] as const)('%j alone is “%s” [4.4 4.6 4.7]', (kinds, expected) => {
  expect(frameConfigOf(partsOf(...kinds))).toBe(expected);
});
