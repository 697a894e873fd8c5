import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered } from '../../../shared/testing/fakes.ts';
import { fakeOffice } from '../../testing/fake-office.ts';
import { renderItem } from '../../testing/render-item.tsx';
import { ItemSizes } from '../sizes/item-sizes.tsx';
import type { ExplainedPrice } from '../../sale/price-lines.tsx';
import { PricePanel } from './price-panel.tsx';

const price: ExplainedPrice = {
  Currency: 'EUR',
  Lines: [
    {
      Code: 'P5-sidelight',
      Text: 'Sidelights, 2, glass 346 × 1936 mm',
      Working: '2 × (165 + 120 × 0.669856) = 490.77',
      Quantity: 2,
      Amount: '490.77',
      Fault: null,
    },
  ],
  List: '1980.51',
  Unit: '2439.99',
  PriceListVersion: 3,
};

const withCosts: ExplainedPrice = { ...price, Discount: '237.66', NetTrade: '1742.85', Markup: '697.14' };

const steps = 'The list price less the discount of the tier, plus the markup of your company.';

const shown = (answer: ExplainedPrice) => renderItem(<PricePanel />, {}, { 'pricing.explain': () => answer });

test('each line opens by the keyboard and shows how it is calculated', async () => {
  const { screen } = await shown(price);
  const region = screen.getByRole('region', { name: 'Price' });
  await expect.element(region.getByText(/Price list 3/)).toBeVisible();
  const working = region.getByText('2 × (165 + 120 × 0.669856) = 490.77');
  await expect.element(working).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(working).toBeVisible();
});

test('discount and markup stand there for who may see them', async () => {
  const { screen } = await shown(withCosts);
  const terms = () => screen.container.querySelector('.price-sums')?.textContent;
  await expect
    .poll(terms)
    .toBe('List price€1,980.51Discount−€237.66Net trade€1,742.85Markup€697.14Price of one€2,439.99');
  expect(screen.getByText(steps).elements()).toEqual([]);
});

test('an installer sees list price and price of one', async () => {
  const { screen } = await shown(price);
  await expect
    .poll(() => screen.container.querySelector('.price-sums')?.textContent)
    .toBe('List price€1,980.51Price of one€2,439.99');
  await expect.element(screen.getByText(steps)).toBeVisible();
});

test('a line without a price says so, and that the sum is not whole', async () => {
  const fault = {
    Code: 'P16-no-price',
    Text: 'No price for Urn knocker',
    Working: '',
    Quantity: 0,
    Amount: '0.00',
  } as const;
  const { screen } = await shown({ ...price, Lines: [{ ...fault, Fault: 'price.missing' }] });
  await expect.element(screen.getByText('No price for Urn knocker')).toBeVisible();
  await expect.element(screen.getByText('One line has no price: the sum is not whole.')).toBeVisible();
});

test('a saved change is priced again', async () => {
  let asked = 0;
  const panel = (
    <>
      <ItemSizes />
      <PricePanel />
    </>
  );
  const answer = () => ({ ...price, Unit: `${String((asked += 1))}000.00` });
  const { screen } = await renderItem(panel, {}, { 'pricing.explain': answer });
  await expect.element(screen.getByText('€1,000.00')).toBeVisible();
  await screen.getByRole('spinbutton', { name: 'Overall width' }).fill('1010');
  await expect.element(screen.getByText('€2,000.00')).toBeVisible();
});

test('a price that does not arrive can be asked for again', async () => {
  const { screen, server } = await renderItem(
    <PricePanel />,
    {},
    {
      'pricing.explain': () => {
        throw answered(503);
      },
    },
  );
  await expect.element(screen.getByRole('alert')).toBeVisible();
  fakeOffice.answer({ ...server.answers, 'pricing.explain': () => price });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('€2,439.99')).toBeVisible();
});
