import { expect } from '@playwright/test';
import { pictureBudget } from '../../bench/budgets.ts';
import { type PictureCount, pictureSizes } from '../../bench/driver/picture-sizes.ts';
import { test } from './shared-server.ts';

test('pictures, the code that draws them and their textures keep their budgets', async ({ browser, server }) => {
  const { counts } = await pictureSizes(browser, server.url);
  const within = (Object.keys(pictureBudget) as readonly PictureCount[]).map((count) => ({
    count,
    isWithin: counts[count] > 0 && counts[count] <= pictureBudget[count].most,
    counted: counts[count],
  }));
  expect(within.filter(({ isWithin }) => !isWithin)).toEqual([]);
});
