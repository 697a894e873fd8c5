import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { stayAt } from '../../shared/router/leave-guard.ts';
import { catalogueServer, openCatalogue as open, sold } from './testing/catalogue-server.tsx';

test('a name that is typed and left with Tab is in the draft, and the next cell has the focus', async () => {
  const server = catalogueServer();
  await open(server, 'designs');
  const [design] = sold.catalogue.designs;
  const name = page.getByRole('textbox', { name: `Name of ${design?.name ?? ''}` });
  await name.fill('Harbour');
  await userEvent.tab();
  await expect.poll(() => server.content().catalogue.designs[0]?.name).toBe('Harbour');
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent('1 change since version 1 last changed by Ada Winter');
});

test('a change that is on its way is not taken back by reading the catalogue again', async () => {
  const { answers, ...server } = catalogueServer();
  const events: string[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { 'catalogue.getContent': read, 'catalogue.updateRow': change } = answers;
  if (!read || !change) throw new Error('The server reads and changes.');
  const slow: OfficeAnswers = {
    ...answers,
    'catalogue.getContent': (input) => {
      events.push('read');
      return read(input);
    },
    'catalogue.updateRow': async (input) => {
      events.push('change');
      await arrived;
      events.push('changed');
      return change(input);
    },
  };
  await open({ ...server, answers: slow }, 'designs');
  await page.getByRole('textbox', { name: `Name of ${sold.catalogue.designs[0]?.name ?? ''}` }).fill('Harbour');
  await userEvent.tab();
  await expect.poll(() => events).toEqual(['read', 'change']);
  dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('textbox', { name: 'Name of Harbour' })).toBeVisible();
  arrive();
  await expect.poll(() => events).toEqual(['read', 'change', 'changed', 'read']);
});

test('a value that cannot be stays in its cell and says why; Escape takes it back', async () => {
  const server = catalogueServer();
  await open(server, 'colours');
  const [colour] = sold.catalogue.colours;
  const code = page.getByRole('textbox', { name: `Stock code of ${colour?.name ?? ''}` });
  await code.fill('not a code');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/A code has letters, digits/)).toBeVisible();
  await code.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(code).toHaveValue(colour?.stockCode ?? '');
  expect(server.changed()).toEqual([]);
});

test('a copy of a row is looked at and added; rows that are chosen are retired', async () => {
  const server = catalogueServer();
  await open(server, 'designs');
  const [design] = sold.catalogue.designs;
  await page.getByRole('checkbox', { name: `Choose ${design?.name ?? ''}` }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.changed().map(({ change }) => change)).toEqual(['added']);
  await page.getByRole('button', { name: 'Retire', exact: true }).click();
  await expect.poll(() => server.changed().map(({ change }) => change)).toEqual(['added', 'retired']);
  await expect.element(page.getByText('1 retired row')).toBeVisible();
});

test('the numbers of a table are saved together', async () => {
  const server = catalogueServer();
  await open(server, 'saw');
  await page.getByRole('textbox', { name: 'Kerf' }).fill('4');
  await userEvent.tab();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.content().production.saw.kerf).toBe(4);
});

test('fields of a row that are changed and not saved hold its panel', async () => {
  const server = catalogueServer();
  await open(server, 'designs');
  const [design] = sold.catalogue.designs;
  await page.getByRole('checkbox', { name: `Choose ${design?.name ?? ''}` }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Ashby');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel.getByText(/^What you typed here is not saved/)).toBeVisible();
  await panel.getByRole('button', { name: 'Leave without it' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(server.changed()).toEqual([]);
});

test('numbers of a table that are changed and not saved hold the page', async () => {
  const server = catalogueServer();
  await open(server, 'saw');
  await page.getByRole('textbox', { name: 'Kerf' }).fill('4');
  await userEvent.tab();
  expect(stayAt('/installer/quote')).not.toBeNull();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.content().production.saw.kerf).toBe(4);
  expect(stayAt('/installer/quote')).toBeNull();
});

test('a fabricator sees the rows and changes none', async () => {
  await open(catalogueServer(), 'designs', 'fabricator');
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Add' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Publish' }).elements()).toEqual([]);
});

test('what is wrong is named with the way to it', async () => {
  await open(catalogueServer(), 'designs');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect.element(problems.getByText('0 errors, 1 warning')).toBeVisible();
  await expect.element(problems.getByText('It has no price. (piece KN-URN)')).toBeVisible();
  await expect.element(problems.getByRole('link', { name: 'Price' })).toBeVisible();
});

test.each(['by a click', 'by keys'])(
  'a new row that is opened %s begins in the first field that lacks something',
  async (how) => {
    await open(catalogueServer(), 'finishedDoors');
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await expect.element(add).toBeVisible();
    if (how === 'by a click') await add.click();
    else {
      add.element().focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
  },
);
