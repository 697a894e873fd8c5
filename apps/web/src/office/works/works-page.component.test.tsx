import type { OfficeRole } from '@door/domain/people/roles';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OfficeOutputs } from '../queries/office-client.ts';
import type { DeepReadonly } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { WorksPage } from './works-page.tsx';

type Figures = DeepReadonly<OfficeOutputs['promise']['figures']>;

const counts = (Orders: number, AsFirstPromised: number, AsLastTold: number) => ({
  Orders,
  AsFirstPromised,
  AsLastTold,
});

const week = (Week: string, changes: Partial<Figures['Weeks'][number]> = {}): Figures['Weeks'][number] => ({
  ...{ Week, StartsOn: '2026-12-07', Open: 5, Made: '0.0', Planned: '0.0', Held: '0.0', Capacity: '120.0' },
  ...{ ShortOrders: 0, ShortKeys: 0 },
  ...changes,
});

const figures: Figures = {
  AsOf: '2026-12-21',
  Kept: {
    Months: [
      { Month: '2026-11', ...counts(4, 3, 4) },
      { Month: '2026-12', ...counts(5, 2, 3) },
      { Month: '2027-01', ...counts(0, 0, 0) },
    ],
    Sellers: [{ SellerId: 'finn', Name: 'Finn Oakley', ...counts(9, 5, 7) }],
    Causes: [
      { Cause: 'vendor-late', Orders: 3 },
      { Cause: null, Orders: 1 },
    ],
    Missed: [
      { OrderId: 'o2', Order: '10002', DoneOn: '2026-12-19', AsLastTold: false, Cause: null, Vendor: null },
      {
        OrderId: 'o1',
        Order: '10001',
        DoneOn: '2026-11-12',
        AsLastTold: true,
        Cause: 'vendor-late',
        Vendor: 'Clearline',
      },
    ],
    Vendors: [
      { VendorId: 'v1', Name: 'Clearline', ...counts(2, 0, 1) },
      { VendorId: null, Name: null, ...counts(1, 0, 0) },
    ],
  },
  Weeks: [
    week('2650', { Made: '80.0' }),
    week('2651', { Planned: '95.5', Held: '4.0', ShortOrders: 1, ShortKeys: 2 }),
    week('2652', { Open: 0, Capacity: '0.0' }),
  ],
  Stock: [{ Month: '2026-12', Values: [{ Currency: 'EUR', Value: '1250.40' }] }],
  Late: [{ OrderId: 'o3', Order: '10003', Day: '2026-12-09', Grain: 'week', Week: '2650', Risk: null }],
  AtRisk: [],
};

const nothing: Figures = {
  ...figures,
  Kept: { Months: [{ Month: '2026-12', ...counts(0, 0, 0) }], Sellers: [], Causes: [], Vendors: [], Missed: [] },
  ...{ Weeks: [week('2650')], Stock: [], Late: [] },
};

interface Looking {
  readonly Role?: OfficeRole;
  readonly search?: string;
}

const render = (answer: Figures = figures, { Role = 'fabricator', search = '' }: Looking = {}) =>
  renderOffice(<WorksPage />, {
    answers: { 'promise.figures': () => answer, 'user.me': () => ({ ...me, Role }) },
    ...{ path: '/installer/works', search },
  });

