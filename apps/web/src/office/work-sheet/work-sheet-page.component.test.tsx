import { errorCodeOf } from '@door/domain/making/bom/work-instruction';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { fakeOffice, type OfficeAnswers } from '../testing/fake-office.ts';
import { aListedItem } from '../testing/office-rows.ts';
import { anOpenedOrder } from '../testing/order-rows.ts';
import { aLine, aManualLine, itemServer, type ItemServerOptions } from '../testing/item-server.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { WorkSheetPage } from './work-sheet-page.tsx';

const lines = [
  aLine(1, { WinSysStockCode: 'OF72', StockDescription: 'Outer frame', Length: 2056, Rule: 'H + 6' }),
  aManualLine(1, { WinSysStockCode: 'SIL', StockDescription: 'Silicone' }),
];

async function renderSheet(answers: OfficeAnswers = {}, bill: ItemServerOptions = { lines }) {
  const server = itemServer({ houseNumber: '7', address: 'Oak Lane', ...bill });
  const rendered = await renderOffice(<WorkSheetPage />, {
    answers: { ...server.answers, ...answers },
    path: `/installer/work-sheet/${server.id}`,
    params: { id: server.id },
  });
  return { ...rendered, server };
}

test('the sheet has the item, its pictures from both sides, and the lines of each sub-assembly with a box to tick', async () => {
  const { screen } = await renderSheet();
  await expect.element(screen.getByRole('heading', { name: '7, Oak Lane' })).toBeVisible();
  await expect.element(screen.getByText('Inside', { exact: true })).toBeVisible();
  const frame = screen.getByRole('table', { name: /^Frame/ });
  await expect.element(frame.getByRole('rowheader', { name: 'OF72' })).toBeVisible();
  await expect.element(frame.getByRole('img', { name: 'To tick when done: OF72' })).toBeInTheDocument();
  await expect.element(screen.getByText('Manual Addon')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test('the head names the customer, the colours with RAL, glass, finish, handle and system', async () => {
  const { screen } = await renderSheet({
    'item.list': ({ Text = '' }) => ({
      Items: [aListedItem(Text, '', { Customer: 'Aoife Brennan', EnquiryId: 'e1' })],
      After: null,
    }),
  });
  for (const term of [
    'Customer',
    'System',
    'Door outside',
    'Frame inside',
    'Door glass',
    'Hardware finish',
    'Handle type',
  ])
    await expect.element(screen.getByText(term, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Aoife Brennan')).toBeVisible();
  await expect.element(screen.getByText('Work sheet D-1043')).toBeVisible();
  await expect.element(screen.getByText(/, RAL \d{4}$/).first()).toBeVisible();
});

test('the sheet of a line of an order names the order and its customer', async () => {
  const Order = { Id: 'o10001', Number: '10001', State: 'Accepted', HeldFrom: null } as const;
  const { screen } = await renderSheet({
    'item.list': ({ Text = '' }) => ({ Items: [aListedItem(Text, '', { Order })], After: null }),
    'order.getOrderById': () => anOpenedOrder(),
  });
  await expect.element(screen.getByText('10001', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Ada Byrne', { exact: true })).toBeVisible();
});

test('a long list of lines may go on to the next page, a short one stays together', async () => {
  const bill = Array.from({ length: 12 }, (_, at) => aLine(at, { WinSysStockCode: `OF${String(at)}` }));
  const { screen } = await renderSheet({}, { lines: [...bill, aManualLine(1, { WinSysStockCode: 'SIL' })] });
  await expect.element(screen.getByRole('rowheader', { name: 'SIL' })).toBeVisible();
  const breaks = [...document.querySelectorAll('.work-sheet-group')].map((group) => [
    group.querySelectorAll('tbody tr').length,
    getComputedStyle(group).breakInside,
  ]);
  expect(breaks).toEqual([
    [12, 'auto'],
    [1, 'avoid'],
  ]);
});

test('a sheet of an item without an address is called by its number, not by its id', async () => {
  const { screen, server } = await renderSheet(
    { 'item.list': ({ Text = '' }) => ({ Items: [aListedItem(Text, '')], After: null }) },
    { lines, houseNumber: '', address: '' },
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No address yet');
  await expect.poll(() => document.title).toBe('Work sheet, D-1043 – Alder & Lane');
  await expect.element(screen.getByText(server.id)).not.toBeInTheDocument();
});

test('a sheet with a line that cannot be made says so across the page and asks before it prints', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { screen } = await renderSheet({}, { lines: [aLine(1, { WinSysStockCode: errorCodeOf('lock') })] });
  await expect.element(screen.getByText(/^1 line cannot be made/)).toBeVisible();
  await expect.element(screen.getByText('Not to be made')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Print' }).click();
  expect(printed).not.toHaveBeenCalled();
  await screen.getByRole('dialog').getByRole('button', { name: 'Print all the same' }).click();
  await expect.poll(() => printed.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  printed.mockRestore();
});

test('a sheet without a bill prints nothing and offers to make it', async () => {
  const { screen, inputsOf, server } = await renderSheet({}, {});
  await expect.element(screen.getByText(/^No bill of materials has been made yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Print' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Print all the same?' });
  await expect.element(dialog.getByRole('button', { name: 'Print all the same' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Update BOM' }).click();
  await expect.poll(() => inputsOf('generateBom')).toEqual([server.id]);
});

test('a bill that its order has locked is not offered to be made', async () => {
  const Order = { Id: 'o1', Number: '10234', State: 'Cancelled', HeldFrom: null } as const;
  const listed: OfficeAnswers = {
    'item.list': ({ Text = '' }) => ({ Items: [aListedItem(Text, '', { Order })], After: null }),
  };
  const { screen } = await renderSheet(listed, {});
  await expect.poll(() => document.title).toContain('D-1043');
  await screen.getByRole('button', { name: 'Print' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Print all the same?' });
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Update BOM' })).not.toBeInTheDocument();
});

test('every printed page names the item', async () => {
  await renderSheet();
  await expect
    .poll(() => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)))
    .toEqual([expect.stringContaining('7, Oak Lane')]);
});

test('lines that cannot be loaded can be asked for again; nothing is printed meanwhile', async () => {
  const { screen, server } = await renderSheet({
    'workInstructions.getWorkInstructions': () => {
      throw answered(503);
    },
  });
  await expect.element(screen.getByText('The lines could not be loaded.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  fakeOffice.answer(server.answers);
  screen.getByRole('button', { name: 'Try again' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('rowheader', { name: 'OF72' })).toBeVisible();
});

test('an item that does not exist has no sheet', async () => {
  const { screen } = await renderSheet({
    'item.getItemById': () => {
      throw answered(404);
    },
  });
  await expect.element(screen.getByText('This item is not here.')).toBeVisible();
});
