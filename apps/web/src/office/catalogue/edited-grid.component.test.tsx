import { newRow } from '@door/domain/catalogue/edit/new-row';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toastMessages } from '../testing/render-office.tsx';
import { catalogueServer, openCatalogue, sold } from './testing/catalogue-server.tsx';

const [design, second, third] = sold.catalogue.designs;
if (!design || !second || !third) throw new Error('The sample catalogue has three designs.');
const nameCell = (name: string) => page.getByRole('textbox', { name: `Name of ${name}`, exact: true });
const undo = () => page.getByRole('button', { name: 'Undo', exact: true });
const redo = () => page.getByRole('button', { name: 'Redo', exact: true });
const namesOf = (server: ReturnType<typeof catalogueServer>) =>
  server
    .content()
    .catalogue.designs.slice(0, 3)
    .map(({ name }) => name);

/** As a spreadsheet does: the cells as text on the clipboard. */
async function paste(cell: ReturnType<typeof nameCell>, text: string) {
  await cell.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  cell.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('a change is undone and made again, by the buttons and by the keys', async () => {
  const server = catalogueServer();
  await openCatalogue(server, 'designs');
  await nameCell(design.name).fill('Harbour');
  await userEvent.tab();
  await expect.poll(() => namesOf(server)[0]).toBe('Harbour');
  await undo().click();
  await expect.poll(() => namesOf(server)[0]).toBe(design.name);
  expect(toastMessages()).toContain('Undone: Harbour changed.');
  await redo().click();
  await expect.poll(() => namesOf(server)[0]).toBe('Harbour');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => namesOf(server)[0]).toBe(design.name);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.poll(() => namesOf(server)[0]).toBe('Harbour');
});

test('Ctrl+Z in a cell in which something is typed leaves the catalogue alone', async () => {
  const server = catalogueServer();
  await openCatalogue(server, 'designs');
  await nameCell(design.name).fill('Harbour');
  await userEvent.tab();
  await expect.poll(() => namesOf(server)[0]).toBe('Harbour');
  await nameCell(second.name).fill('Quay');
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Escape}');
  expect(namesOf(server)[0]).toBe('Harbour');
});

test('rows that were retired together come back together, each to its place', async () => {
  const server = catalogueServer();
  await openCatalogue(server, 'designs');
  const before = sold.catalogue.designs.map(({ id }) => id);
  for (const { name } of [design, second])
    await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Retire', exact: true }).click();
  await expect.poll(() => server.changed().map(({ change }) => change)).toEqual(['retired', 'retired']);
  await undo().click();
  await expect.poll(() => server.content().catalogue.designs.map(({ id }) => id)).toEqual(before);
  expect(server.changed()).toEqual([]);
});

test('what somebody else has changed since is not undone; the page shows theirs and says who it was', async () => {
  const server = catalogueServer();
  await openCatalogue(server, 'designs');
  await nameCell(design.name).fill('Harbour');
  await userEvent.tab();
  await expect.poll(() => namesOf(server)[0]).toBe('Harbour');
  server.edit({ edit: 'change', kind: 'designs', key: String(design.id), row: { ...design, name: 'Quay' } });
  await undo().click();
  await expect.element(nameCell('Quay')).toBeVisible();
  expect(toastMessages().join()).toContain('Ada Winter changed this row.');
  await expect.element(undo()).toHaveAttribute('aria-disabled', 'true');
});

test('a change of somebody else that the page knows of is named before anything is sent', async () => {
  const server = catalogueServer();
  const { inputsOf } = await openCatalogue(server, 'designs');
  await nameCell(design.name).fill('Harbour');
  await userEvent.tab();
  await expect.poll(() => namesOf(server)[0]).toBe('Harbour');
  server.edit({ edit: 'change', kind: 'designs', key: String(design.id), row: { ...design, name: 'Quay' } });
  dispatchEvent(new Event('focus'));
  await expect.element(nameCell('Quay')).toBeVisible();
  await undo().click();
  await expect
    .poll(toastMessages)
    .toContain('Somebody has changed this since, so it stays as it is now: Harbour changed.');
  expect(inputsOf('catalogue.updateRow')).toHaveLength(1);
});

test('Alt with an arrow moves the row; the focus goes with it and the place is said', async () => {
  const server = catalogueServer();
  await openCatalogue(server, 'designs');
  const grip = page.getByRole('button', { name: `Move ${design.name}`, exact: true });
  await grip.click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => namesOf(server)).toEqual([second.name, design.name, third.name]);
  await expect
    .element(page.getByText(`${design.name}: place 2 of ${String(sold.catalogue.designs.length)}.`))
    .toBeInTheDocument();
  await expect.element(grip).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => namesOf(server)[0]).toBe(design.name);
  await expect.element(grip).toHaveFocus();
});

