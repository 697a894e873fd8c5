import { expect, test } from 'vitest';
import { differences, kindOf } from './differences.ts';

const found = (was: unknown, is: unknown) => differences(was, is, 'x').map(({ path, was, is }) => [path, was, is]);

test.each([
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, [['x/b', '2', '3']]],
  ['a field that is new', {}, { a: null }, [['x/a', undefined, 'null']]],
  ['JSON in text', { Props: '{"a":1}' }, { Props: '{"a":2}' }, [['x/Props/a', '1', '2']]],
  [
    'an entry, by its name',
    [{ Code: 'A' }, { Code: 'B', n: 1 }],
    [{ Code: 'B', n: 2 }],
    [
      ['x/A#1', '{"Code":"A"}', undefined],
      ['x/B#1/n', '1', '2'],
    ],
  ],
  ['the order of a list', ['a', 'b'], ['b', 'a'], [['x/(order)', 'a#1,b#1', 'b#1,a#1']]],
  ['null that was a record', { a: {} }, { a: null }, [['x/a', '{}', 'null']]],
] as const)('differences: %s', (_, was, is, expected) => {
  expect(found(was, is)).toEqual(expected);
});

test.each([
  ['ids', 'item 5a1f4c1e-0000-4000-8000-000000000001', 'item 5a1f4c1e-0000-4000-8000-000000000002'],
  ['moments', '2026-11-23T08:00:00.000Z', '2026-11-24T08:00:01.000Z'],
  ['addresses of servers', 'http://127.0.0.1:4000/x', 'http://127.0.0.1:5000/x'],
  [
    'signed addresses',
    '/a.png?expires=1795906943550&signature=aB3dE5gH7jK9mN1pQ3sT5v',
    '/a.png?expires=1795906943529&signature=zB3dE5gH7jK9mN1pQ3sT5v',
  ],
])('%s are other in each run', (_, was, is) => {
  expect(found([was], [is])).toEqual([]);
});

test('a picture is compared letter for letter', () => {
  const picture = (id: string) => `<svg id="5a1f4c1e-0000-4000-8000-00000000000${id}"/>`;
  expect(found({ a: picture('1') }, { a: picture('2') })).toHaveLength(1);
});

test('differences of other doors, callers and entries of the same name are of one kind', () => {
  const kinds = ['doors/1/lines/SLAB#1/Width', 'doors/2/lines/SLAB#2/Width', 'answers/getTheme as admin/x'].map(
    (path) => kindOf({ path, was: undefined, is: '1' }),
  );
  expect(kinds).toEqual(['doors/lines/SLAB/Width', 'doors/lines/SLAB/Width', 'answers/getTheme/x']);
});
