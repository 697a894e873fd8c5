import { itemId } from '@door/domain/door/model/ids';
import { expect, test, vi } from 'vitest';
import { answered } from '../../shared/testing/fakes.ts';
import { aLine, itemServer } from '../testing/item-server.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { WorkSheetsPage } from './work-sheets-page.tsx';

/** Two items, of which the first has a bill, and the id of one that is gone. */
async function renderSheets() {
  const oak = itemServer({ id: itemId('sheet-oak'), houseNumber: '7', address: 'Oak Lane', lines: [aLine(1)] });
  const elm = itemServer({ id: itemId('sheet-elm'), houseNumber: '9', address: 'Elm Lane' });
  const serverOf = (id: string) => (id === oak.id ? oak.answers : elm.answers);
  return renderOffice(<WorkSheetsPage />, {
    answers: {
      ...oak.answers,
      'item.getItemById': (id) => {
        if (id === 'gone') throw answered(404);
        return serverOf(id)['item.getItemById']?.(id) ?? Promise.reject(answered(404));
      },
      'workInstructions.getWorkInstructions': (id) => (id === oak.id ? oak.lines() : elm.lines()),
    },
    path: '/installer/work-sheets',
    search: `?ids=${oak.id},${elm.id},gone`,
  });
}

test('the sheets of several items stand on pages of their own and are printed at once, each doubt named', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { screen } = await renderSheets();
  await expect.element(screen.getByRole('heading', { name: '7, Oak Lane' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '9, Elm Lane' })).toBeVisible();
  await expect.element(screen.getByText('1 sheet', { exact: true })).toBeVisible();
  const pages = [...document.querySelectorAll<HTMLElement>('.work-sheet')].map(({ style }) => style.page);
  expect(pages).toEqual(['sheet-sheet-oak', 'sheet-sheet-elm']);
  await screen.getByRole('button', { name: 'Print' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Print all the same?' });
  await expect.element(dialog.getByText(/No bill of materials has been made yet.* It is not printed/)).toBeVisible();
  await expect.element(dialog.getByText(/This item is not here/)).toBeVisible();
  expect(printed).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Print all the same' }).click();
  await expect.poll(() => printed.mock.calls.length).toBe(1);
  printed.mockRestore();
});
