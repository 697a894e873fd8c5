import '../../layout/office-layout.css';
import '../../layout/lists.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aWeek } from '../../batches/testing/batch-rows.ts';
import type { OfficeAnswers } from '../../testing/fake-office.ts';
import { anOpenedOrder, anOrderLine } from '../../testing/order-rows.ts';
import { me, renderOffice } from '../../testing/render-office.tsx';
import { OrderPage } from './order-page.tsx';

const params = { id: 'o10001' };

const render = (answers: OfficeAnswers, tab = '') =>
  renderOffice(<OrderPage />, { answers, path: `/installer/order/o10001${tab}`, params });

test('the readiness list says what stands in the way, and each fix leads there [2.76]', async () => {
  const Blockers = [
    {
      ...({ Code: 'order.not-measured', ItemId: anOrderLine(1).ItemId } as const),
      ...({
        Text: 'The survey of item 1 is not final.',
        Fix: 'Finish the survey',
        LeadsTo: 'survey',
        Reopens: false,
      } as const),
    },
    {
      Code: 'order.no-week',
      ItemId: null,
      Text: 'No production week is set.',
      Fix: 'Set the week',
      LeadsTo: 'week',
      Reopens: false,
    },
  ] as const;
  const order = anOpenedOrder({ Moves: [{ Move: 'confirm', May: true, Blockers: [...Blockers] }] });
  const { screen } = await render({
    ...{ 'order.getOrderById': () => order, 'batch.weeks': () => [] },
    'user.me': () => ({ ...me, Role: 'fabricator' as const }),
  });
  const list = screen.getByRole('region', { name: 'Blockers' });
  await expect
    .element(list.getByRole('heading', { name: '2 things stand between this order and Confirmed From Installer' }))
    .toBeVisible();
  await expect
    .element(list.getByRole('link', { name: 'Finish the survey' }))
    .toHaveAttribute('href', '#/installer/survey/line-item-1');
  await expect.element(screen.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled();
  await list.getByRole('button', { name: 'Set the week' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Production week of this order' })).toBeVisible();
});

test('a draft names what Ready will ask for while it can still be chosen, and is confirmed all the same', async () => {
  const glass = {
    ...({ Code: 'order.glass-open', ItemId: anOrderLine(1).ItemId, LeadsTo: 'glass', Reopens: false } as const),
    ...{ Text: 'Item 1 has panes whose glass is not chosen yet.', Fix: 'Choose the glass' },
  };
  const order = anOpenedOrder({ Moves: [{ Move: 'confirm', May: true, Blockers: [] }], LaterBlockers: [glass] });
  const { screen } = await render({ 'order.getOrderById': () => order, 'batch.weeks': () => [] });
  const list = screen.getByRole('region', { name: 'Blockers' });
  await expect
    .element(list.getByRole('heading', { name: 'One thing more will be asked for before Ready For Production' }))
    .toBeVisible();
  await expect
    .element(list.getByRole('link', { name: 'Choose the glass' }))
    .toHaveAttribute('href', '#/door/line-item-1/glass-theme');
  await expect.element(screen.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
});

test.each([1440, 390])('a customer whose name is one long word stays inside a window of %i px', async (width) => {
  await page.viewport(width, 844);
  const Name = 'Llanfairpwllgwyngyll'.repeat(10);
  const order = anOpenedOrder({ Customer: { Id: 'c1', Name }, DeliveryAddress: Name });
  const { screen } = await renderOffice(
    <div className="office">
      <i />
      <main>
        <OrderPage />
      </main>
    </div>,
    {
      answers: { 'order.getOrderById': () => order, 'batch.weeks': () => [] },
      path: '/installer/order/o10001',
      params,
    },
  );
  await expect.element(screen.getByRole('link', { name: Name })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('what the order has locked is put right by reopening it with a reason, and one stands where it is done', async () => {
  const Blockers = [
    {
      ...({ Code: 'order.glass-open', ItemId: anOrderLine(1).ItemId, LeadsTo: 'glass', Reopens: true } as const),
      ...{ Text: 'Item 1 has panes whose glass is not chosen yet.', Fix: 'Reopen the order, then: Choose the glass' },
    },
  ];
  const accepted = anOpenedOrder({
    State: 'Accepted',
    Moves: [
      { Move: 'readyForProduction', May: true, Blockers },
      { Move: 'reopen', May: true, Blockers: [] },
    ],
  });
  const { screen, inputsOf, go } = await render({
    'order.getOrderById': () => accepted,
    'order.reopen': () => anOpenedOrder({ Moves: [{ Move: 'confirm', May: true, Blockers: [] }] }),
  });
  await screen.getByRole('button', { name: 'Reopen the order, then: Choose the glass' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Reopen this order' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Glass');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect.poll(() => inputsOf('order.reopen')).toMatchObject([{ Reason: 'Glass' }]);
  await expect.poll(() => go.mock.calls).toEqual([['/door/line-item-1/glass-theme']]);
});

test('a move that asks for a reason is not made without one', async () => {
  const order = anOpenedOrder({
    State: 'Accepted',
    Moves: [
      { Move: 'readyForProduction', May: false, Blockers: [] },
      { Move: 'reopen', May: true, Blockers: [] },
    ],
  });
  const { screen, inputsOf } = await render({
    'order.getOrderById': () => order,
    'order.reopen': () => JSON.parse('{}'),
  });
  await expect.element(screen.getByRole('button', { name: 'Ready For Production' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Reopen' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Reopen this order' });
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect.element(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another size');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect
    .poll(() => inputsOf('order.reopen'))
    .toEqual([{ Id: 'o10001', LastUpdated: '2026-11-20T09:00:00.000Z', Reason: 'Another size' }]);
});

test('whoever is asked why an order is cancelled leaves the dialog by a button that is not called Cancel too', async () => {
  const order = anOpenedOrder({ State: 'Draft', Moves: [{ Move: 'cancel', May: true, Blockers: [] }] });
  const { screen, inputsOf } = await render({ 'order.getOrderById': () => order });
  await screen.getByRole('button', { name: 'Cancel' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Cancel this order' });
  await expect.element(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Do not cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inputsOf('order.cancel')).toEqual([]);
});

test('the batches tab names each part of a divided line', async () => {
  const Batch = { Id: 'b1', Number: '2650-B001', State: 'Planned' } as const;
  const Parts = [
    { First: 1, Doors: 40, Batch },
    { First: 41, Doors: 1, Batch: null },
  ];
  const order = anOpenedOrder({ State: 'In Batch', Lines: [anOrderLine(1, { Quantity: 41, Parts })] });
  const { screen } = await render({ 'order.getOrderById': () => order }, '/batches');
  const rows = screen.getByRole('list', { name: 'Items and their batches' }).getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent('1. Single Door, Minster, Position 1, doors 1 to 402650-B001Planned');
  await expect.element(rows.nth(1)).toHaveTextContent('1. Single Door, Minster, Position 1, door 41Waits for a batch');
});

test('the batches tab says where each door is made', async () => {
  const Batch = { Id: 'b1', Number: '2650-B001', State: 'Cutting' } as const;
  const Lines = [anOrderLine(1, { Batch }), anOrderLine(2)];
  const order = anOpenedOrder({ State: 'In Batch', Moves: [], Lines });
  const { screen } = await render({ 'order.getOrderById': () => order }, '/batches');
  await expect
    .element(screen.getByRole('link', { name: '2650-B001' }))
    .toHaveAttribute('href', '#/installer/batches/b1');
  await expect.element(screen.getByText('Waits for a batch')).toBeVisible();
});

test.each([
  { move: 'confirm', state: 'Draft', tick: /measurements/, said: { MeasurementsFinal: true } },
  { move: 'accept', state: 'Confirmed From Installer', tick: /credit/, said: { CreditChecked: true } },
] as const)('a sum other than that of the quote has a tick of its own: $move', async ({ move, state, tick, said }) => {
  const Blockers = [
    {
      ...({ Code: 'order.price-differs', ItemId: null, LeadsTo: 'price', Reopens: false } as const),
      ...{ Text: 'The order comes to 1288.69 instead of 1000.00.', Fix: 'Acknowledge the difference' },
    },
  ];
  const Moves = [{ Move: move, May: true, Blockers }] as const;
  const order = anOpenedOrder({ State: state, QuotedTotal: '1000.00', Moves: [...Moves] });
  const { screen, inputsOf } = await render({
    'order.getOrderById': () => order,
    [`order.${move}`]: () => JSON.parse('{}'),
  });
  const named = move === 'accept' ? 'Accept' : 'Confirm';
  await screen.getByRole('button', { name: named, exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: `${named} this order` });
  await dialog.getByRole('checkbox', { name: tick }).click();
  await dialog.getByRole('checkbox', { name: /instead of the €1,000.00/ }).click();
  await dialog.getByRole('button', { name: named }).click();
  await expect
    .poll(() => inputsOf(`order.${move}`))
    .toMatchObject([{ Id: 'o10001', ...said, DifferenceAccepted: true }]);
});

test('quantities typed one after the other are sent one after the other, each on what the one before has saved', async () => {
  let version = 0;
  const order = anOpenedOrder({ Lines: [anOrderLine(1), anOrderLine(2)] });
  const now = () => ({ ...order, LastUpdated: `2026-11-20T09:00:0${String(version)}.000Z` });
  const { screen, inputsOf } = await render({
    'order.getOrderById': () => now(),
    'order.updateLine': () => {
      version += 1;
      return now();
    },
  });
  await screen.getByRole('textbox', { name: 'Quantity of item 1' }).fill('2');
  await screen.getByRole('textbox', { name: 'Quantity of item 2' }).fill('3');
  await screen.getByRole('heading', { name: 'Order 10001' }).click();
  await expect
    .poll(() => inputsOf('order.updateLine'))
    .toMatchObject([
      { LineId: 'l1', Quantity: 2, LastUpdated: '2026-11-20T09:00:00.000Z' },
      { LineId: 'l2', Quantity: 3, LastUpdated: '2026-11-20T09:00:01.000Z' },
    ]);
});

test('while the bills are made the page says how many are, and can stop it [4.62]', async () => {
  const { screen } = await render({
    'order.getOrderById': () => anOpenedOrder(),
    'order.bomProgress': () => ({ Done: 1, Of: 3 }),
    'order.generateBoms': () => new Promise<never>(() => undefined),
  });
  await screen.getByRole('button', { name: 'Update BOMs' }).click();
  await expect.element(screen.getByText('BOM 1 of 3')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Update BOMs' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Stop' }).click();
});

test('a week after the promised one is said beside the order, and while it is chosen', async () => {
  const order = anOpenedOrder({ State: 'Accepted', Week: '2651', PromisedWeek: '2650', Points: '2.0' });
  const { screen } = await render({
    'order.getOrderById': () => order,
    'batch.weeks': () => [aWeek({ Week: '2650' }), aWeek({ Week: '2651' })],
    'user.me': () => ({ ...me, Role: 'fabricator' as const }),
  });
  const warning = 'Week 2651 is after week 2650, which was promised.';
  await expect.element(screen.getByText(warning)).toBeVisible();
  await screen.getByRole('button', { name: 'Set the week' }).click();
  const week = screen.getByRole('dialog').getByRole('combobox');
  await expect.element(week).toHaveAccessibleDescription(warning);
  await week.selectOptions('2650');
  await expect.element(week).toHaveAccessibleDescription('Promised for week 2650');
});

test('a week before the promised one is asked about', async () => {
  const order = anOpenedOrder({ State: 'Accepted', PromisedWeek: '2651', Points: '2.0' });
  const { screen, inputsOf } = await render({
    'order.getOrderById': () => order,
    'order.setProductionWeek': () => order,
    'batch.weeks': () => [aWeek({ Week: '2650' }), aWeek({ Week: '2651' })],
    'user.me': () => ({ ...me, Role: 'fabricator' as const }),
  });
  await screen.getByRole('button', { name: 'Set the week' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox').selectOptions('2650');
  await dialog.getByRole('button', { name: 'Set the week' }).click();
  const tick = dialog.getByRole('checkbox', {
    name: 'Week 2650 is right, although a later one was promised: order 10001',
  });
  await expect.element(tick).toHaveAccessibleDescription(/Tick it, or choose another week/);
  expect(inputsOf('order.setProductionWeek')).toEqual([]);
  await tick.click();
  await dialog.getByRole('button', { name: 'Set the week' }).click();
  await expect
    .poll(() => inputsOf('order.setProductionWeek'))
    .toMatchObject([{ Week: '2650', EarlyAccepted: true, Tell: false }]);
});

test('a week after the promised one is told to the customer, with a reason', async () => {
  const order = anOpenedOrder({ State: 'Accepted', PromisedWeek: '2650', Points: '2.0' });
  const date = { What: 'fitted', Grain: 'week', Week: '2650', Made: '', Sent: null, Reasons: [], Skipped: [] } as const;
  const [Before, After] = [
    { ...date, Day: '2026-12-15' },
    { ...date, Day: '2026-12-22' },
  ];
  const moved = { OrderId: order.Id, Order: '10001', Promised: '2026-12-15', Before, After, Breaks: true };
  const { screen, inputsOf } = await render({
    'order.getOrderById': () => order,
    'order.setProductionWeek': () => order,
    'promise.preview': () => ({ Changes: [moved] }),
    'batch.weeks': () => [aWeek({ Week: '2650' }), aWeek({ Week: '2651' })],
    'user.me': () => ({ ...me, Role: 'fabricator' as const }),
  });
  await screen.getByRole('button', { name: 'Set the week' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox').selectOptions('2651');
  const changes = dialog.getByRole('region', { name: 'Dates that would change' });
  await expect.element(changes.getByText('Order 10001: 14 Dec 2026 → 21 Dec 2026')).toBeVisible();
  await expect.element(changes.getByText('after what was promised')).toBeVisible();
  const tell = dialog.getByRole('checkbox', { name: 'Tell the customer: a later date is promised' });
  await tell.click();
  await dialog.getByRole('button', { name: 'Set the week' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Why it is later' });
  await expect.element(reason).toHaveAccessibleDescription('Say why it is later. It is kept in the history.');
  expect(inputsOf('order.setProductionWeek')).toEqual([]);
  await reason.fill('A machine stands');
  await dialog.getByRole('button', { name: 'Set the week' }).click();
  await expect
    .poll(() => inputsOf('order.setProductionWeek'))
    .toMatchObject([{ Week: '2651', Tell: true, Reason: 'A machine stands' }]);
});

test('letters that the PDF of a draft will lack are told before it is confirmed, with the way to where they are written', async () => {
  const warning = (LeadsTo: string, Fix: string) => ({ Text: `No letters for 王: ${LeadsTo}`, Fix, LeadsTo });
  const Warnings = [warning('customer', 'Open the customer'), warning('details', 'Open the details')];
  const Moves = [{ Move: 'confirm' as const, May: true, Blockers: [] }];
  const { screen } = await render({
    'order.getOrderById': () => anOpenedOrder({ State: 'Draft', Moves }),
    'order.getVersion': () => JSON.parse(JSON.stringify({ Warnings })),
  });
  const told = screen.getByRole('region', { name: 'Worth a look' });
  await expect.element(told.getByText('No letters for 王: details')).toBeVisible();
  const toCustomer = told.getByRole('link', { name: 'Open the customer' });
  await expect.element(toCustomer).toHaveAttribute('href', expect.stringMatching(/^#\/installer\/customer\//));
  await expect.element(screen.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  await told.getByRole('button', { name: 'Open the details' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Details of this order' })).toBeVisible();
});

test('a day that is long past is asked about before the order leaves', async () => {
  const Moves = [{ Move: 'dispatch' as const, May: true, Blockers: [] }];
  const { screen, inputsOf } = await render({
    'order.getOrderById': () => anOpenedOrder({ State: 'Manufactured', Moves }),
    'order.dispatch': () => JSON.parse('{}'),
  });
  await screen.getByRole('button', { name: 'Dispatch' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Day').fill('2019-11-20');
  await dialog.getByRole('checkbox', { name: '20 Nov 2019 is right, although it is more than a month ago' }).click();
  await dialog.getByRole('button', { name: 'Dispatch' }).click();
  await expect.poll(() => inputsOf('order.dispatch')).toMatchObject([{ Date: '2019-11-20', OldDateAccepted: true }]);
});

test('the dialog of the week says when it cannot load the weeks, sends none unseen, and loads them again', async () => {
  let isReached = false;
  const order = anOpenedOrder({ State: 'Accepted', PromisedWeek: '2650', Points: '2.0' });
  const { screen, inputsOf } = await render({
    'order.getOrderById': () => order,
    'order.setProductionWeek': () => order,
    'batch.weeks': () => {
      if (!isReached) throw new TypeError('Failed to fetch');
      return [aWeek({ Week: '2650' }), aWeek({ Week: '2651' })];
    },
    'user.me': () => ({ ...me, Role: 'fabricator' as const }),
  });
  await screen.getByRole('button', { name: 'Set the week' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set the week' }).click();
  expect(inputsOf('order.setProductionWeek')).toEqual([]);
  isReached = true;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByRole('combobox')).toHaveValue('2650');
  await dialog.getByRole('button', { name: 'Set the week' }).click();
  await expect.poll(() => inputsOf('order.setProductionWeek')).toMatchObject([{ Week: '2650' }]);
});

test('a drawing that waits for its customer is written down with how and why, and its link ends with a reason', async () => {
  const blocker = {
    ...({ Code: 'order.drawing-open', ItemId: null, LeadsTo: 'drawing', Reopens: false } as const),
    ...{ Text: 'The customer has not confirmed the drawing yet.', Fix: 'Write down what the customer said' },
  };
  const order = anOpenedOrder({
    State: 'Confirmed From Installer',
    Moves: [{ Move: 'accept', May: true, Blockers: [blocker] }],
    CustomerPage: { Stage: 'confirmed', HasLink: true, Drawing: { Since: '2026-11-21', Confirmed: null } },
  });
  const { screen, inputsOf } = await render({
    'order.getOrderById': () => order,
    'order.waiveDrawing': ({ Id }) => ({ Id, Version: 1 }),
    'order.revokePageLink': ({ Id }) => ({ Id }),
  });
  const side = screen.getByRole('region', { name: 'Customer’s page' });
  await expect.element(side.getByText('Drawing: waiting for the customer since 21 Nov 2026')).toBeVisible();
  await expect
    .element(side.getByRole('link', { name: 'See as customer' }))
    .toHaveAttribute('href', '#/installer/order/o10001/as-customer');
  await screen.getByRole('button', { name: 'Write down what the customer said' }).click();
  await screen.getByRole('button', { name: 'Write it down' }).click();
  await expect.element(screen.getByText('Say why.')).toBeVisible();
  await screen.getByRole('radio', { name: 'On paper' }).click();
  await screen.getByRole('textbox', { name: 'Why their page was not used' }).fill('Signed on the plan');
  await screen.getByRole('button', { name: 'Write it down' }).click();
  await expect
    .poll(() => inputsOf('order.waiveDrawing'))
    .toEqual([{ Id: 'o10001', How: 'paper', Reason: 'Signed on the plan' }]);
  await side.getByRole('button', { name: 'Revoke' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Revoke the customer’s link' });
  await dialog.getByRole('textbox').fill('Lost phone');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect.poll(() => inputsOf('order.revokePageLink')).toEqual([{ Id: 'o10001', Reason: 'Lost phone' }]);
});
