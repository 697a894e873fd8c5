import { itemId } from '@door/domain/door/model/ids';
import { describe, expect, test, vi } from 'vitest';
import { answered } from '../../shared/testing/fakes.ts';
import { fakeOffice, type OfficeAnswers } from '../testing/fake-office.ts';
import { aWireItem } from '../testing/office-rows.ts';
import { aListedQuote, anOpenedQuote } from '../testing/quote-rows.ts';
import { renderOffice, toastMessages } from '../testing/render-office.tsx';
import { QuotesPage } from './quotes-page.tsx';

const draft = aListedQuote(1001, {
  Items: [1, 2, 3, 4].map((at) => ({ ItemId: itemId(`i${String(at)}`), Quantity: 1 })),
  Doors: [aWireItem('i1'), aWireItem('i2'), aWireItem('i3')],
});
const sent = aListedQuote(1002, { State: 'Sent', Customer: { Id: 'c1', Name: 'Aoife Brennan' } });

const render = (answers: OfficeAnswers) => renderOffice(<QuotesPage />, { answers, path: '/installer/quote' });

test('each row says number, customer, doors, state, validity, maker and total', async () => {
  const { screen } = await render({ 'quote.list': () => ({ Quotes: [draft, sent], After: null }) });
  const rows = screen.getByRole('row');
  await expect
    .element(rows.nth(1).getByRole('link', { name: 'Q-1001' }))
    .toHaveAttribute('href', '#/installer/quote/q1001');
  await expect.element(rows.nth(1).getByText('No customer yet')).toBeVisible();
  await expect.element(rows.nth(1).getByText('and 1 more')).toBeVisible();
  await expect.element(rows.nth(1).getByText('€1,719.99')).toBeVisible();
  await expect.element(rows.nth(2).getByText('Aoife Brennan')).toBeVisible();
  await expect.element(rows.nth(2).getByText('Sent')).toBeVisible();
  await expect.element(rows.nth(2).getByText('20 Dec 2026')).toBeVisible();
  await expect.element(rows.nth(2).getByText('Niamh Keane')).toBeVisible();
});

test('the name of a customer is no date in an exported list', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const named = aListedQuote(1002, { Customer: { Id: 'c1', Name: '1.1' } });
  const { screen } = await render({ 'quote.list': () => ({ Quotes: [named], After: null }) });
  await screen.getByRole('button', { name: 'Export all' }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const file = saved.mock.calls[0]?.[0];
  expect(file instanceof Blob ? await file.text() : '').toContain("Q-1002,'1.1,");
});

test('state, maker, search and order stand in the address and are asked of the server', async () => {
  const { screen, inputsOf } = await render({ 'quote.list': () => ({ Quotes: [draft], After: null }) });
  await screen.getByRole('button', { name: 'Sent', exact: true }).click();
  await screen.getByRole('combobox', { name: 'Made by' }).selectOptions('Me');
  await screen.getByRole('columnheader', { name: 'Number' }).getByRole('button').click();
  await screen.getByRole('searchbox').fill('Q-1001');
  await expect
    .poll(() => inputsOf('quote.list').at(-1))
    .toEqual({
      ...{ State: 'Sent', Mine: true, Search: 'Q-1001', Most: 30, After: null },
      Sort: { By: 'number', Descending: false },
    });
  expect(location.hash).toContain('state=Sent&who=mine&sort=number');
  await screen.getByRole('combobox', { name: 'Waiting' }).selectOptions('To be chased');
  await expect.poll(() => inputsOf('quote.list').at(-1)).toMatchObject({ State: 'Sent', Chase: true });
  for (const [head, Sort] of [
    ['Customer', { By: 'customer', Descending: false }],
    ['Valid until', { By: 'valid', Descending: false }],
    ['Total', { By: 'total', Descending: true }],
  ] as const) {
    await screen.getByRole('columnheader', { name: head }).getByRole('button').click();
    await expect.poll(() => inputsOf('quote.list').at(-1)).toMatchObject({ Sort });
  }
});

test('an empty list says how a quote is begun', async () => {
  const { screen } = await render({ 'quote.list': () => ({ Quotes: [], After: null }) });
  await expect.element(screen.getByText('No quotes yet. Start one from an enquiry or an item.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Show enquiries' })).toBeVisible();
});

test('a double click makes one quote, and one that failed is made by the second try', async () => {
  const { screen, go, inputsOf } = await render({
    'quote.list': () => ({ Quotes: [], After: null }),
    'quote.create': () => {
      throw answered(503);
    },
  });
  const button = screen.getByRole('button', { name: 'New quote' });
  await button.click();
  await expect.poll(toastMessages).toHaveLength(1);
  let answer = () => {};
  fakeOffice.answer({ 'quote.create': () => new Promise((done) => (answer = () => done(anOpenedQuote()))) });
  await button.dblClick();
  answer();
  await expect.poll(() => go.mock.calls).toEqual([['/installer/quote/q1001']]);
  const [first, again, ...others] = inputsOf('quote.create');
  expect([again, others]).toEqual([first, []]);
});

describe('several quotes', () => {
  const rows = [1002, 1003, 1004].map((number) => aListedQuote(number, { State: 'Sent' }));
  const ticked = async (answers: OfficeAnswers) => {
    const rendered = await render({ 'quote.list': () => ({ Quotes: rows, After: null }), ...answers });
    await rendered.screen.getByRole('checkbox', { name: /^Select all/ }).click();
    return rendered;
  };
  const bar = { LastUpdated: '2026-11-20T09:00:00.000Z' };
  const messages = rows.map(({ Id }) => ({ Id, ...bar }));

  test('are lost for one reason, each by its own version; the one that was refused is named with the reason', async () => {
    const { screen, inputsOf } = await ticked({
      'quote.lose': ({ Id }) => {
        if (Id === 'q1003') throw answered(409);
        return anOpenedQuote({ State: 'Lost' });
      },
    });
    await screen.getByRole('toolbar').getByRole('button', { name: 'Lose' }).click();
    const asked = screen.getByRole('dialog', { name: 'Why will the customer not buy?' });
    await asked.getByRole('combobox', { name: 'Reason' }).selectOptions('Too late');
    expect(inputsOf('quote.lose')).toEqual([]);
    await asked.getByRole('button', { name: 'Lose' }).click();
    const ran = screen.getByRole('dialog', { name: 'Lose' });
    await expect.element(ran.getByText('2 of 3 went well.')).toBeVisible();
    await expect.element(ran.getByText('Q-1003')).toBeVisible();
    expect(inputsOf('quote.lose')).toEqual(messages.map((message) => ({ ...message, Reason: 'too late', Text: '' })));
    await ran.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => inputsOf('quote.list').length).toBe(2);
  });

  test('are completed one after the other', async () => {
    const { screen, inputsOf } = await ticked({ 'quote.complete': () => anOpenedQuote({ State: 'Completed' }) });
    await screen.getByRole('toolbar').getByRole('button', { name: 'Complete' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Complete' }).getByText('All 3 are done.')).toBeVisible();
    expect(inputsOf('quote.complete')).toEqual(messages);
  });
});
