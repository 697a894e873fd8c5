import '../layout/lists.css';
import '../layout/office-layout.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { EnquiryCustomer } from '../enquiries/enquiry-page.tsx';
import type { ListedCustomer, OfficeOutputs } from '../queries/office-client.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { aCustomer, aListedEnquiry, aListedItem } from '../testing/office-rows.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { CustomerPage } from './customer-page.tsx';
import { CustomersPage } from './customers-page.tsx';

type Held = OfficeOutputs['running']['personHeld'];

const changed = '2026-11-20T09:00:00.000Z';

const longWord = (length: number) => 'Llanfairpwllgwyngyll'.repeat(30).slice(0, length);

const aRow = (Id: string, Name: string): ListedCustomer => ({
  Id,
  Kind: 'person',
  Name,
  Email: 'aoife@example.ie',
  Phone: '087 123 4567',
  Address: '4 Mill Lane, Kilkenny',
  Enquiries: 2,
  Quotes: 1,
  Orders: 0,
  LastUpdated: changed,
});

describe('the list of customers', () => {
  const render = (answers: OfficeAnswers) => renderOffice(<CustomersPage />, { answers, path: '/installer/customers' });

  test('names each with how to reach them, is searched, and sorted by name', async () => {
    const { screen, inputsOf } = await render({
      'customer.list': ({ Search }) => ({
        Customers:
          Search === 'bren' ? [aRow('c1', 'Aoife Brennan')] : [aRow('c2', 'Hill Homes'), aRow('c1', 'Aoife Brennan')],
        After: null,
      }),
    });
    const row = screen.getByRole('row').nth(2);
    await expect
      .element(row.getByRole('link', { name: 'Aoife Brennan' }))
      .toHaveAttribute('href', '#/installer/customer/c1');
    await expect.element(row.getByText('087 123 4567')).toBeVisible();
    await expect.element(row.getByText('4 Mill Lane, Kilkenny')).toBeVisible();
    await expect.element(row.getByText('2 enquiries')).toBeVisible();
    await expect.element(row.getByText('1 quote')).toBeVisible();
    await screen.getByRole('searchbox').fill('bren');
    await expect.element(screen.getByRole('link', { name: 'Hill Homes' })).not.toBeInTheDocument();
    await screen.getByRole('columnheader', { name: 'Customer' }).getByRole('button').click();
    await expect
      .poll(() => inputsOf('customer.list').at(-1))
      .toEqual({ Search: 'bren', Most: 50, After: null, Sort: { By: 'name', Descending: false } });
  });

  test.each([1440, 390])('keeps a name and an address of one long word inside a window of %i px', async (width) => {
    await page.viewport(width, 844);
    const { screen } = await render({
      'customer.list': () => ({
        Customers: [{ ...aRow('c1', longWord(200)), Address: longWord(500), Phone: longWord(60) }],
        After: null,
      }),
    });
    await expect.element(screen.getByRole('link', { name: longWord(200) })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('without any says how one is made', async () => {
    const { screen } = await render({ 'customer.list': () => ({ Customers: [], After: null }) });
    await expect.element(screen.getByText(/^No customers yet/)).toBeVisible();
  });

  test('takes a new one who rings up, asks for a name, and opens their page', async () => {
    const { screen, inputsOf, go } = await render({
      'customer.list': () => ({ Customers: [], After: null }),
      'customer.create': ({ Id }) => aCustomer({ Id }),
    });
    await expect.element(screen.getByText(/^No customers yet/)).toBeVisible();
    await userEvent.keyboard('n');
    const dialog = screen.getByRole('dialog', { name: 'New customer' });
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('087 123 4567');
    await dialog.getByRole('button', { name: 'Make customer' }).click();
    await expect.element(dialog.getByText('Say who the customer is.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Aoife Brennan');
    await dialog.getByRole('textbox', { name: 'Address' }).fill('4 Mill Lane');
    await dialog.getByRole('button', { name: 'Make customer' }).click();
    await expect.poll(() => go.mock.calls.length).toBe(1);
    expect(inputsOf('customer.create')).toMatchObject([
      { Name: 'Aoife Brennan', Phone: '087 123 4567', Email: '', Sites: [{ Address: '4 Mill Lane' }] },
    ]);
  });

  test('begun in the dialog is as it was typed when the dialog opens again, under the same id, until it is made or cancelled', async () => {
    const answers: OfficeAnswers = {
      'customer.list': () => ({ Customers: [], After: null }),
      'customer.create': () => {
        throw new TypeError('Failed to fetch');
      },
    };
    const opens = async ({ screen }: Awaited<ReturnType<typeof render>>) => {
      await screen.getByRole('button', { name: 'New customer' }).click();
      return screen.getByRole('dialog', { name: 'New customer' });
    };
    const first = await render(answers);
    const dialog = await opens(first);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Aoife Brennan');
    await dialog.getByRole('button', { name: 'Make customer' }).click();
    await expect.poll(() => first.inputsOf('customer.create').length).toBe(1);
    await first.screen.unmount();

    const second = await render({ ...answers, 'customer.create': ({ Id }) => aCustomer({ Id }) });
    const again = await opens(second);
    await expect.element(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Aoife Brennan');
    await again.getByRole('button', { name: 'Make customer' }).click();
    await expect.poll(() => second.go.mock.calls.length).toBe(1);
    expect(second.inputsOf('customer.create')).toMatchObject(first.inputsOf('customer.create'));
    await second.screen.unmount();

    const third = await render(answers);
    const fresh = await opens(third);
    await expect.element(fresh.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await fresh.getByRole('textbox', { name: 'Name' }).fill('Nobody');
    await fresh.getByRole('button', { name: 'Cancel' }).click();
    await expect.element((await opens(third)).getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });
});

describe('a customer', () => {
  /** A server with one customer, changed by the calls. */
  /** What is kept of a customer with one order, of which this is open. */
  const heldOf = (Open: Held['Open']): Held => ({
    Counts: {
      Customers: 1,
      Enquiries: 0,
      Items: 0,
      Surveys: 0,
      Photos: 0,
      Pictures: 0,
      Tasks: 0,
      Quotes: 0,
      Orders: 1,
    },
    Open,
    Kept: [],
  });
  function customerServer(): OfficeAnswers {
    let now = aCustomer();
    return {
      'customer.getCustomerById': () => now,
      'customer.updateCustomer': ({ Phone = '', Sites = [] }) => {
        const sites = Sites.map(({ Id, Name = '', Address = '' }) => ({ Id, Name, Address }));
        now = { ...now, Phone, Sites: sites, LastUpdated: '2026-11-20T10:00:00.000Z' };
        return now;
      },
      'enquiry.list': () => ({ Enquiries: [aListedEnquiry('e1', 'Aoife Brennan')], After: null }),
      'item.list': () => ({ Items: [aListedItem('i1', '4 Mill Lane')], After: null }),
      'quote.list': () => ({ Quotes: [], After: null }),
    };
  }
  const render = (answers: OfficeAnswers) =>
    renderOffice(<CustomerPage />, { answers, path: '/installer/customer/c1', params: { id: 'c1' } });

  test('shows what they asked for', async () => {
    const { screen, inputsOf } = await render(customerServer());
    const enquiry = screen.getByRole('region', { name: 'Enquiries' }).getByRole('link', { name: 'E-1007' });
    await expect.element(enquiry).toHaveAttribute('href', '#/installer/enquiry/e1');
    const item = screen.getByRole('region', { name: 'Items' }).getByRole('link', { name: 'D-1043' });
    await expect.element(item).toHaveAttribute('href', '#/door/i1');
    expect(inputsOf('enquiry.list')).toMatchObject([{ Customer: 'c1' }]);
  });

  test('on a phone keeps Save in sight, above the places, while something is typed at its head', async () => {
    await page.viewport(390, 844);
    const { screen } = await render(customerServer());
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }).first(), 'Ada');
    const save = screen.getByRole('button', { name: 'Save' }).element();
    expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(844 - 64);
    await page.viewport(1440, 900);
  });

  test('has their orders, with what was agreed', async () => {
    const order = {
      Id: 'o1',
      Number: '10001',
      State: 'Draft',
      QuoteId: 'q1',
      Currency: 'EUR',
      Total: '2766.78',
      IsUrgent: false,
    } as const;
    const { screen } = await render({
      ...customerServer(),
      'customer.getCustomerById': () => aCustomer({ Orders: [order] }),
    });
    const orders = screen.getByRole('region', { name: 'Orders' });
    await expect.element(orders.getByText('10001')).toBeVisible();
    await expect.element(orders.getByText('€2,766.78')).toBeVisible();
  });

  test('is changed, with a further site, and saved under the version that was seen', async () => {
    const { screen, inputsOf } = await render(customerServer());
    await screen.getByRole('textbox', { name: 'Phone' }).fill('087 765 4321');
    await screen.getByRole('button', { name: 'Add a site' }).click();
    const site = screen.getByRole('group', { name: 'Site 2' });
    await site.getByRole('textbox', { name: 'What it is called' }).fill('Holiday home');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Give each site its address.')).toBeVisible();
    await site.getByRole('textbox', { name: 'Address' }).fill('9 Rose Lane');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
    expect(inputsOf('customer.updateCustomer')).toMatchObject([
      {
        Id: 'c1',
        LastUpdated: changed,
        Phone: '087 765 4321',
        Sites: [{ Address: '4 Mill Lane, Kilkenny' }, { Name: 'Holiday home', Address: '9 Rose Lane' }],
      },
    ]);
  });

  test('whom somebody else has changed meanwhile: theirs appears, what was typed stays', async () => {
    let theirs = aCustomer();
    const { screen, inputsOf } = await render({
      ...customerServer(),
      'customer.getCustomerById': () => theirs,
      'customer.updateCustomer': () => {
        theirs = aCustomer({ Notes: 'Rings after six', LastUpdated: '2026-11-20T11:00:00.000Z' });
        throw answered(409);
      },
    });
    await screen.getByRole('textbox', { name: 'Phone' }).fill('087 765 4321');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Rings after six');
    await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('087 765 4321');
    expect(toastMessages()).toEqual(['Status 409']);
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => inputsOf('customer.updateCustomer').at(-1))
      .toMatchObject({ LastUpdated: '2026-11-20T11:00:00.000Z', Notes: 'Rings after six', Phone: '087 765 4321' });
  });

  test('that was changed and left is as it was typed when the page opens again, but for what others saved', async () => {
    const { screen } = await render(customerServer());
    await screen.getByRole('textbox', { name: 'Phone' }).fill('087 765 4321');
    await expect.element(screen.getByText('Not saved yet.')).toBeVisible();
    await screen.unmount();
    const again = await render({
      ...customerServer(),
      'customer.getCustomerById': () =>
        aCustomer({ Notes: 'Rings after six', LastUpdated: '2026-11-20T11:00:00.000Z' }),
    });
    await expect.element(again.screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('087 765 4321');
    await expect.element(again.screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Rings after six');
    await again.screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(again.screen.getByText('All changes are saved.')).toBeVisible();
    await again.screen.unmount();
    const last = await render(customerServer());
    await expect.element(last.screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
  });

  test('is made one with another, who is found by name', async () => {
    const { screen, inputsOf } = await render({
      ...customerServer(),
      'customer.list': () => ({
        Customers: [aRow('c1', 'Aoife Brennan'), aRow('c2', 'A. Brennan')],
        After: null,
      }),
      'customer.merge': () => aCustomer(),
    });
    await screen.getByRole('button', { name: 'Merge' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Merge with Aoife Brennan' });
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect.element(dialog.getByText('Choose the other customer.')).toBeVisible();
    await dialog.getByRole('radio', { name: /^A\. Brennan/ }).click();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('customer.merge')).toEqual([{ Id: 'c1', From: 'c2' }]);
  });

  test('is erased by an admin who types the name, and what was kept is said', async () => {
    const kept = 'What was sent stays as it was sent.';
    const { screen, inputsOf } = await render({
      ...customerServer(),
      'user.me': () => ({ ...me, Role: 'admin' }),
      'running.personHeld': () => heldOf([]),
      'running.erasePerson': () => ({ Kept: [kept] }),
    });
    await screen.getByRole('button', { name: 'Erase' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Erase Aoife Brennan?' });
    const name = dialog.getByRole('textbox', { name: 'Type Aoife Brennan to go on' });
    await name.fill('Aoife');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect.element(dialog.getByText('This is not Aoife Brennan.')).toBeVisible();
    await name.fill('Aoife Brennan');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect.element(screen.getByText(kept)).toBeVisible();
    expect(inputsOf('running.erasePerson')).toEqual([{ CustomerId: 'c1', OpenWork: false }]);
  });

  test('with open work is erased once somebody says that they have read what is open', async () => {
    const Text = 'Order 10234: a visit to fit on 7 December 2026';
    const visit = { Kind: 'visit', Number: '10234', Stage: null, Day: '2026-12-07', Text } as const;
    const { screen, inputsOf } = await render({
      ...customerServer(),
      'user.me': () => ({ ...me, Role: 'admin' }),
      'running.personHeld': () => heldOf([visit]),
      'running.erasePerson': () => ({ Kept: [] }),
    });
    await screen.getByRole('button', { name: 'Erase' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Erase Aoife Brennan?' });
    const open = dialog.getByRole('list', { name: 'Still open with this person' });
    await expect.element(open.getByText(Text)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Type Aoife Brennan to go on' }).fill('Aoife Brennan');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect.element(dialog.getByText('Say that you have read what is open.')).toBeVisible();
    expect(inputsOf('running.erasePerson')).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'I have read what is open. Erase all the same.' }).click();
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'The person is erased' })).toBeVisible();
    expect(inputsOf('running.erasePerson')).toEqual([{ CustomerId: 'c1', OpenWork: true }]);
  });

  test('is given out as a zip by an admin', async () => {
    const { screen, inputsOf } = await render({
      ...customerServer(),
      'user.me': () => ({ ...me, Role: 'admin' }),
      'running.personZip': () => null,
    });
    await screen.getByRole('button', { name: 'Export data' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Zip of personal data' });
    await expect.element(dialog.getByRole('button', { name: 'Make the zip' })).toBeVisible();
    expect(inputsOf('running.personZip')).toEqual([{ CustomerId: 'c1' }]);
  });

  test('is neither exported nor erased by others', async () => {
    const { screen } = await render(customerServer());
    await expect.element(screen.getByRole('button', { name: 'Merge' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Erase' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Export data' })).not.toBeInTheDocument();
  });

  test('who does not exist leads back to the list', async () => {
    const { screen } = await render({
      'customer.getCustomerById': () => {
        throw answered(404);
      },
    });
    await expect.element(screen.getByText('There is no such customer.')).toBeVisible();
  });
});

describe('whose an enquiry is', () => {
  const known = { Id: 'c1', Name: 'Aoife Brennan', Address: '4 Mill Lane' };
  const render = (enquiry: Parameters<typeof EnquiryCustomer>[0]['enquiry']) =>
    renderOffice(<EnquiryCustomer enquiry={enquiry} />, {
      answers: { 'customer.create': () => aCustomer(), 'customer.addEnquiry': () => aCustomer() },
    });

  test('is one click where nobody has the e-mail address', async () => {
    const { screen, inputsOf } = await render({ Id: 'e1', Customer: null, SameEmail: [] });
    await screen.getByRole('button', { name: 'Make a customer' }).click();
    await expect.poll(() => inputsOf('customer.create')).toMatchObject([{ EnquiryId: 'e1' }]);
  });

  test('is asked where a customer has the e-mail address', async () => {
    const { screen, inputsOf } = await render({ Id: 'e1', Customer: null, SameEmail: [known] });
    await screen.getByRole('button', { name: 'It is Aoife Brennan’s' }).click();
    await expect.poll(() => inputsOf('customer.addEnquiry')).toEqual([{ Id: 'c1', EnquiryId: 'e1' }]);
  });

  test('is a link once it was said', async () => {
    const { screen } = await render({ Id: 'e1', Customer: known, SameEmail: [] });
    const link = screen.getByRole('link', { name: 'Open Aoife Brennan' });
    await expect.element(link).toHaveAttribute('href', '#/installer/customer/c1');
  });
});
