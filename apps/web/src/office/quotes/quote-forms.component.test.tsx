import '../layout/office-layout.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { fakeOffice } from '../testing/fake-office.ts';
import { aCustomer, anOpenedEnquiry } from '../testing/office-rows.ts';
import { anOpenedQuote } from '../testing/quote-rows.ts';
import { quoteServer } from '../testing/quote-server.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { QuotePage } from './quote-page.tsx';

let quotes = 0;
let Id = '';

/** A form stays open as long as the tab, so each test has a quote of its own. */
beforeEach(() => {
  Id = `q${String((quotes += 1))}`;
});

const survey = {
  ChargeId: 'c1',
  Kind: 'survey',
  Text: 'Site survey',
  Quantity: 1,
  Unit: '40.00',
  Amount: '40.00',
  IsGoods: false,
  IsProposed: true,
  ByHand: [],
} as const;

const render = (server: ReturnType<typeof quoteServer>, tab: 'quote-details' | 'quote-charges') =>
  renderOffice(<QuotePage />, { answers: server.answers, path: `/installer/quote/${Id}/${tab}`, params: { id: Id } });

test('what is typed is saved by itself when typing pauses, only the changed fields', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Id })), 'quote-details');
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Ring first');
  await userEvent.type(screen.getByRole('textbox', { name: /^Terms/ }), 'Half now');
  await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
  const saved = Object.assign({}, ...inputsOf('quote.updateDetails').map(Object));
  expect(saved).toMatchObject({ Note: 'Ring first', Terms: 'Half now' });
  expect(saved).not.toHaveProperty('VatTreatment');
});

test.each([1440, 390])('a customer of one long word stays inside a window of %i px', async (width) => {
  await page.viewport(width, 844);
  const Name = 'Llanfairpwllgwyngyll'.repeat(10);
  const server = quoteServer(anOpenedQuote({ Id, Customer: { Id: 'c1', Name }, CustomerId: 'c1' }));
  const { screen } = await renderOffice(
    <div className="office">
      <i />
      <main>
        <QuotePage />
      </main>
    </div>,
    {
      answers: {
        ...server.answers,
        'customer.getCustomerById': () =>
          aCustomer({ Id: 'c1', Name, Sites: [{ Id: 's1', Name: '', Address: Name.repeat(2) }] }),
      },
      path: `/installer/quote/${Id}/quote-details`,
      params: { id: Id },
    },
  );
  await expect.element(screen.getByRole('button', { name: /^Use Llanfair/ })).toBeVisible();
  // Once the fonts and the whole page are here.
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('who has sent the enquiry is proposed as the customer, and one click makes them so', async () => {
  const server = quoteServer(anOpenedQuote({ Id, CustomerId: null, Customer: null, EnquiryId: 'e1' }));
  const { screen, inputsOf } = await renderOffice(<QuotePage />, {
    answers: {
      ...server.answers,
      'enquiry.open': () => anOpenedEnquiry(),
      'customer.create': () => aCustomer({ Id: 'made' }),
    },
    path: `/installer/quote/${Id}/quote-details`,
    params: { id: Id },
  });
  await expect.element(screen.getByText(/^Aoife Brennan has asked/)).toBeVisible();
  await screen.getByRole('button', { name: 'Make a customer' }).click();
  await expect.poll(() => inputsOf('quote.updateDetails').at(-1)).toMatchObject({ CustomerId: 'made' });
  await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
  expect(inputsOf('customer.create')).toMatchObject([{ EnquiryId: 'e1' }]);
});

test('what another person saved in another field is taken on without a question', async () => {
  const server = quoteServer(anOpenedQuote({ Id }));
  const { screen } = await render(server, 'quote-details');
  const note = screen.getByRole('textbox', { name: /^Note/ });
  await expect.element(note).toBeVisible();
  server.touch({ Terms: 'Theirs' });
  await userEvent.type(note, 'Mine');
  await expect.element(screen.getByRole('textbox', { name: /^Terms/ })).toHaveValue('Theirs');
  await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
  await expect.element(note).toHaveValue('Mine');
});

test('where both changed the same field, it says who did and keeps both until somebody decides', async () => {
  const server = quoteServer(anOpenedQuote({ Id, Note: 'Old' }));
  const { screen, inputsOf } = await render(server, 'quote-details');
  const note = screen.getByRole('textbox', { name: /^Note/ });
  await expect.element(note).toHaveValue('Old');
  server.touch({ Note: 'Theirs', ChangedBy: { UserId: 'cian', Name: 'Cian Byrne' } });
  await userEvent.fill(note, 'Mine');
  await expect.element(screen.getByRole('heading', { name: /^Cian Byrne changed this too/ })).toBeVisible();
  await expect.element(screen.getByText('Theirs', { exact: true })).toBeVisible();
  await expect.element(note).toHaveValue('Mine');
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
  expect(inputsOf('quote.updateDetails').at(-1)).toMatchObject({ Note: 'Mine' });
});

test('without a network what was typed outlives a reload of the page, and is saved afterwards', async () => {
  const server = quoteServer(anOpenedQuote({ Id }));
  const { screen } = await render(server, 'quote-details');
  fakeOffice.answer({
    'quote.updateDetails': () => {
      throw answered(503);
    },
  });
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Ring first');
  await expect.element(screen.getByText(/^No connection/)).toBeVisible();
  expect(Object.entries(localStorage).flat().join(' ')).toContain('Ring first');
  // The form tries again by itself too: the network is back only when somebody presses the button.
  const isBack = () => fakeOffice.answer(server.answers);
  document.addEventListener('click', isBack, { once: true, capture: true });
  await screen.getByRole('button', { name: 'Try now' }).click();
  await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
  expect(Object.entries(localStorage).flat().join(' ')).not.toContain('Ring first');
});

test('a new charge is sent once it is whole; until then it says so and stays', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Id, Charges: [survey] })), 'quote-charges');
  await screen.getByRole('button', { name: 'Add a charge' }).click();
  await userEvent.type(screen.getByRole('textbox', { name: 'Charge, charge 2' }), 'Steps');
  await expect.element(screen.getByText(/^Not saved yet: a field/)).toBeVisible();
  expect(inputsOf('quote.updateCharges')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Price of one, charge 2' }), '12,5');
  await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
  expect(inputsOf('quote.updateCharges').at(-1)).toMatchObject({
    Charges: [{ ChargeId: 'c1' }, { Kind: 'free', Text: 'Steps', Quantity: 1, Unit: '12.5' }],
  });
});

