import { describe, expect, test } from 'vitest';
import { type Layout, layoutOf, screens } from './routes.ts';

describe('what stands around each page', () => {
  test.each<[string, Layout]>([
    ['/terms', 'empty'],
    ['/privacy', 'empty'],
    ['/not-authorized', 'empty'],
    ['/confirmation', 'empty'],
    ['/login', 'blank'],
    ['/', 'designer'],
    ['/submit', 'designer'],
  ])('%s: %s', (path, layout) =>
    expect(screens.filter((screen) => screen.path === path).map(layoutOf)).toEqual([layout]),
  );

  test('a page that names none has the default', () => expect(layoutOf({})).toBe('default'));

  test('paper is a layout of its own', () => expect(layoutOf({ layout: 'print' })).toBe('print'));
});
