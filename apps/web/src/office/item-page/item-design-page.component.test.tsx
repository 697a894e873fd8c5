import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemServer } from '../testing/item-server.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { ItemDesignPage } from './item-design-page.tsx';

const isWhole = ({ left, right }: DOMRect) => left > -1 && right < innerWidth + 1;

test('on a phone the part that is shown, and the one that has the focus, stand whole in the window', async () => {
  await page.viewport(320, 844);
  const { id, answers } = itemServer();
  const { screen } = await renderOffice(<ItemDesignPage />, {
    answers,
    path: `/door/${id}/hardware-options`,
    params: { id },
  });
  const part = (name: string) => screen.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect.element(part('Hardware')).toBeVisible();
  const boxOf = (name: string) => part(name).element().getBoundingClientRect();
  await expect.poll(() => isWhole(boxOf('Hardware'))).toBe(true);
  part('Sash Design').element().focus({ preventScroll: true });
  screen.getByRole('navigation').element().scrollLeft = boxOf('Frame Design').width / 2;
  expect(isWhole(boxOf('Frame Design'))).toBe(false);
  await userEvent.tab({ shift: true });
  await expect.element(part('Frame Design')).toHaveFocus();
  expect(isWhole(boxOf('Frame Design'))).toBe(true);
});