test('a field of a charge says what is wrong with it once it is left, and takes an amount with thousands', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Id, Charges: [survey] })), 'quote-charges');
  await screen.getByRole('button', { name: 'Add a charge' }).click();
  const price = screen.getByRole('textbox', { name: 'Price of one, charge 2' });
  await expect.element(price).not.toBeInvalid();
  await userEvent.type(price, '-5');
  await expect.element(price).not.toBeInvalid();
  await userEvent.tab();
  await expect.element(price).toHaveAccessibleDescription(/^Price of one: an amount/);
  await userEvent.fill(price, '1,234.56');
  await expect.element(price).not.toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: 'Charge, charge 2' }), 'Steps');
  await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
  expect(inputsOf('quote.updateCharges').at(-1)).toMatchObject({ Charges: [{}, { Unit: '1234.56' }] });
});

test('a discount beyond all of it says how much there may be', async () => {
  const { screen } = await render(quoteServer(anOpenedQuote({ Id })), 'quote-charges');
  const rate = screen.getByRole('textbox', { name: /^Per cent/ });
  await userEvent.type(rate, '101');
  await expect.element(rate).toHaveAccessibleDescription(/^A rate from 0 to 100/);
});

test('a discount over the limit says so beside the field, where it stays', async () => {
  const server = quoteServer(anOpenedQuote({ Id }));
  const { screen, inputsOf } = await render(server, 'quote-charges');
  fakeOffice.answer({
    'quote.setDiscount': () => {
      throw answered(403);
    },
  });
  await userEvent.type(screen.getByRole('textbox', { name: /^Per cent/ }), '12');
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Three doors');
  await screen.getByRole('button', { name: 'Give discount' }).click();
  await expect.element(screen.getByText('Status 403')).toBeVisible();
  expect(inputsOf('quote.setDiscount')).toMatchObject([{ PerCent: 12, Reason: 'Three doors' }]);
  await expect.element(screen.getByRole('textbox', { name: /^Per cent/ })).toHaveValue('12');
});

