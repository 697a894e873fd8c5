import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anOpenedQuote, aQuoteLine } from '../../testing/quote-rows.ts';
import { quoteServer } from '../../testing/quote-server.ts';
import { renderOffice, toastMessages } from '../../testing/render-office.tsx';
import { QuotePage } from '../quote-page.tsx';

vi.mock('../../../platform/login/log-in.ts', () => import('../../testing/fake-log-in.ts'));

const lines = [1, 2, 3].map((position) => aQuoteLine(position));

const render = (server: ReturnType<typeof quoteServer>) =>
  renderOffice(<QuotePage />, { answers: server.answers, path: '/installer/quote/q1001', params: { id: 'q1001' } });

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

test('what is no quantity is kept, marked and not sent', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  const field = screen.getByRole('textbox', { name: 'Quantity of position 1' });
  await userEvent.fill(field, '0');
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('0');
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

test('a removed line can be taken back; leaving the page removes it', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Lines: lines })));
  const remove = async () => {
    await screen.getByRole('button', { name: 'Position 1', exact: true }).click();
    await screen.getByRole('button', { name: 'Remove' }).click();
  };
  await remove();
  await screen.getByRole('button', { name: /^Undo: / }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Quantity of position 1' })).toBeVisible();
  expect(inputsOf('quote.removeLine')).toEqual([]);
  await remove();
  await screen.unmount();
  await expect.poll(() => inputsOf('quote.removeLine')).toMatchObject([{ LineId: 'l1' }]);
});

test('a line without a price says why and leads to its item', async () => {
  const fault = aQuoteLine(1, { Faults: ['No price for a door of this size'] });
  const { screen } = await render(quoteServer(anOpenedQuote({ Lines: [fault] })));
  await expect.element(screen.getByText('No price for a door of this size')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open the item' }))
    .toHaveAttribute('href', '#/door/line-item-1');
});
