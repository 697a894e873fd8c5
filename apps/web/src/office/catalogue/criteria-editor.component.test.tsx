import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueServer, openCatalogue, sold } from './testing/catalogue-server.tsx';

const [stock] = sold.catalogue.stock;
const [threshold] = sold.catalogue.thresholds;
if (!stock || !threshold) throw new Error('The sample catalogue has stock and a threshold.');

async function openStock() {
  const server = catalogueServer();
  await openCatalogue(server, 'stock');
  await page
    .getByRole('button', { name: `More about ${stock?.description ?? ''}`, exact: true })
    .first()
    .click();
  await page.getByRole('button', { name: 'All fields' }).click();
  return server;
}

const condition = (name: string) => page.getByRole('dialog').getByRole('group', { name, exact: true });
const add = () => page.getByRole('combobox', { name: 'Add a condition' });
const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save' });

test('a condition is picked by its name, and its values by those of the catalogue', async () => {
  const server = await openStock();
  await add().selectOptions('Threshold');
  await condition('Threshold')
    .getByRole('checkbox', { name: `${threshold.name} (${threshold.code})` })
    .click();
  await save().click();
  await expect
    .poll(() => server.content().catalogue.stock.find(({ id }) => id === stock.id)?.criteria)
    .toEqual({ ...stock.criteria, threshold: [threshold.code] });
});

test('a text is typed where the catalogue has no values; a condition without one says so', async () => {
  const server = await openStock();
  await add().selectOptions('House number');
  await save().click();
  await expect
    .element(condition('House number').getByText('Allow at least one value, or remove the condition.'))
    .toBeVisible();
  await condition('House number').getByRole('combobox').fill('17');
  await userEvent.keyboard('{Enter}');
  await expect.element(condition('House number').getByRole('checkbox', { name: '17' })).toBeChecked();
  await save().click();
  await expect
    .poll(() => server.content().catalogue.stock.find(({ id }) => id === stock.id)?.criteria)
    .toEqual({ ...stock.criteria, numerals: ['17'] });
});

test('a condition that is removed asks nothing of a door any more', async () => {
  const server = await openStock();
  await add().selectOptions('Leaves');
  await condition('Leaves').getByRole('button', { name: 'Remove the condition: Leaves' }).click();
  await expect.element(condition('Leaves')).not.toBeInTheDocument();
  await save().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.changed()).toEqual([]);
});
