import { toastAction } from '@door/ui/toast-action';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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

test('a long word in a message is broken, so that its buttons stay in sight', async () => {
  const screen = await render(<ToastRegion />);
  const undo = toastAction({ label: 'Undo', description: 'Undo it', takesFocus: false, run: () => undefined });
  showToast('info', `Removed: ${'W'.repeat(60)}`, undo);
  await expect.element(screen.getByText(/^Removed/)).toBeVisible();
  const toast = screen
    .getByText(/^Removed/)
    .element()
    .closest('.toast-slip');
  expect(toast?.scrollWidth).toBe(toast?.clientWidth);
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

const page = (
  <>
    <h1 tabIndex={-1}>Kept doors</h1>
    <button type="button">Share</button>
    <ToastRegion />
  </>
);

test.each(['by a click', 'by keys'])(
  'a toast that is closed %s gives the focus back to what had it before',
  async (how) => {
    const screen = await render(page);
    const share = screen.getByRole('button', { name: 'Share' });
    await share.click();
    showToast('info', 'The link is copied.');
    const close = screen.getByRole('button', { name: 'Close message' });
    if (how === 'by a click') await close.click();
    else await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(close).toHaveFocus();
    await pass(200);
    await expect.element(close).not.toBeInTheDocument();
    await expect.element(share).toHaveFocus();
  },
);

test('where that is gone, the focus goes to the heading of the page', async () => {
  const screen = await render(page);
  const putBack = { label: 'Put back', description: 'Put back: My door', takesFocus: true, run: () => undefined };
  showToast('info', 'My door is removed.', toastAction(putBack));
  await expect.element(screen.getByRole('button', { name: 'Put back: My door' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await pass(200);
  await expect.element(screen.getByRole('heading', { name: 'Kept doors' })).toHaveFocus();
});

test('a toast that goes while the focus is elsewhere leaves it there', async () => {
  const screen = await render(page);
  const share = screen.getByRole('button', { name: 'Share' });
  await share.click();
  showToast('info', 'The link is copied.');
  await expect.element(screen.getByText('The link is copied.')).toBeVisible();
  await pass(5_200);
  await expect.element(screen.getByText('The link is copied.')).not.toBeInTheDocument();
  await expect.element(share).toHaveFocus();
});
