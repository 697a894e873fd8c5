import { describe, expect, test, vi } from 'vitest';
import { answered } from '../../platform/testing/fakes.ts';
import { fakeOffice, type OfficeAnswers } from '../testing/fake-office.ts';
import { aListedItem, aWireItem } from '../testing/office-rows.ts';
import { renderOffice, toastMessages } from '../testing/render-office.tsx';
import { ItemsPage } from './items-page.tsx';
import { StartFromItemPage } from './start-from-item-page.tsx';

vi.mock('../../platform/login/log-in.ts', () => import('../testing/fake-log-in.ts'));

const oak = aListedItem('i1', '7 Oak Lane');
const brennan = aListedItem('i2', '', { Customer: 'Aoife Brennan', EnquiryId: 'e1', State: 'New' });

const render = (answers: OfficeAnswers) => renderOffice(<ItemsPage />, { answers, path: '/installer/items' });

describe('the list of items', () => {
  test('names each item by address or customer, with its design and state', async () => {
    const { screen } = await render({ 'item.list': () => ({ Items: [oak, brennan], After: null }) });
    const rows = screen.getByRole('row');
    await expect.element(rows.nth(1).getByRole('link', { name: '7 Oak Lane' })).toHaveAttribute('href', '#/door/i1');
    await expect.element(rows.nth(1).getByText('D-1043')).toBeVisible();
    await expect.element(rows.nth(1).getByText('Draft')).toBeVisible();
    await expect
      .element(
        rows
          .nth(2)
          .getByRole('rowheader')
          .getByText(/Single Door/),
      )
      .toBeVisible();
    await expect.element(rows.nth(2).getByRole('link', { name: 'Aoife Brennan' })).toBeVisible();
    await expect.element(rows.nth(2).getByText('New')).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
  });

  test('is searched once typing pauses, and the search stands in the address', async () => {
    const { screen, inputsOf } = await render({
      'item.list': ({ Text }) => ({ Items: Text === 'oak' ? [oak] : [oak, brennan], After: null }),
    });
    await screen.getByRole('searchbox').fill('oak');
    await expect.element(screen.getByRole('link', { name: 'Aoife Brennan' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: '7 Oak Lane' })).toBeVisible();
    expect(inputsOf('item.list').at(-1)).toEqual({ Text: 'oak', Most: 30, After: null });
    expect(location.hash).toContain('text=oak');
  });

  test('that has nothing for a search says so and shows all again', async () => {
    const { screen } = await render({ 'item.list': ({ Text }) => ({ Items: Text === '' ? [oak] : [], After: null }) });
    await screen.getByRole('searchbox').fill('nobody');
    await expect.element(screen.getByText(/^Nothing begins with “nobody”/)).toBeVisible();
    await screen.getByRole('button', { name: 'Show all items' }).click();
    await expect.element(screen.getByRole('link', { name: '7 Oak Lane' })).toBeVisible();
  });

  test('goes on page by page, and the first new row has the focus', async () => {
    const { screen, inputsOf } = await render({
      'item.list': ({ After }) => (After === 'p2' ? { Items: [brennan], After: null } : { Items: [oak], After: 'p2' }),
    });
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(screen.getByRole('link', { name: 'Aoife Brennan' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(inputsOf('item.list').at(-1)).toEqual({ Text: '', Most: 30, After: 'p2' });
  });

  test('keeps its rows when the next page cannot be loaded', async () => {
    const { screen } = await render({
      'item.list': ({ After }) => {
        if (After) throw answered(503);
        return { Items: [oak], After: 'p2' };
      },
    });
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(toastMessages).toEqual(['This could not be loaded.']);
    await expect.element(screen.getByRole('link', { name: '7 Oak Lane' })).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('that cannot be loaded says why', async () => {
    const { screen } = await render({
      'item.list': () => {
        throw answered(503);
      },
    });
    fakeOffice.answer({ 'item.list': () => ({ Items: [oak], After: null }) });
    await screen.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: '7 Oak Lane' })).toBeVisible();
  });
});

describe('a new item', () => {
  test('a double click creates one door and opens its page', async () => {
    const { screen, go, inputsOf } = await render({
      'item.list': () => ({ Items: [], After: null }),
      createItemFromTemplate: () => new Promise((answer) => setTimeout(() => answer(aWireItem('i3')), 200)),
    });
    await screen.getByRole('button', { name: 'New door' }).click();
    const tile = screen.getByRole('dialog').getByRole('button', { name: 'Begin with Single Door', exact: true });
    await expect.element(tile).toBeVisible();
    expect(inputsOf('createItemFromTemplate')).toEqual([]);
    await tile.dblClick();
    await expect.poll(() => go.mock.calls.length).toBe(1);
    expect(inputsOf('createItemFromTemplate')).toEqual([
      { ItemId: 'single-door', Currency: 'EUR', Attempt: expect.any(String) },
    ]);
  });

  test('that could not be reached is made once, however often it is tried', async () => {
    const { screen, go, inputsOf } = await render({
      'item.list': () => ({ Items: [], After: null }),
      createItemFromTemplate: () => {
        throw answered(503);
      },
    });
    await screen.getByRole('button', { name: 'New door' }).click();
    const begin = (name: string) => screen.getByRole('button', { name: `Begin with ${name}`, exact: true }).click();
    await begin('Single Door');
    await expect.poll(toastMessages).toHaveLength(1);
    await begin('Double Door');
    await expect.poll(() => inputsOf('createItemFromTemplate')).toHaveLength(2);
    fakeOffice.answer({ createItemFromTemplate: () => aWireItem('i3') });
    await begin('Single Door');
    await expect.poll(() => go.mock.calls.length).toBe(1);
    const [first, other, again] = inputsOf('createItemFromTemplate');
    expect(again).toEqual(first);
    expect(other).not.toMatchObject({ Attempt: Object(first).Attempt });
  });

  test('is begun as a copy of another one', async () => {
    const { screen, go, inputsOf } = await renderOffice(<StartFromItemPage />, {
      answers: { 'item.list': () => ({ Items: [oak], After: null }), 'item.copy': () => aListedItem('i9', '') },
    });
    await screen.getByRole('button', { name: 'Begin with 7 Oak Lane' }).click();
    await expect.poll(() => go.mock.calls).toEqual([['/door/i9']]);
    expect(inputsOf('item.copy')).toEqual([{ ItemId: 'i1', Currency: 'EUR', Attempt: expect.any(String) }]);
  });
});