test.each(['5', 'abc'])('a discount of “%s” that is typed and not given stays and says so', async (typed) => {
  const server = quoteServer(anOpenedQuote({ Id }));
  const { screen } = await render(server, 'quote-charges');
  await userEvent.type(screen.getByRole('textbox', { name: /^Per cent/ }), typed);
  await expect.element(screen.getByText('The discount that was typed is not given yet.')).toBeVisible();
  await screen.unmount();
  const again = await render(server, 'quote-charges');
  await expect.element(again.screen.getByRole('textbox', { name: /^Per cent/ })).toHaveValue(typed);
  await expect.element(again.screen.getByText('The discount that was typed is not given yet.')).toBeVisible();
});

test('a discount that was agreed on more doors than there are now is asked for again as it is', async () => {
  const quote = anOpenedQuote({ Id, Discount: { PerCent: null, Amount: '900.00' }, IsDiscountGranted: false });
  const { screen, inputsOf } = await render(quoteServer(quote), 'quote-charges');
  await expect.element(screen.getByText(/was agreed on more doors than there are now/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Two doors less');
  await screen.getByRole('button', { name: 'Give discount' }).click();
  await expect
    .poll(() => inputsOf('quote.setDiscount'))
    .toMatchObject([{ Amount: '900.00', Reason: 'Two doors less' }]);
});

test('a discount that holds is given already', async () => {
  const quote = anOpenedQuote({ Id, Discount: { PerCent: 5, Amount: null } });
  const { screen } = await render(quoteServer(quote), 'quote-charges');
  await expect.element(screen.getByRole('button', { name: 'Give discount' })).toBeDisabled();
});

test('the warning about two thirds comes while the discount is typed', async () => {
  const { screen, inputsOf } = await render(quoteServer(anOpenedQuote({ Id })), 'quote-charges');
  await userEvent.type(screen.getByRole('textbox', { name: /^Per cent/ }), '9');
  await expect.element(screen.getByText(/^The discount takes the whole job to the standard rate/)).toBeVisible();
  expect(inputsOf('quote.setDiscount')).toEqual([]);
});

test('the limit is said while a discount over it is typed, and the discount can be asked for', async () => {
  const server = quoteServer(anOpenedQuote({ Id }));
  const text = 'You may give up to 10 %. Give it to ask an admin to agree to more.';
  const answers = {
    ...server.answers,
    'quote.previewDiscount': () => {
      throw answered(403, text);
    },
  };
  const { screen } = await render({ ...server, answers }, 'quote-charges');
  await userEvent.type(screen.getByRole('textbox', { name: /^Per cent/ }), '12');
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Give discount' })).toBeEnabled();
});

test('the gauge says how far the goods are from two thirds, and warns of a discount that tips it', async () => {
  const quote = anOpenedQuote({ Id });
  const Totals = { ...quote.Totals, GoodsShare: 57.5 };
  const Tipped = { Total: '3000.00', LargestDiscount: '80.00', TotalWithLargest: '2900.00' };
  const { screen } = await render(quoteServer({ ...quote, Totals, DiscountTips: true, Tipped }), 'quote-charges');
  await expect.element(screen.getByText('Goods 57.5 % of 66.7 %')).toBeVisible();
  await expect.element(screen.getByText(/with a discount of €80.00 it would be €2,900.00/)).toBeVisible();
});

test('a quote that was sent shows its details and charges, and lets nobody change them', async () => {
  const { screen } = await render(quoteServer(anOpenedQuote({ Id, State: 'Sent', Note: 'As sent' })), 'quote-details');
  await expect.element(screen.getByRole('textbox', { name: /^Note/ })).toBeDisabled();
  await expect.element(screen.getByText(/^This quote has been sent/)).toBeVisible();
});
