import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from './modal.tsx';

const onClose = vi.fn();

const show = () =>
  render(
    <Modal open title="Why" onClose={onClose}>
      <textarea aria-label="Reason" defaultValue="Measured wrong" />
    </Modal>,
  );

beforeEach(() => onClose.mockClear());

/** What a mouse does where it stands: pressed there, and let go. */
function pressAndRelease(pressed: Element, released: Element, detail: number): void {
  pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail }));
  released.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

describe('a dialog', () => {
  test('closes by a click outside and by Escape', async () => {
    const dialog = (await show()).getByRole('dialog').element();
    pressAndRelease(dialog, dialog, 1);
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('stays at the second click of the double click that opened it', async () => {
    const dialog = (await show()).getByRole('dialog').element();
    pressAndRelease(dialog, dialog, 2);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays, with what is typed in it, where text is selected by a mouse that is let go outside', async () => {
    const screen = await show();
    const dialog = screen.getByRole('dialog').element();
    pressAndRelease(screen.getByRole('textbox').element(), dialog, 1);
    expect(onClose).not.toHaveBeenCalled();
  });
});
