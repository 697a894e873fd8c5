import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { fakeOffice, type OfficeAnswers } from '../testing/fake-office.ts';
import { aListedItem, aWireItem } from '../testing/office-rows.ts';
import { renderOffice, toastMessages } from '../testing/render-office.tsx';
import { ItemsPage } from './items-page.tsx';
import { StartFromItemPage } from './start-from-item-page.tsx';

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

  test('keeps its order while the pointer is in it, whatever is loaded', async () => {
    let found = [oak, brennan];
    const { screen, inputsOf } = await render({ 'item.list': () => ({ Items: found, After: null }) });
    const heads = screen.getByRole('rowheader');
    await heads.nth(1).hover();
    found = [aListedItem('i3', '9 Elm Road'), { ...brennan, State: 'In Quote' }, oak];
    dispatchEvent(new Event('focus'));
    // What a row says is the newest.
    await expect.element(screen.getByRole('row').nth(2).getByText('In Quote')).toBeVisible();
    await expect.element(heads.nth(0).getByRole('link', { name: '7 Oak Lane' })).toBeVisible();
    await screen.getByRole('searchbox').hover();
    await expect.element(heads.nth(0).getByRole('link', { name: '9 Elm Road' })).toBeVisible();
    await expect.element(heads.nth(2).getByRole('link', { name: '7 Oak Lane' })).toBeVisible();
    expect(inputsOf('item.list').length).toBeGreaterThan(1);
  });

  test('is searched once typing pauses, and the search stands in the address', async () => {
    const { screen, inputsOf } = await render({
      'item.list': ({ Text }) => ({ Items: Text === 'oak' ? [oak] : [oak, brennan], After: null }),
    });
    await expect.element(screen.getByRole('link', { name: 'Aoife Brennan' })).toBeVisible();
    await screen.getByRole('searchbox').fill('oak');
    await expect.element(screen.getByRole('link', { name: 'Aoife Brennan' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: '7 Oak Lane' })).toBeVisible();
    expect(inputsOf('item.list').at(-1)).toEqual({ Text: 'oak', Most: 30, After: null });
    expect(location.hash).toContain('text=oak');
  });

  test('is filtered and sorted by the address, which a reload and a link keep', async () => {
    const { screen, inputsOf } = await render({
      'item.list': ({ Bom }) => ({ Items: Bom === 'stale' ? [oak] : [oak, brennan], After: null }),
      'user.colleagues': () => [
        { UserId: 'cian', Name: 'Cian Byrne', Email: 'c@example.com', Role: 'installer', IsDisabled: false },
      ],
    });
    await expect.element(screen.getByRole('link', { name: 'Aoife Brennan' })).toBeVisible();
    await screen.getByRole('combobox', { name: 'BOM' }).selectOptions('Out of date');
    await expect.element(screen.getByRole('link', { name: 'Aoife Brennan' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'New', exact: true }).click();
    await screen.getByRole('combobox', { name: 'Answered by' }).selectOptions('Cian Byrne');
    await screen.getByRole('columnheader', { name: 'Number' }).getByRole('button').click();
    await expect
      .element(screen.getByRole('columnheader', { name: 'Number' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await expect
      .poll(() => inputsOf('item.list').at(-1))
      .toEqual({
        ...{ State: 'New', Assignee: 'cian', Bom: 'stale', Text: '', Most: 30, After: null },
        Sort: { By: 'number', Descending: false },
      });
    expect(new URLSearchParams(location.hash.split('?')[1]).toString()).toBe(
      'bom=stale&state=New&who=cian&sort=number',
    );
  });

  test('says that no item fits, and clears the filters', async () => {
    const { screen } = await render({
      'item.list': ({ Survey }) => ({ Items: Survey === 'final' ? [] : [oak], After: null }),
    });
    await screen.getByRole('combobox', { name: 'Survey' }).selectOptions('Final');
    await expect.element(screen.getByText('No item fits these filters.')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear the filters' }).click();
    await expect.element(screen.getByRole('link', { name: '7 Oak Lane' })).toBeVisible();
    expect(location.hash).not.toContain('survey');
  });

  test('is saved as a view under a name, and shown again by it', async () => {
    const saved = { Id: 'v1', Name: 'Stale bills', Params: { bom: 'stale', sort: 'name' } };
    let settings: { readonly Views: readonly (typeof saved)[]; readonly Columns: null } = { Views: [], Columns: null };
    const keep = (...Views: readonly (typeof saved)[]) => (settings = { Views, Columns: null });
    const { screen, inputsOf } = await render({
      'item.list': () => ({ Items: [oak], After: null }),
      'user.listSettings': () => settings,
      'user.saveView': () => keep(saved),
      'user.removeView': () => keep(),
    });
    await screen.getByRole('combobox', { name: 'BOM' }).selectOptions('Out of date');
    await screen.getByRole('button', { name: 'Saved views' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Saved views' });
    await dialog.getByRole('textbox', { name: 'Save this list as' }).fill('Stale bills');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByRole('button', { name: 'Stale bills', exact: true }).click();
    expect(inputsOf('user.saveView')).toMatchObject([{ List: 'items', Name: 'Stale bills', Params: { bom: 'stale' } }]);
    await expect.poll(() => location.hash).toContain('bom=stale&sort=name');
    await screen.getByRole('button', { name: 'Saved views' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove Stale bills' }).click();
    await expect.element(screen.getByText(/^None yet. Filter/)).toBeVisible();
  });

  test('keeps a name that is typed and not saved, until who leaves says so', async () => {
    const { screen } = await render({
      'item.list': () => ({ Items: [oak], After: null }),
      'user.listSettings': () => ({ Views: [], Columns: null }),
    });
    await screen.getByRole('button', { name: 'Saved views' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Saved views' });
    await dialog.getByRole('textbox', { name: 'Save this list as' }).fill('Stale bills');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText(/^What you typed here is not saved/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave without it' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('shows the columns that the person has chosen', async () => {
    const { screen, inputsOf } = await render({
      'item.list': () => ({ Items: [oak], After: null }),
      'user.listSettings': () => ({ Views: [], Columns: ['number', 'bom'] }),
      'user.chooseColumns': ({ Columns }) => ({ Views: [], Columns }),
    });
    await expect.element(screen.getByRole('columnheader', { name: 'BOM' })).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Columns' }).click();
    await screen.getByRole('dialog').getByRole('switch', { name: 'Customer' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
    expect(inputsOf('user.chooseColumns')).toEqual([{ List: 'items', Columns: ['number', 'bom', 'customer'] }]);
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
    let answer = () => {};
    const { screen, go, inputsOf } = await render({
      'item.list': () => ({ Items: [], After: null }),
      createItemFromTemplate: () => new Promise((done) => (answer = () => done(aWireItem('i3')))),
    });
    await screen.getByRole('button', { name: 'New door' }).click();
    const tile = screen.getByRole('dialog').getByRole('button', { name: 'Begin with Single Door', exact: true });
    await expect.element(tile).toBeVisible();
    expect(inputsOf('createItemFromTemplate')).toEqual([]);
    await tile.dblClick();
    answer();
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
