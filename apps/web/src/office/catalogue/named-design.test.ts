import { expect, test } from 'vitest';
import { namedDesign } from './named-design.ts';

const id = '5a1f4c1e-0000-4000-8000-000000000001';

test.each([
  [`https://doors.example/?client=-1023#/shared/${id}`, { kind: 'shared', id }],
  [`#/installer/door/${id}/colours`, { kind: 'item', id }],
  [` ${id.toUpperCase()} `, { kind: 'item', id }],
  ['D-1043', null],
  ['', null],
])('%s', (text, named) => {
  expect(namedDesign(text)).toEqual(named);
});
