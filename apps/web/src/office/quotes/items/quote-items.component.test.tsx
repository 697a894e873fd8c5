import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ToastRegion } from '../../../shared/toasts/toast-region.tsx';
import { dismissToast, shownToasts } from '../../../shared/toasts/toasts.ts';
import { aListedItem } from '../../testing/office-rows.ts';
import { anOpenedQuote, aQuoteLine } from '../../testing/quote-rows.ts';
import { quoteServer } from '../../testing/quote-server.ts';
import { renderOffice, toastMessages } from '../../testing/render-office.tsx';
import { stopClock } from '../../../shared/testing/stop-clock.ts';
import { QuotePage } from '../quote-page.tsx';

const lines = [1, 2, 3].map((position) => aQuoteLine(position));

const render = (server: ReturnType<typeof quoteServer>) =>
  renderOffice(
    <>
      <QuotePage />
      <ToastRegion />
    </>,
    { answers: server.answers, path: '/installer/quote/q1001', params: { id: 'q1001' } },
  );

test('a typed quantity is saved once, by its line, with the version of the quote', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  const field = screen.getByRole('textbox', { name: 'Quantity of position 2' });
  await userEvent.fill(field, '12');
  await userEvent.tab();
  await expect.poll(() => inputsOf('quote.updateLine')).toHaveLength(1);
  expect(inputsOf('quote.updateLine')).toEqual([
    { Id: 'q1001', LastUpdated: '2026-11-20T09:00:00.000Z', LineId: 'l2', Quantity: 12 },
  ]);
  await expect.element(field).toHaveValue('12');
});

test('a quantity that waits is sent when the page is left or loaded again', async () => {
  stopClock();
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Quantity of position 2' }), '12');
  expect(inputsOf('quote.updateLine')).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(() => inputsOf('quote.updateLine')).toMatchObject([{ LineId: 'l2', Quantity: 12 }]);
});

test('what is no quantity is kept, marked and not sent', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  const field = screen.getByRole('textbox', { name: 'Quantity of position 1' });
  await expect.element(field).toBeVisible();
  const place = () => field.element().getBoundingClientRect().x;
  const before = place();
  await userEvent.fill(field, '0');
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(place(), 'it would stand on the price').toBe(before);
  await expect.element(field).toHaveValue('0');
  await expect.element(field).toHaveAccessibleDescription('A whole number from 1 to 999.');
  await expect.element(screen.getByText('A whole number from 1 to 999.')).toBeVisible();
  expect(inputsOf('quote.updateLine')).toEqual([]);
});

test('quantities typed one after the other are sent in order, each on the version before', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  for (const position of [1, 2, 3])
    await userEvent.fill(screen.getByRole('textbox', { name: `Quantity of position ${String(position)}` }), '4');
  await userEvent.tab();
  await expect.poll(() => inputsOf('quote.updateLine')).toHaveLength(3);
  await expect.poll(toastMessages).toEqual([]);
});

test('where somebody else was faster, the change is made on what they saved', async () => {
  const server = quoteServer(anOpenedQuote({ Lines: lines }));
  const { screen, inputsOf } = await render(server);
  const field = screen.getByRole('textbox', { name: 'Quantity of position 1' });
  await expect.element(field).toBeVisible();
  server.touch();
  await userEvent.fill(field, '3');
  await userEvent.tab();
  await expect.poll(() => inputsOf('quote.updateLine')).toHaveLength(2);
  await expect.element(field).toHaveValue('3');
  expect(toastMessages()).toEqual([]);
});

test('Alt with an arrow moves a line', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  const link = screen.getByRole('link', { name: 'Single Door, Minster, Position 2' });
  await expect.element(link).toBeVisible();
  link.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => inputsOf('quote.updateLine')).toMatchObject([{ LineId: 'l2', Position: 1 }]);
});

type Screen = Awaited<ReturnType<typeof render>>['screen'];

const removeFirst = async (screen: Screen) => {
  await screen.getByRole('button', { name: 'Position 1', exact: true }).click();
  await screen.getByRole('button', { name: 'Remove' }).click();
};

