import { describe, expect, test } from 'vitest';
import { type Layout, screens } from './routes.ts';

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
    expect(screens.filter((screen) => screen.path === path).map(({ layout }) => layout)).toEqual([layout]),
  );
});
