import { layoutOf } from '@door/domain/model/parts';
import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { frameConfigOf } from './frame-config.ts';

test.each([
  ['single-door', 'door-only'],
  ['left', 'left-side'],
  ['surround', 'both-sides & fanlight'],
  ['surround-mullion', 'both-sides with mullion & fanlight'],
  ['fanlight-mullion', 'fanlight with mullion'],
  ['double', 'door-only'],
])('the layout of %s, read from its sub-assemblies, is %s [4.3 4.4]', (template, expected) => {
  expect(frameConfigOf(layoutOf(aDoor(template).frame.parts))).toBe(expected);
});

test.each([
  ['left', 'left-side'],
  ['right', 'right-side'],
  ['both', 'both-sides'],
] as const)('sidelights %s: %s in four variants [3.37 4.5]', (sides, word) => {
  const config = (mullion: boolean, fanlight: boolean) => frameConfigOf({ sides, mullion, fanlight });
  expect([config(false, false), config(true, false), config(false, true), config(true, true)]).toEqual([
    word,
    `${word} with mullion`,
    `${word} & fanlight`,
    `${word} with mullion & fanlight`,
  ]);
});

test('a fanlight alone is a fanlight, and a lone door is never anything but that [4.6]', () => {
  expect(frameConfigOf({ sides: 'none', mullion: false, fanlight: true })).toBe('fanlight');
  expect(frameConfigOf({ sides: 'none', mullion: false, fanlight: false })).toBe('door-only');
});
