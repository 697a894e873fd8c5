import { itemId, stockCode } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { aListedItem } from '../testing/office-rows.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { ItemsPage } from './items-page.tsx';

const rows = ['Ash', 'Birch', 'Cedar', 'Elm'].map((tree, index) =>
  aListedItem(`i${String(index + 1)}`, `${tree} Lane`, { Number: `D-100${String(index + 1)}` }),
);
const asked = aListedItem('i1', 'Ash Lane', { Number: 'D-1001', Customer: 'Ada', EnquiryId: 'e1', State: 'New' });

const render = (answers: OfficeAnswers = {}) =>
  renderOffice(<ItemsPage />, {
    answers: {
      'item.list': () => ({ Items: [asked, ...rows.slice(1)], After: null }),
      'user.colleagues': () => [
        { UserId: me.UserId, Name: me.Name, Email: me.Email, Role: me.Role, IsDisabled: false },
      ],
      ...answers,
    },
    path: '/installer/items',
  });

const fresh = (id: string) => ({ Id: itemId(id), BomUpdated: '2026-11-21T09:00:00.000Z', WorkInstructions: [] });

describe('several items', () => {
  test('are ticked one by one, as a range with Shift, and all at once', async () => {
    const { screen } = await render();
    const box = (number: string) => screen.getByRole('checkbox', { name: `Select ${number}` });
    await box('D-1001').click();
    await expect.element(screen.getByRole('toolbar').getByText('1 selected')).toBeVisible();
    await box('D-1003').click({ modifiers: ['Shift'] });
    await expect.element(screen.getByRole('toolbar').getByText('3 selected')).toBeVisible();
    await screen.getByRole('checkbox', { name: /^Select all/ }).click();
    await expect.element(screen.getByRole('toolbar').getByText('4 selected')).toBeVisible();
    await screen.getByRole('toolbar').getByRole('button', { name: 'Clear' }).click();
    await expect.element(screen.getByRole('toolbar')).not.toBeInTheDocument();
  });

  test('are ticked by keys: Space, Shift with an arrow, Escape', async () => {
    const { screen } = await render();
    await expect.element(screen.getByRole('link', { name: 'Birch Lane' })).toBeVisible();
    screen.getByRole('link', { name: 'Birch Lane' }).element().focus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('checkbox', { name: 'Select D-1002' })).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(screen.getByRole('link', { name: 'Cedar Lane' })).toHaveFocus();
    await expect.element(screen.getByRole('toolbar').getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('toolbar')).not.toBeInTheDocument();
  });

  test('have their bills updated by the call that updates one; each that fails is named with the reason', async () => {
    const { screen, inputsOf } = await render({
      generateBom: (id) => {
        if (id === 'i2') throw answered(404);
        return id === 'i3'
          ? { ...fresh(id), WorkInstructions: [{ WinSysStockCode: stockCode('error-lock') }] }
          : fresh(id);
      },
    });
    await screen.getByRole('checkbox', { name: /^Select all/ }).click();
    await screen.getByRole('button', { name: 'Update BOMs' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Update BOMs' });
    await expect.element(dialog.getByText('2 of 4 went well.')).toBeVisible();
    await expect.element(dialog.getByText('D-1002')).toBeVisible();
    await expect.element(dialog.getByText('Updated, but 1 line cannot be made.')).toBeVisible();
    expect(inputsOf('generateBom')).toEqual(['i1', 'i2', 'i3', 'i4']);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => inputsOf('item.list').length).toBe(2);
  });

  test('are stopped after the one in hand', async () => {
    let finish: (() => void) | undefined;
    const { screen, inputsOf } = await render({
      generateBom: (id) => new Promise((answer) => (finish = () => answer(fresh(id)))),
    });
    await screen.getByRole('checkbox', { name: /^Select all/ }).click();
    await screen.getByRole('button', { name: 'Update BOMs' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Update BOMs' });
    await expect.element(dialog.getByText('0 of 4')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    finish?.();
    await expect.element(dialog.getByText('Stopped: 1 of 4 are done.')).toBeVisible();
    expect(inputsOf('generateBom')).toEqual(['i1']);
  });

  test('are assigned by their enquiries; one that nobody has asked about is named', async () => {
    const { screen, inputsOf } = await render({ 'enquiry.assign': () => Promise.reject(answered(409)) });
    await screen.getByRole('checkbox', { name: 'Select D-1001' }).click();
    await screen.getByRole('checkbox', { name: 'Select D-1002' }).click();
    await screen.getByRole('toolbar').getByRole('button', { name: 'Assign' }).click();
    const asking = screen.getByRole('dialog', { name: 'Who answers these 2?' });
    await asking.getByRole('combobox').selectOptions('Niamh Keane');
    await asking.getByRole('button', { name: 'Assign' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Assigning enquiries' });
    await expect.element(dialog.getByText('Status 409')).toBeVisible();
    await expect.element(dialog.getByText('Nobody has asked about it, so nobody answers it.')).toBeVisible();
    expect(inputsOf('enquiry.assign')).toEqual([{ Id: 'e1', UserId: 'niamh' }]);
  });

  test('are printed on one page', async () => {
    const { screen, go } = await render();
    await screen.getByRole('checkbox', { name: 'Select D-1002' }).click();
    await screen.getByRole('checkbox', { name: 'Select D-1004' }).click();
    await screen.getByRole('button', { name: 'Print work sheets' }).click();
    await expect.poll(() => go.mock.calls).toEqual([['/installer/work-sheets?ids=i2,i4']]);
  });
});
