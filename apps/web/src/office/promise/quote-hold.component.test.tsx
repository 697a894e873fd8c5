import { dayIn } from '@door/domain/lib/calendar-day';
import { daysAfter } from '@door/domain/lib/open-days';
import { expect, test } from 'vitest';
import { calendarDayText } from '../../shared/text/dates.ts';
import type { OpenedQuote } from '../queries/office-client.ts';
import { QuotePage } from '../quotes/quote-page.tsx';
import { aWeek } from '../batches/testing/batch-rows.ts';
import type { DeepReadonly, OfficeAnswers } from '../testing/fake-office.ts';
import { anOpenedQuote, aQuoteLine } from '../testing/quote-rows.ts';
import { renderOffice } from '../testing/render-office.tsx';

type Hold = DeepReadonly<NonNullable<OpenedQuote['Hold']>>;

const today = dayIn(new Date(), 'Europe/Dublin');

const hold: Hold = {
  ...{
    Kind: 'held',
    Id: 'h1',
    QuoteId: 'q1001',
    Until: daysAfter(today, 7),
    NotBefore: null,
    Points: '1.0',
    EndedAt: null,
  },
  ...{ What: 'fitted', Day: '2026-12-29', Grain: 'week', Week: '2652', Made: '2026-12-25', Sent: '2026-12-28' },
  ...{ AsOf: '2026-11-22T08:00:00.000Z', Reasons: [], Skipped: [] },
};

async function render(answers: OfficeAnswers = {}, first: Hold | null = null) {
  let Hold = first;
  const rendered = await renderOffice(<QuotePage />, {
    answers: {
      'quote.getQuoteById': () => anOpenedQuote({ Lines: [aQuoteLine(1)], ValidUntil: daysAfter(today, 60), Hold }),
      'batch.weeks': () => ['2650', '2702'].map((Week) => aWeek({ Week })),
      'promise.whatIf': () => ({ Kind: 'none', Because: 'room', Keys: [] }),
      'promise.hold': () => (Hold = hold),
      'promise.releaseHold': () => {
        Hold = null;
        return { ...hold, EndedAt: '2026-11-22T09:00:00.000Z' };
      },
      ...answers,
    },
    ...{ path: '/installer/quote/q1001/quote-details', params: { id: 'q1001' } },
  });
  return { ...rendered, region: rendered.screen.getByRole('region', { name: 'Estimate' }) };
}

test('a place is held until a day, shown with the date that stands, and released', async () => {
  const { screen, region, inputsOf } = await render();
  await region.getByRole('button', { name: 'Hold a place' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Hold a place for this quote' });
  const day = dialog.getByLabelText('Last day');
  await expect.element(day).toHaveValue(daysAfter(today, 7));
  await day.fill(daysAfter(today, 6));
  await dialog.getByRole('button', { name: 'Hold a place' }).click();
  await expect
    .element(region.getByRole('heading', { name: `Held until ${calendarDayText(daysAfter(today, 7))}` }))
    .toBeVisible();
  await expect.element(region.getByText('Fitted in the week of 28 Dec 2026')).toBeVisible();
  await expect
    .element(region.getByText('1.0 points of week 2652, if the works accept the order by then.'))
    .toBeVisible();
  expect(inputsOf('promise.hold')).toEqual([
    { Id: expect.stringMatching(/^[\da-f-]{36}$/), QuoteId: 'q1001', Until: daysAfter(today, 6) },
  ]);
  await region.getByRole('button', { name: 'Release the place' }).click();
  await expect.element(region.getByRole('button', { name: 'Hold a place' })).toBeVisible();
  expect(inputsOf('promise.releaseHold')).toEqual([{ Id: 'h1' }]);
});

test('a hold whose last day is over is none, also on a page that stayed open', async () => {
  const { region } = await render({}, { ...hold, Until: daysAfter(today, -1) });
  await expect.element(region.getByRole('button', { name: 'Hold a place' })).toBeVisible();
});

test('the week that is tried is the one before which no place is held', async () => {
  const { screen, region, inputsOf } = await render();
  await region.getByRole('radio', { name: 'In week' }).click();
  await region.getByRole('combobox', { name: 'Week' }).selectOptions('2702');
  await region.getByRole('button', { name: 'Hold a place' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/Not before week 2702, as tried under What if/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Hold a place' }).click();
  await expect.poll(() => inputsOf('promise.hold')).toMatchObject([{ NotBefore: '2702' }]);
});

test.each([
  ['', 'Choose the last day.'],
  [daysAfter(today, -1), 'The last day of the hold is over. Choose today or a later day.'],
  [daysAfter(today, 31), 'A place is held for 30 days at most. Choose an earlier last day.'],
])('the day ‘%s’ is refused before anything is sent', async (typed, message) => {
  const { screen, region, inputsOf } = await render();
  await region.getByRole('button', { name: 'Hold a place' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Last day').fill(typed);
  await dialog.getByRole('button', { name: 'Hold a place' }).click();
  await expect.element(dialog.getByLabelText('Last day')).toHaveAccessibleDescription(message);
  expect(inputsOf('promise.hold')).toEqual([]);
});

test('without a network the dialog stays, and the second try is the same message', async () => {
  let isReached = false;
  const { screen, region, inputsOf } = await render({
    'promise.hold': () => {
      if (!isReached) throw new TypeError('Failed to fetch');
      return hold;
    },
  });
  await region.getByRole('button', { name: 'Hold a place' }).click();
  const send = screen.getByRole('dialog').getByRole('button', { name: 'Hold a place' });
  await send.click();
  await expect.poll(() => inputsOf('promise.hold').length).toBeGreaterThan(0);
  await expect.element(send).toBeEnabled();
  isReached = true;
  await send.click();
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  const [first, ...others] = inputsOf('promise.hold');
  for (const other of others) expect(other).toEqual(first);
});
