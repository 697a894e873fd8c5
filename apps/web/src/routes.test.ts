import { describe, expect, test } from 'vitest';
import { type Layout, layoutOf } from './shared/router/screen.ts';
import { matchPath } from './shared/router/match-path.ts';
import { lazyRoutes, screens } from './routes.ts';

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

describe('who may open a page', () => {
  const isGuarded = (path: string) => lazyRoutes.some((routes) => matchPath(routes.path, path));

  test.each(['/', '/glass', '/shared/7', '/terms', '/login', '/nowhere'])('everybody: %s', (path) =>
    expect(isGuarded(path)).toBe(false),
  );

  test.each(['/installer', '/installer/home', '/installer/orders/7', '/door/7', '/new-frame/7', '/quote-review/7'])(
    'people of the office, whether or not there is a page: %s [2.81]',
    (path) => expect(isGuarded(path)).toBe(true),
  );
});
