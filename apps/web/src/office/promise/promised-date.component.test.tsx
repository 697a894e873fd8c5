import { expect, test } from 'vitest';
import { aWeek } from '../batches/testing/batch-rows.ts';
import { anOpenedOrder } from '../testing/order-rows.ts';
import { answered } from '../../shared/testing/fakes.ts';
import { me, type OfficePage, renderOffice } from '../testing/render-office.tsx';
import { OrderPage } from '../orders/page/order-page.tsx';

const reason = (Code: 'accepted' | 'lead' | 'made' | 'fitting', Day: string, Text: string, Binds = true) => ({
  ...{ Code, Day, Text, Binds, Assumed: false, PublicText: Text },
});

const promise = {
  ...({ Kind: 'promised', What: 'fitted', Day: '2027-01-06', Grain: 'week', Week: '2651' } as const),
  ...{
    Made: '2026-12-18',
    Sent: '2027-01-05',
    AsOf: '2026-11-27T12:00:00.000Z',
    Cause: null,
    CauseText: '',
    History: [],
  },
  ...{ Forecast: null, Risk: null },
  Reasons: [
    reason('accepted', '2026-11-27', 'Accepted by the works', false),
    reason('lead', '2026-12-15', 'Lead time: A foil that is stocked'),
    reason('made', '2026-12-18', 'Made in week 2651'),
    reason('fitting', '2027-01-06', 'Fitted'),
  ],
  Skipped: [
    { Week: '2648', Why: 'lead', Day: '2026-12-15', Text: 'the lead time is not over: A foil that is stocked' },
    { Week: '2649', Why: 'lead', Day: '2026-12-15', Text: 'the lead time is not over: A foil that is stocked' },
    { Week: '2650', Why: 'full', Day: null, Text: '119.5 of 120.0 points are taken, and 1.0 do not fit' },
  ],
} as const;

const render = async (Promise: Parameters<typeof anOpenedOrder>[0]) => {
  const { screen } = await renderOffice(<OrderPage />, {
    answers: { 'order.getOrderById': () => anOpenedOrder(Promise), 'batch.weeks': () => [] },
    ...{ path: '/installer/order/o10001', params: { id: 'o10001' } },
  });
  return screen.getByRole('region', { name: 'Promise' });
};

test('the date of an order says on request what it follows from, and why no week before it was taken', async () => {
  const region = await render({ Promise: promise });
  await expect.element(region.getByText('Fitted in the week of 4 Jan 2027')).toBeVisible();
  await expect.element(region.getByText('Made by 18 Dec 2026, leaves the works on 5 Jan 2027.')).toBeVisible();
  const reasons = region.getByRole('list', { name: 'What the date follows from' });
  expect(reasons.elements()).toEqual([]);
  await region.getByText('Why?').click();
  await expect.element(reasons.getByText('Lead time: A foil that is stocked')).toBeVisible();
  expect(reasons.element().querySelectorAll('b')).toHaveLength(3);
  await expect.element(region.getByText('2648 to 2649')).toBeVisible();
  await expect
    .element(region.getByText('the lead time is not over: A foil that is stocked (15 Dec 2026)'))
    .toBeVisible();
  await expect.element(region.getByText('119.5 of 120.0 points are taken, and 1.0 do not fit')).toBeVisible();
});

test('a promise that has changed names the dates before it', async () => {
  const first = {
    Number: 1,
    Day: '2026-12-16',
    Grain: 'week',
    Week: '2650',
    AsOf: '2026-11-26T12:00:00.000Z',
  } as const;
  const History = [{ ...first, Cause: null, CauseText: '' }];
  const region = await render({ Promise: { ...promise, Cause: 'vendor-late', History } });
  const history = region.getByRole('list', { name: 'How the promise has changed' });
  await expect.element(history.getByText('14 Dec 2026 → 4 Jan 2027')).toBeVisible();
  await expect.element(history.getByText('goods come later than confirmed')).toBeVisible();
});

const inDanger = {
  ...promise,
  Forecast: { ...promise, Day: '2027-01-13', Week: '2701' },
  Risk: {
    ...({ Since: '2026-12-02T10:14:00.000Z', Cause: 'vendor-late' } as const),
    ...{ TellBy: '2026-12-03T17:00:00.000Z', TellAt: '2026-12-03 17:00', Anew: null },
    Text: 'What your door is made of comes later than it was confirmed to us.',
  },
};

