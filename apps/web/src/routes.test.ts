import { describe, expect, test } from 'vitest';
import { type Layout, layoutOf, screens } from './routes.ts';

describe('the layout of each page', () => {
  test.each<[string, Layout]>([
    ['/terms', 'empty'],
    ['/privacy', 'empty'],
    ['/not-authorized', 'empty'],
    ['/confirmation', 'empty'],
    ['/login', 'blank'],
    ['/', 'designer'],
    ['/submit', 'designer'],
  ])('%s: %s [2.5-2.9]', (path, layout) =>
    expect(screens.filter((screen) => screen.path === path).map(layoutOf)).toEqual([layout]),
  );

  test('a page without a layout has the default one [2.3]', () => expect(layoutOf({})).toBe('default'));

  test('paper is a layout of its own', () => expect(layoutOf({ layout: 'print' })).toBe('print'));
});