test('a row is dragged by its grip in front of another, or let go by Escape', async () => {
  const server = catalogueServer();
  await openCatalogue(server, 'designs');
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  const drag = (end: 'drop' | 'escape') => {
    const from = grip(third.name).element();
    const { top } = grip(design.name).element().closest('tr')?.getBoundingClientRect() ?? { top: 0 };
    const at = { bubbles: true, pointerId: 1, button: 0, clientY: top + 2 };
    vi.spyOn(from, 'setPointerCapture').mockReturnValue();
    from.dispatchEvent(new PointerEvent('pointerdown', at));
    from.dispatchEvent(new PointerEvent('pointermove', at));
    if (end === 'escape') from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    from.dispatchEvent(new PointerEvent('pointerup', at));
  };
  await expect.element(grip(third.name)).toBeVisible();
  drag('escape');
  expect(server.changed()).toEqual([]);
  drag('drop');
  await expect.poll(() => namesOf(server)).toEqual([third.name, design.name, second.name]);
});

test('pasted cells are taken over, the others say why not, and the whole paste is undone in one step', async () => {
  const server = catalogueServer();
  await openCatalogue(server, 'designs');
  await expect.element(nameCell(design.name)).toBeVisible();
  await paste(nameCell(design.name), 'Harbour\n\nQuay\n');
  await expect.poll(() => namesOf(server)).toEqual(['Harbour', second.name, 'Quay']);
  const notice = page.getByRole('region', { name: 'What was pasted' });
  await expect.element(notice.getByText('2 cells of 2 rows changed.')).toBeVisible();
  await expect.element(notice.getByText(`Name of ${second.name}: Fill this in.`)).toBeVisible();
  await notice.getByRole('button', { name: 'Undo the paste' }).click();
  await expect.poll(() => namesOf(server)).toEqual([design.name, second.name, third.name]);
  await expect.element(notice).not.toBeInTheDocument();
});

test('a price is undone to none', async () => {
  const [handle] = sold.catalogue.handles;
  if (!handle) throw new Error('The sample catalogue has a handle.');
  const copy = { ...newRow(sold, 'handles', handle) };
  const server = catalogueServer();
  server.edit({ edit: 'add', kind: 'handles', row: copy, before: null });
  const code = String(new Map(Object.entries(copy)).get('handleType'));
  await openCatalogue(server, 'handles');
  const price = page.getByRole('textbox', { name: new RegExp(`^Price of .* 2$`) });
  await price.fill('12.50');
  await userEvent.tab();
  await expect.poll(() => server.content().prices.handleTypes[code]).toBe(1250);
  await undo().click();
  await expect.poll(() => server.content().prices.handleTypes[code]).toBeUndefined();
});

test('a new row offers to add what a bill needs of it, and both are undone together', async () => {
  const [stock] = sold.catalogue.stock;
  if (!stock) throw new Error('The sample catalogue has stock.');
  const server = catalogueServer();
  await openCatalogue(server, 'stock');
  await page
    .getByRole('checkbox', { name: `Choose ${stock.description}`, exact: true })
    .first()
    .click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(page.getByRole('group', { name: 'Added with it' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.changed().map(({ kind, change }) => `${kind} ${change}`))
    .toEqual(['stock added', 'articles added']);
  await undo().click();
  await expect.poll(() => server.changed()).toEqual([]);
});

test('a problem of a missing row has the button that adds it', async () => {
  const [stock] = sold.catalogue.stock;
  if (!stock) throw new Error('The sample catalogue has stock.');
  const server = catalogueServer();
  server.edit({ edit: 'add', kind: 'stock', row: { ...newRow(sold, 'stock', stock), code: 'NEW-1' }, before: null });
  const missing = { Code: 'article-missing', Severity: 'error', Kind: 'stock', Key: 'NEW-1', About: 'NEW-1' } as const;
  const articles = () => rowLists.articles.rows(server.content()).map(({ key }) => key);
  await openCatalogue(
    {
      answers: {
        ...server.answers,
        'catalogue.problems': () => ({ Problems: articles().includes('NEW-1') ? [] : [missing] }),
      },
    },
    'designs',
  );
  await page.getByRole('button', { name: 'Add it: NEW-1' }).click();
  await expect.poll(articles).toContain('NEW-1');
  await expect.element(page.getByText('No problems')).toBeVisible();
});

test('names are read whole, also where a browser does not measure a field by its text', async () => {
  await openCatalogue(catalogueServer(), 'designs');
  await expect.element(nameCell(design.name)).toBeVisible();
  const fields = [...document.querySelectorAll<HTMLInputElement>('.cat-grid input.cat-input')];
  for (const field of fields) field.style.setProperty('field-sizing', 'fixed');
  const cut = fields.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut.map(({ value }) => value)).toEqual([]);
});
