import { expect, test } from 'vitest';
import { matchPath } from '../shared/router/match-path.ts';
import { NoSuchPage } from './layout/message-pages.tsx';
import { officeScreens } from './office-routes.ts';
import { renderOffice } from './testing/render-office.tsx';

test.each([
  ['/order-review/7', 'Order confirmation'],
  ['/installer/settings/legal', 'Legal'],
  ['/installer/settings/no-such-page', 'There is no such page'],
  ['/quote-review/7', 'Quote'],
  ['/installer/order/7/default', 'Order'],
  ['/installer/quote/7/default', 'Quote'],
  ['/installer/door/7/default', 'Item'],
  ['/door/7/no-such-step', 'There is no such page'],
  ['/installer/door/use-item-page', 'Start from an item'],
  ['/installer/home', 'Home'],
])('%s shows a page of the office: %s', (path, title) => {
  expect(officeScreens.screens.find((screen) => matchPath(screen.path, path))?.title).toBe(title);
});

test('of two attempts to open a page before the log-in, the second does not take the log-in for what was wanted', () => {
  location.hash = '/installer/items?text=oak';
  expect(officeScreens.redirect()).toBe('/login');
  location.hash = '/login';
  expect(officeScreens.redirect()).toBe('/login');
  expect(sessionStorage.getItem('doorwright.target')).toBe('/installer/items?text=oak');
});

test('an address of the office that leads nowhere says so and leads home', async () => {
  const { screen } = await renderOffice(<NoSuchPage />, { answers: {} });
  await expect.element(screen.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'To the home page' }))
    .toHaveAttribute('href', '#/installer/home');
});
