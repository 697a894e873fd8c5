import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastRegion } from './toast-region.tsx';
import { showToast, shownToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a toast goes after five seconds [2.93 9.14]', async () => {
  const screen = await render(<ToastRegion />);
  showToast('error', 'The address was not found.');
  const toast = screen.getByRole('alert');
  await expect.element(toast).toHaveTextContent('The address was not found.');
  await pass(4_999);
  expect(shownToasts()).toMatchObject([{ message: 'The address was not found.' }]);
  // It needs 200 ms to disappear.
  await pass(1);
  await pass(200);
  await expect.element(toast).not.toBeInTheDocument();
});

test('the five seconds stand still while the pointer is on it', async () => {
  const screen = await render(<ToastRegion />);
  showToast('info', 'Saved on this device.');
  const toast = screen.getByText('Saved on this device.');
  await pass(3_000);
  await toast.hover();
  await pass(60_000);
  await expect.element(toast).toBeVisible();
  await toast.unhover();
  await pass(2_000);
  await pass(200);
  await expect.element(toast).not.toBeInTheDocument();
});

test('of three toasts the last two are shown, and the same message is shown once', async () => {
  const screen = await render(<ToastRegion />);
  for (const message of ['First', 'Second', 'Third', 'Third']) showToast('info', message);
  await expect.element(screen.getByText('Second')).toBeVisible();
  await expect.element(screen.getByText('Third')).toBeVisible();
  await expect.element(screen.getByText('First')).not.toBeInTheDocument();
});
