import { pageThemes } from '@door/domain/settings/settings-problems';
import { expect, test } from 'vitest';
import { themeOf } from './theme.ts';

test.each([
  ['doorwright', null],
  ['', null],
  ['day', 'day'],
  ['evening', 'evening'],
  ['tenant', 'tenant'],
  ['nord', 'nord'],
])('of the look %j the page takes %j; null follows the visitor’s device', (dataTheme, name) =>
  expect(themeOf({ dataTheme, tenant: {} }).name).toBe(name),
);

test('one look alone follows the device: whoever chose light has light on a dark device too', () =>
  expect(pageThemes.filter((dataTheme) => themeOf({ dataTheme, tenant: {} }).name === null)).toEqual(['doorwright']));
