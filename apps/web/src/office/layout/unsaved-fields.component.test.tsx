import { Field } from '@door/ui/field';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { stayAt } from '../../shared/router/leave-guard.ts';
import { FormDialog } from './form-dialog.tsx';
import { HeldDialog } from './held-dialog.tsx';
import { LeaveQuestion } from './office-layout.tsx';
import { useUnsaved } from './unsaved-fields.ts';

const page = '/installer/pricing';

/** A field that saves whole numbers when it is left. */
function NumberField() {
  const [typed, setTyped] = useState<string | null>(null);
  useUnsaved(typed !== null);
  const leave = () => {
    if (typed !== null && /^\d+$/.test(typed)) setTyped(null);
  };
  return <Field label="Number" value={typed ?? ''} onChange={setTyped} onLeave={leave} />;
}

const opened = () => {
  location.hash = page;
  return render(
    <>
      <NumberField />
      <LeaveQuestion />
    </>,
  );
};
afterEach(() => {
  location.hash = '';
});

/** What the router does at a new address. */
const goes = (to: string): string | null => {
  location.hash = to;
  return stayAt(to);
};

test('a page is left freely once what was typed could be saved, also by keys that leave no field', async () => {
  const screen = await opened();
  await userEvent.type(screen.getByRole('textbox', { name: 'Number' }), '12');
  expect(goes('/installer/quote')).toBeNull();
  await expect.element(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('');
});

test('with a refused value it stays, with a question; it is left by who says so', async () => {
  const screen = await opened();
  await userEvent.type(screen.getByRole('textbox', { name: 'Number' }), 'abc');
  expect(goes('/installer/quote')).toBe(page);
  const dialog = screen.getByRole('dialog', { name: 'Something typed is not saved' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('abc');
  location.hash = page;
  expect(goes('/installer/quote?state=Sent')).toBe(page);
  location.hash = page;
  await screen.getByRole('button', { name: 'Leave without it' }).click();
  expect(location.hash).toBe('#/installer/quote?state=Sent');
  expect(stayAt('/installer/quote')).toBeNull();
});

test('a page with a refused value is loaded again only after a question of the browser', async () => {
  const screen = await opened();
  const reload = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(reload()).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Number' }), 'abc');
  expect(reload()).toBe(false);
});

test('a form that was refused still holds its dialog and its page', async () => {
  const close = vi.fn();
  location.hash = page;
  const screen = await render(
    <>
      <FormDialog title="Pay" width={400} doIt="Record" busy={false} onSubmit={() => undefined} onClose={close}>
        <input aria-label="Amount" />
      </FormDialog>
      <LeaveQuestion />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), 'abc');
  await screen.getByRole('button', { name: 'Record' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('What you typed here is not saved. Cancel gives it up.')).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  expect(goes('/installer/quote')).toBe(page);
});

test('a dialog whose fields save by themselves is closed by its button alone while one holds something unsaved', async () => {
  const close = vi.fn();
  const screen = await render(
    <HeldDialog
      title="Days"
      width={400}
      renderActs={(isTyped) => (
        <button type="button" onClick={close}>
          {isTyped ? 'Leave without it' : 'Done'}
        </button>
      )}
      onClose={close}
    >
      <NumberField />
    </HeldDialog>,
  );
  const number = screen.getByRole('textbox', { name: 'Number' });
  await userEvent.type(number, 'abc');
  await expect.element(screen.getByRole('button', { name: 'Leave without it' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect
    .element(screen.getByText('What you typed here is not saved. Save it, or leave without it.'))
    .toBeVisible();
  expect(close).not.toHaveBeenCalled();
  await userEvent.clear(number);
  await userEvent.type(number, '12');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('a dialog in which something is typed is closed by its button alone, and says so', async () => {
  const close = vi.fn();
  const screen = await render(
    <FormDialog title="Pay" width={400} doIt="Record" busy={false} onSubmit={() => undefined} onClose={close}>
      <NumberField />
    </FormDialog>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Number' }), 'abc');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('What you typed here is not saved. Cancel gives it up.')).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(close).toHaveBeenCalledOnce();
});
