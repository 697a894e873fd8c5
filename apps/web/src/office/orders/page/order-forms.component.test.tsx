import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered } from '../../../shared/testing/fakes.ts';
import { type DeepReadonly, fakeOffice, type OfficeAnswers } from '../../testing/fake-office.ts';
import { anOpenedOrder } from '../../testing/order-rows.ts';
import { renderOffice, toastMessages } from '../../testing/render-office.tsx';
import type { OpenedOrder } from '../order-wire.ts';
import { OrderPage } from './order-page.tsx';

let orders = 0;
let Id = '';

/** A form stays open as long as the tab, so each test has an order of its own. */
beforeEach(() => {
  Id = `o${String((orders += 1))}`;
});

const survey = {
  ChargeId: 'c1',
  Kind: 'survey',
  ...{ Text: 'Site survey', Quantity: 1, Unit: '40.00', Amount: '40.00', IsGoods: false },
} as const;

/** A server that keeps an order: an older version is a conflict, as for two people at one order. */
function orderServer(changes: Partial<DeepReadonly<OpenedOrder>>) {
  let order = anOpenedOrder({ Id, ...changes });
  let saves = 0;
  const save = (at: { readonly LastUpdated?: string | undefined }, changed: Partial<typeof order>) => {
    if (at.LastUpdated !== order.LastUpdated) throw answered(409);
    saves += 1;
    order = { ...order, ...changed, LastUpdated: `2026-11-21T09:00:00.00${String(saves)}Z` };
    return order;
  };
  return {
    touch: (changed: Partial<typeof order>) => save(order, changed),
    answers: {
      'order.getOrderById': () => order,
      'order.updateCharges': (input) =>
        save(input, {
          Charges: input.Charges.map(({ Cost: _cost, IsGoods = false, ...charge }) => ({
            ...charge,
            IsGoods,
            Amount: charge.Unit,
          })),
        }),
      'order.updateDetails': ({ Id: _id, LastUpdated, CustomerId: _customer, ...details }) =>
        save({ LastUpdated }, Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))),
      'order.readyForProduction': (input) => save(input, { State: 'Ready For Production' }),
    } satisfies OfficeAnswers,
  };
}

const render = ({ answers }: ReturnType<typeof orderServer>, tab = '') =>
  renderOffice(<OrderPage />, { answers, path: `/installer/order/${Id}${tab}`, params: { id: Id } });

const movable = { Moves: [{ Move: 'readyForProduction', May: true, Blockers: [] }] } as const;

test('a charge of a draft is changed in its row and saved by itself', async () => {
  const { screen, inputsOf } = await render(orderServer({ Charges: [survey] }), '/order-charges');
  await screen.getByRole('button', { name: 'Add a charge' }).click();
  await userEvent.type(screen.getByRole('textbox', { name: 'Charge, charge 2' }), 'Steps');
  await expect.element(screen.getByText(/^Not saved yet: a field/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Price of one, charge 2' }), '12,5');
  await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
  expect(inputsOf('order.updateCharges').at(-1)).toMatchObject({
    Charges: [{ ChargeId: 'c1' }, { Kind: 'free', Text: 'Steps', Quantity: 1, Unit: '12.5' }],
  });
});

test('a price that is typed just before a move is saved first, and the move is made on it', async () => {
  const { screen, inputsOf } = await render(
    orderServer({ ...movable, State: 'Draft', Charges: [survey] }),
    '/order-charges',
  );
  await userEvent.fill(screen.getByRole('textbox', { name: 'Price of one, charge 1' }), '55');
  await screen.getByRole('button', { name: 'Ready For Production', exact: true }).click();
  await expect
    .poll(() => inputsOf('order.readyForProduction'))
    .toMatchObject([{ Id, LastUpdated: '2026-11-21T09:00:00.001Z' }]);
  expect(inputsOf('order.updateCharges')).toMatchObject([{ Charges: [{ ChargeId: 'c1', Unit: '55' }] }]);
});

test('a move waits for a charge that is not whole, and says so', async () => {
  const { screen, inputsOf } = await render(
    orderServer({ ...movable, State: 'Draft', Charges: [survey] }),
    '/order-charges',
  );
  await userEvent.fill(screen.getByRole('textbox', { name: 'Price of one, charge 1' }), 'many');
  await screen.getByRole('button', { name: 'Ready For Production', exact: true }).click();
  await expect.poll(toastMessages).toEqual([expect.stringMatching(/^Charges: Not saved yet: a field/)]);
  expect(inputsOf('order.readyForProduction')).toEqual([]);
});

test('VAT and note of a draft are changed in its details; both versions stay where somebody else changed the same', async () => {
  const server = orderServer({ Note: 'Old' });
  const { screen, inputsOf } = await render(server);
  await screen.getByRole('button', { name: 'Change the details' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Details of this order' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'VAT treatment' }), 'IE supply');
  await expect.element(dialog.getByText('All changes are saved.')).toBeVisible();
  expect(inputsOf('order.updateDetails')).toMatchObject([{ VatTreatment: 'IE supply' }]);
  server.touch({ Note: 'Theirs', ChangedBy: { UserId: 'cian', Name: 'Cian Byrne' } });
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Note/ }), 'Mine');
  await expect.element(dialog.getByRole('heading', { name: /^Cian Byrne changed this too/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Theirs');
});

test('Escape leaves the choice of another customer, and not the details behind it', async () => {
  const server = orderServer({});
  fakeOffice.answer({ 'customer.list': () => ({ Customers: [], After: null }) });
  const { screen } = await render(server);
  await screen.getByRole('button', { name: 'Change the details' }).click();
  const details = screen.getByRole('dialog', { name: 'Details of this order' });
  await details.getByRole('button', { name: 'Choose another customer' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Choose a customer' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Choose a customer' })).not.toBeInTheDocument();
  await expect.element(details).toBeVisible();
});

test('an accepted order keeps its prices, and still takes another address', async () => {
  const { screen } = await render(orderServer({ State: 'Accepted', Moves: [], Charges: [survey] }), '/order-charges');
  await expect.element(screen.getByRole('list', { name: 'Charges' }).getByText('Site survey')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Price of one, charge 1' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Add a charge' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Change the details' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Details of this order' });
  await expect.element(dialog.getByRole('combobox', { name: 'VAT treatment' })).toBeDisabled();
  await expect.element(dialog.getByRole('textbox', { name: /^Terms/ })).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Choose another customer' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox', { name: /^Delivery address/ })).toBeEnabled();
});
