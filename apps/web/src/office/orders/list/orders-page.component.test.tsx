import { expect, test, vi } from 'vitest';
import { answered } from '../../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../../testing/fake-office.ts';
import { aListedOrder, anOpenedOrder } from '../../testing/order-rows.ts';
import { aWeek } from '../../batches/testing/batch-rows.ts';
import { me, renderOffice, toastMessages } from '../../testing/render-office.tsx';
import { usualMonth } from '../installations/installations-dialog.tsx';
import { OrdersPage } from './orders-page.tsx';

const draft = aListedOrder(10_001, { Blockers: 2 });
const accepted = aListedOrder(10_002, { State: 'Accepted', PromisedWeek: '2650' });

const render = (answers: OfficeAnswers) => renderOffice(<OrdersPage />, { answers, path: '/installer/order' });

test('each row says number, customer, state, week, what is in the way, and total [2.71]', async () => {
  const { screen } = await render({ 'order.list': () => ({ Orders: [draft, accepted], After: null }) });
  const rows = screen.getByRole('row');
  await expect
    .element(rows.nth(1).getByRole('link', { name: '10001' }))
    .toHaveAttribute('href', '#/installer/order/o10001');
  await expect.element(rows.nth(1).getByText('2 blockers')).toBeVisible();
  await expect.element(rows.nth(1).getByText('€1,719.99')).toBeVisible();
  await expect.element(rows.nth(2).getByText('Ada Byrne')).toBeVisible();
  await expect.element(rows.nth(2).getByText('Promised 2650')).toBeVisible();
});

test('a row whose week is after the promised one says so', async () => {
  const late = aListedOrder(10_003, { State: 'Accepted', Week: '2651', PromisedWeek: '2650' });
  const kept = aListedOrder(10_004, { State: 'Accepted', Week: '2650', PromisedWeek: '2650' });
  const { screen } = await render({ 'order.list': () => ({ Orders: [late, kept], After: null }) });
  await expect.element(screen.getByText('Promised 2650')).toBeVisible();
  expect(screen.getByText('Promised 2650').elements()).toHaveLength(1);
});