const renderFor = async (Role: 'installer' | 'fabricator', answers: OfficePage['answers'] = {}) =>
  renderOffice(<OrderPage />, {
    answers: {
      'user.me': () => ({ ...me, Role }),
      'order.getOrderById': () => anOpenedOrder({ Promise: inDanger }),
      'batch.weeks': () => [],
      ...answers,
    },
    ...{ path: '/installer/order/o10001', params: { id: 'o10001' } },
  });

test('a date in danger says why, what it would be, and when its customer is told; a planner tells it now', async () => {
  const { screen, inputsOf } = await renderFor('fabricator', { 'promise.move': () => null });
  const region = screen.getByRole('region', { name: 'Promise' });
  await expect.element(region.getByText('The date is in danger.')).toBeVisible();
  await expect.element(region.getByText('By what is known now: 11 Jan 2027.')).toBeVisible();
  await expect
    .element(region.getByText('Unless that changes, the customer is told on 3 Dec 2026 at 17:00.'))
    .toBeVisible();
  await region.getByRole('button', { name: 'Tell the customer now' }).click();
  await screen.getByRole('textbox', { name: 'What you want to add' }).fill('We are sorry.');
  await screen.getByRole('button', { name: 'Promise the new date' }).click();
  await expect
    .poll(() => inputsOf('promise.move'))
    .toEqual([{ OrderId: 'o10001', Day: '2027-01-13', Cause: 'vendor-late', Text: 'We are sorry.' }]);
});

test('a date that is kept if goods are bought anew says what and by when, and nobody is told it', async () => {
  const Anew = { Key: 'CY-3K', By: '2026-12-01' };
  const kept = { ...inDanger, Forecast: null, Risk: { ...inDanger.Risk, TellBy: null, TellAt: null, Anew } };
  const { screen } = await renderFor('fabricator', { 'order.getOrderById': () => anOpenedOrder({ Promise: kept }) });
  const region = screen.getByRole('region', { name: 'Promise' });
  const text = 'Buy CY-3K anew by 1 Dec 2026, and the date is kept. Until then the customer is told nothing.';
  await expect.element(region.getByText(text)).toBeVisible();
  expect(region.getByRole('button', { name: 'Tell the customer now' }).elements()).toEqual([]);
});

test('a later day that the customer wants is asked for by its day, and a refusal stands where it was asked for', async () => {
  const early = 'By what is known now it is there by 21 December 2026, no later than promised.';
  const { screen, inputsOf } = await renderFor('fabricator', {
    'promise.setNotBefore': (wish) => {
      if ('Day' in wish && wish.Day === '2026-12-01') throw answered(400, early);
      return null;
    },
  });
  await screen.getByRole('button', { name: 'Ask for a later day' }).click();
  await screen.getByRole('button', { name: 'Promise a later date' }).click();
  await expect.element(screen.getByText('Choose a day.')).toBeVisible();
  await screen.getByLabelText('Not before').fill('2026-12-01');
  await screen.getByRole('button', { name: 'Promise a later date' }).click();
  await expect.element(screen.getByRole('dialog').getByText(early)).toBeVisible();
  await screen.getByLabelText('Not before').fill('2027-02-10');
  await screen.getByRole('button', { name: 'Promise a later date' }).click();
  await expect
    .poll(() => inputsOf('promise.setNotBefore').at(-1))
    .toEqual({ OrderId: 'o10001', Day: '2027-02-10', Reason: '' });
});

