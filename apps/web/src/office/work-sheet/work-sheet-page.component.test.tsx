import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered } from '../../platform/testing/fakes.ts';
import { fakeOffice, type OfficeAnswers } from '../testing/fake-office.ts';
import { aLine, aManualLine, itemServer } from '../testing/item-server.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { WorkSheetPage } from './work-sheet-page.tsx';

vi.mock('../../platform/login/log-in.ts', () => import('../testing/fake-log-in.ts'));

const lines = [
  aLine(1, { WinSysStockCode: 'OF72', StockDescription: 'Outer frame', Length: 2056, Rule: 'H + 6' }),
  aManualLine(1, { WinSysStockCode: 'SIL', StockDescription: 'Silicone' }),
];

async function renderSheet(answers: OfficeAnswers = {}) {
  const server = itemServer({ houseNumber: '7', address: 'Oak Lane', lines });
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