test('a week for several orders says which it makes later than was promised, and is set all the same', async () => {
  const later = aListedOrder(10_003, { State: 'Accepted', PromisedWeek: '2651' });
  const { screen, inputsOf } = await render({
    'user.me': () => ({ ...me, Role: 'fabricator' }),
    'order.list': () => ({ Orders: [accepted, later], After: null }),
    'batch.weeks': () => ['2649', '2650', '2651', '2652'].map((Week) => aWeek({ Week })),
  });
  for (const number of ['10002', '10003']) await screen.getByRole('checkbox', { name: `Select ${number}` }).click();
  await screen.getByRole('button', { name: 'Set week' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Production week of these orders' });
  await expect.element(dialog.getByRole('combobox')).toHaveValue('2650');
  await dialog.getByRole('combobox').selectOptions(dialog.getByRole('option', { name: /^2649/ }));
  await dialog.getByRole('button', { name: 'Set week' }).click();
  await expect
    .element(dialog.getByRole('checkbox', { name: /a later one was promised: orders 10002, 10003/ }))
    .toBeVisible();
  expect(inputsOf('order.setProductionWeek')).toEqual([]);
  await dialog.getByRole('combobox').selectOptions(dialog.getByRole('option', { name: /^2651/ }));
  await expect
    .element(dialog.getByText('Week 2651 is after week 2650, which was promised: order 10002.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Set week' }).click();
  const tell = dialog.getByRole('checkbox', { name: 'Tell the customer: a later date is promised' });
  await expect.element(tell).toHaveAccessibleDescription(/Tick it, or choose an earlier week/);
  await tell.click();
  await dialog.getByRole('textbox', { name: 'Why it is later' }).fill('A machine stands');
  await dialog.getByRole('button', { name: 'Set week' }).click();
  const sent = { Week: '2651', Tell: true, EarlyAccepted: false, Reason: 'A machine stands' };
  await expect.poll(() => inputsOf('order.setProductionWeek')).toMatchObject([sent, sent]);
});

test('several orders are accepted and made ready at once, and what refuses one of them is said', async () => {
  const { screen, inputsOf } = await render({
    'user.me': () => ({ ...me, Role: 'fabricator' }),
    'order.list': () => ({ Orders: [draft, accepted], After: null }),
    'order.accept': () => {
      throw answered(409);
    },
    'order.readyForProduction': ({ Id }) => anOpenedOrder({ Id }),
  });
  for (const number of ['10001', '10002']) await screen.getByRole('checkbox', { name: `Select ${number}` }).click();
  const acts = screen.getByRole('toolbar', { name: 'For the selected rows' });
  await acts.getByRole('button', { name: 'Ready For Production' }).click();
  await expect.poll(() => inputsOf('order.readyForProduction')).toEqual([{ Id: 'o10001' }, { Id: 'o10002' }]);
  await screen.getByRole('button', { name: 'Close' }).click();
  await acts.getByRole('button', { name: 'Accept' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Accept these orders' });
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => inputsOf('order.accept'))
    .toEqual([
      { Id: 'o10001', CreditChecked: true },
      { Id: 'o10002', CreditChecked: true },
    ]);
  await expect.element(screen.getByText('Status 409').first()).toBeVisible();
});

test('every order that the search finds is exported, also those that are not loaded', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const { screen, inputsOf } = await render({
    'order.list': ({ After }) =>
      After === null
        ? { Orders: [{ ...draft, Customer: { ...draft.Customer, Name: '1.1' } }], After: 'next' }
        : { Orders: [accepted], After: null },
  });
  await screen.getByRole('button', { name: 'Export all' }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const file = saved.mock.calls[0]?.[0];
  const text = file instanceof Blob ? await file.text() : '';
  expect(text.split('\r\n').filter((line) => /^\d/.test(line))).toHaveLength(2);
  expect(text, 'a name that a spreadsheet would make a date of').toContain(",'1.1,");
  expect(inputsOf('order.list').at(-1)).toMatchObject({ After: 'next' });
});

test('state, maker, search and order stand in the address and are asked of the server', async () => {
  const { screen, inputsOf } = await render({ 'order.list': () => ({ Orders: [draft], After: null }) });
  await screen.getByRole('button', { name: 'Accepted', exact: true }).click();
  await screen.getByRole('combobox', { name: 'Made by' }).selectOptions('Me');
  await screen.getByRole('columnheader', { name: 'Week' }).getByRole('button').click();
  await screen.getByRole('searchbox').fill('10001');
  await expect
    .poll(() => inputsOf('order.list').at(-1))
    .toEqual({
      ...{ State: 'Accepted', Mine: true, Search: '10001', Most: 30, After: null },
      Sort: { By: 'week', Descending: false },
    });
  expect(location.hash).toContain('state=Accepted&who=mine&sort=week');
});

test('late orders, and drafts to be measured or confirmed, are lists of their own', async () => {
  const { screen, inputsOf } = await render({ 'order.list': () => ({ Orders: [draft], After: null }) });
  for (const [choice, asked] of [
    ['Late', { Late: true }],
    ['To be measured', { Unmeasured: true }],
    ['To be confirmed', { Unmeasured: false }],
  ] as const) {
    await screen.getByRole('combobox', { name: 'Waiting' }).selectOptions(choice);
    await expect.poll(() => inputsOf('order.list').at(-1)).toMatchObject(asked);
  }
  expect(location.hash).toContain('wait=confirmation');
});

test('an empty list says where orders come from', async () => {
  const { screen } = await render({ 'order.list': () => ({ Orders: [], After: null }) });
  await expect.element(screen.getByText('No orders yet. An accepted quote becomes one.')).toBeVisible();
});

test('a register is told what was fitted, with what was left out, and earlier batches are saved again', async () => {
  const by = { By: { UserId: 'finn', Name: 'Finn Oakley' }, At: '2026-11-01T08:00:00.000Z' } as const;
  const batch = { ...by, Id: 'b7', Number: 7, From: '2026-10-01', To: '2026-10-31', Jobs: 2, Corrections: 1 };
  const file = { LeftOut: [], FileName: 'installations-7-2026-10-31.csv', File: 'Batch\r\n7\r\n' };
  let isNothing = true;
  const { screen, inputsOf } = await render({
    'order.list': () => ({ Orders: [], After: null }),
    'export.installationBatches': () => ({ Batches: [batch], After: null }),
    'export.getInstallations': () => ({ ...batch, ...file }),
    'export.installations': ({ From, To }) => {
      if (isNothing) throw answered(409, 'There is nothing to tell.');
      const LeftOut = [{ OrderId: 'o1', Number: '10001', Why: 'The house is in Scotland.' }];
      return { ...batch, ...file, Id: 'b8', Number: 8, From, To, LeftOut };
    },
  });
  await screen.getByRole('button', { name: 'Installations' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Installations for a register' });
  await expect.element(dialog.getByText('Batch 7, 2 jobs')).toBeVisible();
  await dialog.getByRole('button', { name: 'Download batch 7' }).click();
  await expect.poll(() => inputsOf('export.getInstallations')).toEqual(['b7']);
  await dialog.getByLabelText('From').fill('2026-12-02');
  await dialog.getByLabelText('To', { exact: true }).fill('2026-12-01');
  await expect.element(dialog.getByText('The last day is before the first.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect(inputsOf('export.installations')).toEqual([]);
  await dialog.getByLabelText('To', { exact: true }).fill('2026-12-31');
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.element(dialog.getByText('There is nothing to tell.')).toBeVisible();
  isNothing = false;
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.element(dialog.getByText('The house is in Scotland.')).toBeVisible();
  expect(toastMessages()).toContain('Batch 8 with 2 jobs is saved, 1 of them put right.');
  const [first, second] = inputsOf('export.installations');
  expect(second).toEqual(first);
  expect(second).toMatchObject({ From: '2026-12-02', To: '2026-12-31' });
});

test.each([
  ['2026-12-15', '2026-11-01', '2026-11-30'],
  ['2027-01-01', '2026-12-01', '2026-12-31'],
])('on %s it begins with the month before', (today, from, to) => expect(usualMonth(today)).toEqual({ from, to }));