test('what if the order were wanted later, or did not wait for something, is answered and nothing is written', async () => {
  const later = { ...promise, Kind: 'estimate', AcceptBy: null, Vendors: [{ Id: 'v1', Name: 'Latch' }] } as const;
  const { screen, inputsOf } = await renderFor('installer', {
    'batch.weeks': () => [aWeek({ Week: '2650' }), aWeek({ Week: '2707' })],
    'promise.whatIf': (input) => ({ ...later, Day: 'NotBefore' in input ? '2027-02-24' : '2027-01-06' }),
  });
  await screen.getByRole('button', { name: 'What if' }).click();
  const dialog = screen.getByRole('dialog', { name: 'What if' });
  await expect.element(dialog.getByText('Fitted in the week of 4 Jan 2027')).toBeVisible();
  await dialog.getByRole('radio', { name: 'In week' }).click();
  await dialog.getByRole('combobox', { name: 'Week' }).selectOptions('2707');
  await expect.element(dialog.getByText('Fitted in the week of 22 Feb 2027')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Not before' }).click();
  await dialog.getByLabelText('Day').fill('2027-02-10');
  await dialog.getByRole('checkbox', { name: 'lead times' }).click();
  const OrderId = 'o10001';
  await expect
    .poll(() => inputsOf('promise.whatIf').at(-1))
    .toEqual({ OrderId, NotBefore: '2027-02-10', Without: ['lead'] });
  expect(inputsOf('promise.whatIf')).toContainEqual({ OrderId, NotBefore: '2707', Without: [] });
  await dialog.getByRole('combobox', { name: 'Goods from' }).selectOptions('Latch');
  await expect
    .poll(() => inputsOf('promise.whatIf').at(-1))
    .toEqual({ OrderId, NotBefore: '2027-02-10', Without: ['lead'], Vendor: 'v1' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ['Draft', null, 'No promise before the works accept the order.'],
  ['On Hold', 'Confirmed From Installer', 'No promise before the works accept the order.'],
  [
    ...(['On Hold', 'Accepted'] as const),
    'The promise is suspended while the order is on hold. A new date follows when it is resumed.',
  ],
  ['Accepted', null, 'No date: it is planned by hand. What if says why.'],
  ['Cancelled', null, 'The order is cancelled: nothing is promised.'],
] as const)('without a promise an order that is %s, held from %s, says: %s', async (State, HeldFrom, sentence) => {
  await expect.element((await render({ Promise: null, State, HeldFrom })).getByText(sentence)).toBeVisible();
});

test.each([
  ['glass-open', [], 'No date before the glass is chosen.'],
  ['room', [], 'No date in the next two years: it is planned by hand.'],
  ['goods', ['ML-M'], 'No date: ML-M is neither in stock nor on the way, and nobody sells so much.'],
  [
    'goods',
    ['CY-3K', 'ML-M'],
    'No date: CY-3K and ML-M are neither in stock nor on the way, and nobody sells so much.',
  ],
  ['rows-missing', [], 'No date: a door has something that the catalogue no longer has.'],
] as const)('what if of an order without a date says why: %s %j', async (Because, Keys, sentence) => {
  const { screen } = await renderFor('installer', {
    'order.getOrderById': () => anOpenedOrder({ Promise: null, State: 'Accepted' }),
    'promise.whatIf': () => ({ Kind: 'none', Because, Keys }),
  });
  await screen.getByRole('button', { name: 'What if' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'What if' }).getByText(sentence)).toBeVisible();
});

test.each(['Cancelled', 'Delivered'] as const)('nothing is asked about of an order that is %s', async (State) => {
  const region = await render({ Promise: null, State });
  await expect.element(region.getByRole('paragraph')).toBeVisible();
  expect(region.getByRole('button', { name: 'What if' }).elements()).toEqual([]);
});

test('an order whose glass is not chosen says that it has no date before that', async () => {
  const Blockers = [
    {
      ...{ Code: 'order.glass-open' as const, Text: 'Item 1 has panes whose glass is not chosen yet.', ItemId: null },
      ...{ Fix: 'Choose the glass', LeadsTo: 'design' as const, Reopens: true },
    },
  ];
  const Moves = [{ Move: 'readyForProduction' as const, May: true, Blockers }];
  const region = await render({ Promise: null, State: 'Accepted', HeldFrom: null, Moves });
  await expect.element(region.getByText(/^No date before its glass is chosen\./)).toBeVisible();
});

test('a promise from before reasons were kept says so', async () => {
  const region = await render({ Promise: { ...promise, Reasons: [], Skipped: [] } });
  await expect.element(region.getByText('It was made before reasons were kept.')).toBeVisible();
  expect(region.getByText('Why?').elements()).toEqual([]);
});
