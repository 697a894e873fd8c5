import { expect, test } from 'vitest';
import type { OfficeOutputs, OpenedQuote } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QuotePage } from '../quotes/quote-page.tsx';
import { aWeek } from '../batches/testing/batch-rows.ts';
import type { DeepReadonly, OfficeAnswers } from '../testing/fake-office.ts';
import { anOpenedQuote, aQuoteLine } from '../testing/quote-rows.ts';
import { renderOffice } from '../testing/render-office.tsx';

type Estimate = DeepReadonly<Extract<OfficeOutputs['promise']['whatIf'], { Kind: 'estimate' }>>;

const estimate: Estimate = {
  ...{ Kind: 'estimate', What: 'fitted', Day: '2026-12-22', Grain: 'week', Week: '2651' },
  ...{ Made: '2026-12-18', Sent: '2026-12-21', AsOf: '2026-11-27T12:00:00.000Z', AcceptBy: '2026-12-03', Vendors: [] },
  Reasons: [
    {
      ...{ Code: 'lead', Day: '2026-12-15', Binds: true, Assumed: false },
      ...{ Text: 'Lead time: A fire door', PublicText: 'What your door is made of is there' },
    },
  ],
  Skipped: [],
};

interface Shown {
  readonly tab?: 'quote-details' | 'quote-review';
  readonly quote?: Partial<DeepReadonly<OpenedQuote>>;
  readonly answers?: OfficeAnswers;
}

async function render({ tab = 'quote-details', quote = {}, answers = {} }: Shown) {
  let shown = anOpenedQuote({ Lines: [aQuoteLine(1)], ...quote });
  const rendered = await renderOffice(<QuotePage />, {
    answers: {
      'quote.getQuoteById': () => shown,
      'batch.weeks': () => ['2650', '2702'].map((Week) => aWeek({ Week })),
      'promise.whatIf': () => estimate,
      ...answers,
    },
    ...{ path: `/installer/quote/q1001/${tab}`, params: { id: 'q1001' } },
  });
  const changeQuote = async (changes: Partial<DeepReadonly<OpenedQuote>>) => {
    shown = { ...shown, ...changes };
    await queryClient.invalidateQueries({ queryKey: trpc.quote.pathKey() });
  };
  return { ...rendered, changeQuote, region: rendered.screen.getByRole('region', { name: 'Estimate' }) };
}

test('a quote says when it would be fitted, why, and until when it can be accepted for that', async () => {
  const { region, inputsOf } = await render({});
  await expect.element(region.getByText('Fitted in the week of 21 Dec 2026')).toBeVisible();
  await expect.element(region.getByText('If it is accepted by 3 Dec 2026.')).toBeVisible();
  await region.getByText('Why?').click();
  await expect.element(region.getByText('Lead time: A fire door')).toBeVisible();
  expect(inputsOf('promise.whatIf')).toEqual([{ QuoteId: 'q1001' }]);
});

test('the estimate stands beside the paper too, and a place can be held there', async () => {
  const { region } = await render({ tab: 'quote-review' });
  await expect.element(region.getByText('Fitted in the week of 21 Dec 2026')).toBeVisible();
  await expect.element(region.getByRole('button', { name: 'Hold a place' })).toBeVisible();
  await expect.element(region.getByRole('radio', { name: 'In week' })).toBeVisible();
});

test('it is asked again once the quote has changed', async () => {
  let date: Estimate = estimate;
  const { region, changeQuote } = await render({ answers: { 'promise.whatIf': () => date } });
  await expect.element(region.getByText('Fitted in the week of 21 Dec 2026')).toBeVisible();
  date = { ...estimate, What: 'delivered', AcceptBy: null };
  await changeQuote({ LastUpdated: '2026-11-27T13:00:00.000Z' });
  await expect.element(region.getByText('Delivered in the week of 21 Dec 2026')).toBeVisible();
  expect(region.getByText(/^If it is accepted/).elements()).toEqual([]);
});

test('a later week of the customer is tried beside the date without it', async () => {
  const { region, inputsOf } = await render({
    answers: {
      'promise.whatIf': ({ NotBefore }) =>
        NotBefore === undefined ? estimate : { ...estimate, Day: NotBefore === '2702' ? '2027-01-18' : '2026-12-29' },
    },
  });
  await expect.element(region.getByRole('radio', { name: 'Order now' })).toBeChecked();
  await region.getByRole('radio', { name: 'In week' }).click();
  await expect.element(region.getByText('Fitted in the week of 28 Dec 2026')).toBeVisible();
  await region.getByRole('combobox', { name: 'Week' }).selectOptions('2702');
  await expect.element(region.getByText('Fitted in the week of 18 Jan 2027')).toBeVisible();
  await expect.element(region.getByText('Fitted in the week of 21 Dec 2026')).toBeVisible();
  await region.getByRole('radio', { name: 'Order now' }).click();
  expect(region.getByText('Fitted in the week of 18 Jan 2027').elements()).toEqual([]);
  await region.getByRole('radio', { name: 'In week' }).click();
  await expect.element(region.getByText('Fitted in the week of 18 Jan 2027')).toBeVisible();
  expect(inputsOf('promise.whatIf').slice(0, 3)).toEqual([
    { QuoteId: 'q1001' },
    { QuoteId: 'q1001', NotBefore: '2650' },
    { QuoteId: 'q1001', NotBefore: '2702' },
  ]);
});

test('beside a paper that was sent it says that it is the date by now', async () => {
  const { region } = await render({ tab: 'quote-details', quote: { State: 'Sent' } });
  await expect.element(region.getByText(/^As things stand now\./)).toBeVisible();
});

test('without a date in two years it says that the quote is planned by hand', async () => {
  const { region } = await render({
    answers: { 'promise.whatIf': () => ({ Kind: 'none', Because: 'room', Keys: [] }) },
  });
  await expect.element(region.getByText('No date in the next two years: it is planned by hand.')).toBeVisible();
});

test('an estimate that fails is a line with another try; the page is as ever', async () => {
  let isBroken = true;
  const { screen, region } = await render({
    answers: {
      'promise.whatIf': () => {
        if (isBroken) throw new Error('It is broken.');
        return estimate;
      },
    },
  });
  await expect.element(region.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Note to the customer' })).toBeEnabled();
  isBroken = false;
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect.element(region.getByText('Fitted in the week of 21 Dec 2026')).toBeVisible();
});

test.each<readonly [string, Shown['quote']]>([
  ['without lines', { Lines: [] }],
  ['that is an order', { State: 'Converted To Order' }],
  ['that is lost', { State: 'Lost' }],
])('a quote %s has no estimate, and none is asked for', async (_, quote) => {
  const { screen, region, inputsOf } = await render({ quote: { ...quote } });
  await expect.element(screen.getByRole('textbox', { name: 'Note to the customer' })).toBeVisible();
  expect(region.elements()).toEqual([]);
  expect(inputsOf('promise.whatIf')).toEqual([]);
});
