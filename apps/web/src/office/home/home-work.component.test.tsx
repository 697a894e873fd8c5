import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeOffice, type OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { HomeWork } from './home-work.tsx';

const row = { Id: 'o1', Name: '10001', About: 'Ada Byrne', Day: null, Week: null, Late: null, Fix: null };
const answers = {
  'home.summary': () => ({
    Work: [
      { List: 'make', Count: 12, First: [{ ...row, Week: '2649', Late: 'week over', Fix: 'Set the week' }] },
      { List: 'chase', Count: 0, First: [] },
    ],
    Quotes: [
      { State: 'Draft', Count: 0 },
      { State: 'Sent', Count: 3 },
    ],
    Orders: [{ State: 'Ready For Production', Count: 12, Sums: [{ Amount: '1980.51', Currency: 'EUR' }] }],
    Weeks: [{ Week: '2650', Count: 2 }],
    Failed: {
      Documents: [{ Kind: 'order', AboutId: 'o7', Version: 2, At: '2026-11-22T10:00:00.000Z' }],
      Mails: [
        {
          ...{ Id: 'm1', Kind: 'quote-to-customer', About: { Of: 'quote', Id: 'q7' } },
          ...{ Since: '2026-11-22T10:00:00.000Z', NextAt: null },
        },
      ],
      Runs: [{ Kind: 'delete-old-data', At: '2026-11-22T10:00:00.000Z' }],
    },
  }),
} as const satisfies OfficeAnswers;

const renderWork = (more: OfficeAnswers = {}) => renderOffice(<HomeWork />, { answers: { ...answers, ...more } });

describe('the work that waits', () => {
  test('is counted with its first rows, and leads to the same list; what is late says why', async () => {
    const { screen } = await renderWork();
    const make = screen.getByRole('region', { name: 'Make 12' });
    await expect
      .element(make.getByRole('link', { name: 'Make 12' }))
      .toHaveAttribute('href', '#/installer/order?state=Ready+For+Production&sort=week');
    await expect.element(make.getByRole('link', { name: '10001' })).toHaveAttribute('href', '#/installer/order/o1');
    await expect.element(make.getByText('Late: week 2649 is over')).toBeVisible();
    await expect.element(make.getByText('Ada Byrne · Set the week')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Chase quotes 0' }))
      .toHaveAttribute('href', '#/installer/quote?wait=chase&sort=valid');
    await expect.element(screen.getByText('No quote is to be asked about.')).toBeVisible();
  });

  test.each([
    { lists: 6, rows: 2 },
    { lists: 5, rows: 1 },
  ])('of $lists lists stands in $rows rows of equal length at a desk', async ({ lists, rows }) => {
    await page.viewport(1440, 900);
    const names = (['answer', 'chase', 'convert', 'measure', 'confirm', 'fit'] as const).slice(0, lists);
    const Work = names.map((List) => ({ List, Count: 0, First: [] }));
    const { screen } = await renderWork({
      'home.summary': () => ({ Work, Quotes: [], Orders: [], Weeks: [], Failed: null }),
    });
    await expect.element(screen.getByText('Every enquiry has somebody who answers it.')).toBeVisible();
    const tops = [...document.querySelectorAll('.work-section')].map((list) => list.getBoundingClientRect().top);
    const perRow = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(perRow).toEqual(Array.from({ length: rows }, () => lists / rows));
  });

  test('names to an admin what failed', async () => {
    const { screen } = await renderWork({ 'user.me': () => ({ ...me, Role: 'admin' }), 'batch.weeks': () => [] });
    await expect
      .element(screen.getByRole('link', { name: 'Order confirmation, version 2' }))
      .toHaveAttribute('href', '#/order-review/o7');
    await expect
      .element(screen.getByRole('link', { name: 'Mail that brings a quote' }))
      .toHaveAttribute('href', '#/installer/quote/q7');
    await expect.element(screen.getByText(/given up: send it yourself/)).toBeVisible();
    await expect.element(screen.getByText('Deleting old data, every hour')).toBeVisible();
  });

  test('that cannot be loaded says so, and is asked for again', async () => {
    const { screen } = await renderWork({
      'home.summary': () => {
        throw new Error('The network is away.');
      },
    });
    const again = screen.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    fakeOffice.answer(answers);
    await again.click();
    await expect.element(screen.getByRole('region', { name: 'Make 12' })).toBeVisible();
  });

  test('that is lost on the way once comes without a word', async () => {
    const { screen } = await renderWork({
      'home.summary': () => {
        if (fakeOffice.inputsOf('home.summary').length === 1) throw new Error('The network is away.');
        return answers['home.summary']();
      },
    });
    await expect.element(screen.getByRole('region', { name: 'Make 12' })).toBeVisible();
    expect(fakeOffice.inputsOf('home.summary')).toHaveLength(2);
  });
});

describe('a chart', () => {
  test('has a link with its number for each bar, and none for what there is not', async () => {
    const { screen } = await renderWork();
    const quotes = screen.getByRole('region', { name: 'Quotes by state' });
    await expect
      .element(quotes.getByRole('link', { name: 'Sent 3' }))
      .toHaveAttribute('href', '#/installer/quote?state=Sent');
    expect(quotes.getByRole('link').elements()).toHaveLength(1);
    await expect
      .element(screen.getByRole('link', { name: 'Week 2650 2' }))
      .toHaveAttribute('href', '#/installer/order?week=2650');
  });

  test('has a table behind it, with sums for who is told them', async () => {
    const { screen } = await renderWork();
    const orders = screen.getByRole('region', { name: 'Orders by state' });
    await orders.getByRole('radio', { name: 'Table' }).click({ force: true });
    const table = orders.getByRole('table', { name: 'Orders by state' });
    await expect.element(table.getByRole('row', { name: 'Ready For Production 12 €1,980.51' })).toBeVisible();
  });
});