test('a removed line is told by a toast that takes it back, with the total at once; leaving the page removes it', async () => {
  stopClock();
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  await removeFirst(screen);
  await expect.poll(toastMessages).toEqual(['Position 1, Single Door, Minster, Position 1, is removed.']);
  await expect.element(screen.getByRole('textbox', { name: 'Quantity of position 1' })).not.toBeInTheDocument();
  await expect.poll(() => screen.getByRole('region', { name: 'Sums' }).element().textContent).toContain('€3,719.99');
  await screen.getByRole('button', { name: /^Undo: / }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Quantity of position 1' })).toBeVisible();
  await expect.poll(() => screen.getByRole('region', { name: 'Sums' }).element().textContent).toContain('€1,719.99');
  expect([inputsOf('quote.removeLine'), toastMessages()]).toEqual([[], []]);
  await removeFirst(screen);
  await screen.unmount();
  await expect.poll(() => inputsOf('quote.removeLine')).toMatchObject([{ LineId: 'l1' }]);
  expect(toastMessages()).toEqual([]);
});

test('a line is removed when its toast is closed', async () => {
  stopClock();
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  await removeFirst(screen);
  for (const { id } of shownToasts()) dismissToast(id);
  await expect.poll(() => inputsOf('quote.removeLine')).toMatchObject([{ LineId: 'l1' }]);
});

test('with keys the focus goes to Undo, and from there back to the line', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  const menu = screen.getByRole('button', { name: 'Position 2', exact: true });
  await expect.element(menu).toBeVisible();
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Remove' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: /^Undo: / })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'Single Door, Minster, Position 2' })).toHaveFocus();
  expect(inputsOf('quote.removeLine')).toEqual([]);
});

test('beside a line that can still be taken back, a move goes past it', async () => {
  stopClock();
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: [...lines, aQuoteLine(4)] })));
  await screen.getByRole('button', { name: 'Position 2', exact: true }).click();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await screen.getByRole('button', { name: 'Position 3', exact: true }).click();
  await screen.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(() => inputsOf('quote.updateLine')).toMatchObject([{ LineId: 'l3', Position: 1 }]);
});

test('a line without a price is told first and at its place, with the way to its item', async () => {
  const fault = aQuoteLine(2, { Faults: ['No price for a door of this size'] });
  const { screen } = await render(quoteServer(anOpenedQuote({ Lines: [aQuoteLine(1), fault] })));
  const told = screen.getByRole('region', { name: 'Doors that need a look' });
  await expect.element(told.getByRole('heading', { name: '2 doors need a look' })).toBeVisible();
  await expect.element(told.getByText('No price for a door of this size')).toBeVisible();
  await expect
    .element(told.getByRole('link', { name: 'Open the item of position 2' }))
    .toHaveAttribute('href', '#/door/line-item-2');
  const positions = screen.getByRole('list', { name: 'Items' });
  await expect.element(positions.getByText('No price for a door of this size')).toBeVisible();
});

test('what keeps a door from being made leads to the step at which it is chosen', async () => {
  const { screen } = await render(quoteServer(anOpenedQuote({ Lines: [aQuoteLine(1)] })));
  const told = screen.getByRole('region', { name: 'Doors that need a look' });
  await expect
    .element(told.getByRole('link', { name: 'Choose the glass: position 1' }))
    .toHaveAttribute('href', '#/door/line-item-1/glass-theme');
});

test('a pill of findings opens to their sentences with a key', async () => {
  const { screen } = await render(quoteServer(anOpenedQuote({ Lines: [aQuoteLine(1)] })));
  const pill = screen.getByText('1 problem', { exact: true });
  await expect.element(pill).toBeVisible();
  const details = pill.element().closest('details');
  const sentence = details?.querySelector('li');
  await expect.element(sentence ?? null).not.toBeVisible();
  details?.querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sentence ?? null).toBeVisible();
});

test('items that are ticked and not added yet hold their dialog', async () => {
  const server = quoteServer(anOpenedQuote({ Lines: lines }));
  const { screen } = await renderOffice(<QuotePage />, {
    answers: { ...server.answers, 'item.list': () => ({ Items: [aListedItem('i9', '9 Elm Road')], After: null }) },
    path: '/installer/quote/q1001',
    params: { id: 'q1001' },
  });
  await screen.getByRole('button', { name: 'Add items' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Which items shall be offered?' });
  await dialog.getByRole('checkbox', { name: /9 Elm Road/ }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByText(/^What you typed here is not saved/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave without it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