test('each region is a chart, and as a table it has the same figures', async () => {
  await page.viewport(1200, 900);
  const { screen, inputsOf } = await render();
  const kept = screen.getByRole('region', { name: 'Kept promises' });
  // Drawn by a library that is fetched with the first chart.
  await expect.element(kept.getByRole('link', { name: 'Dec 2026: 2 of 5 (40 %) as first promised' })).toBeVisible();
  expect(kept.element().querySelectorAll('style')).toHaveLength(0);
  expect(kept.element().querySelectorAll('.plot-drawn a')).toHaveLength(4);
  expect(kept.element().querySelectorAll('.plot-drawn g[aria-label]')).toHaveLength(0);
  await kept.getByRole('radio', { name: 'Table' }).click();
  const rows = kept.getByRole('table', { name: 'Kept promises' }).getByRole('row');
  await expect.element(rows.nth(2)).toHaveTextContent('Dec 202652 of 5 (40 %)3 of 5 (60 %)');
  expect(rows.elements()).toHaveLength(3);
  const load = screen.getByRole('region', { name: 'Load of the works' });
  await expect.element(load.getByRole('link', { name: 'Week 2651: 95.5 points, planned' })).toBeVisible();
  await load.getByRole('radio', { name: 'Table' }).click();
  const weeks = load.getByRole('table').getByRole('row');
  await expect.element(weeks.nth(2)).toHaveTextContent('Week 26510.095.54.0120.0');
  await expect.element(weeks.nth(3)).toHaveTextContent('Week 26520.00.00.0closed');
  await expect
    .element(load.getByRole('link', { name: 'Week 2651' }))
    .toHaveAttribute('href', '#/installer/order?week=2651');
  expect(inputsOf('promise.figures')).toHaveLength(1);
});

test('on a phone the tables come first', async () => {
  await page.viewport(390, 844);
  const { screen } = await render();
  await expect.element(screen.getByRole('table', { name: 'Value of stock' }).getByText('€1,250.40')).toBeVisible();
  expect(screen.container.querySelectorAll('.plot-drawn')).toHaveLength(0);
  await page.viewport(1200, 900);
});

test('a month leads to its orders that were not done as first promised, with the cause', async () => {
  const { screen } = await render(figures, { search: '?missed=2026-12' });
  const missed = screen.getByRole('table', { name: 'Not done as first promised in Dec 2026' });
  await expect.element(missed.getByRole('link', { name: '10002' })).toBeVisible();
  await expect.element(missed.getByText('late without a word')).toBeVisible();
  expect(missed.getByRole('link', { name: '10001' }).elements()).toEqual([]);
  const causes = screen.getByRole('table', { name: 'Not done as first promised, by cause' }).getByRole('row');
  await expect.element(causes.nth(1)).toHaveTextContent('goods come later than confirmed3');
  await expect.element(causes.nth(2)).toHaveTextContent('late without a word1');
});

test('it says whose goods have come late, and of which orders', async () => {
  const { screen } = await render(figures, { search: '?missed=2026-11' });
  const vendors = screen.getByRole('table', { name: 'Not done as first promised, by whose goods came late' });
  await expect.element(vendors.getByRole('row').nth(1)).toHaveTextContent('Clearline21 of 2 (50 %)');
  await expect.element(vendors.getByRole('row').nth(2)).toHaveTextContent('Nobody knows whose10 of 1 (0 %)');
  await expect
    .element(vendors.getByRole('link', { name: 'Clearline' }))
    .toHaveAttribute('href', '#/installer/vendor/v1');
  const missed = screen.getByRole('table', { name: 'Not done as first promised in Nov 2026' });
  await expect.element(missed.getByText('goods come later than confirmed: Clearline')).toBeVisible();
});

test('late orders say what was promised; where there is nothing, each region says so in a sentence', async () => {
  const { screen } = await render();
  const late = screen.getByRole('table', { name: 'Late orders' });
  await expect.element(late.getByText('in the week of 7 Dec 2026')).toBeVisible();
  await expect.element(screen.getByText('No promised date is at risk.')).toBeVisible();
});

test('an empty works has six sentences and no chart', async () => {
  const { screen } = await render(nothing);
  for (const sentence of [
    'No order that was promised a day has been done in this period.',
    'No week of this period holds an order.',
    'Every order of this period finds its goods in time.',
    'Nothing was in stock in this period.',
    'No order is late.',
  ])
    await expect.element(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('radiogroup').elements()).toEqual([]);
  expect(screen.getByRole('table').elements()).toEqual([]);
});

test('sellers are told that it is not theirs', async () => {
  const { screen, inputsOf } = await render(figures, { Role: 'installer' });
  await expect.element(screen.getByText('Fabricators and admins see how the works do.')).toBeVisible();
  expect(inputsOf('promise.figures')).toEqual([]);
});
