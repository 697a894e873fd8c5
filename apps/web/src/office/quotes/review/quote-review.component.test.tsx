import { describe, expect, test, vi } from 'vitest';
import { aPaper } from '../../../designer/paper/testing/a-paper.ts';
import { answered } from '../../../shared/testing/fakes.ts';
import type { OfficeOutputs, OpenedQuote } from '../../queries/office-client.ts';
import { type DeepReadonly, fakeOffice, type OfficeAnswers } from '../../testing/fake-office.ts';
import { anOpenedQuote } from '../../testing/quote-rows.ts';
import { renderOffice, toastMessages } from '../../testing/render-office.tsx';
import { QuotePage } from '../quote-page.tsx';

type ShownVersion = OfficeOutputs['quote']['getVersion'];

/** As it travels. */
const wire = (version: object): ShownVersion => JSON.parse(JSON.stringify(version));

const aVersion = (changes: object): ShownVersion =>
  wire({
    ...{ Version: 1, Hash: null, SentAt: null, ValidUntil: '2026-12-22', State: 'Draft', IsLatest: true },
    ...{ Lines: [], Versions: [], Blockers: [], Warnings: [], Differences: null, Totals: anOpenedQuote().Totals },
    ...{
      Paper: { ...aPaper(), positions: [] },
      DocumentId: null,
      DocumentState: null,
      DocumentsBefore: 0,
      PdfUrl: null,
      Pictures: [],
    },
    ...changes,
  });

const sentAt = '2026-11-20T10:00:00.000Z';
const sent = {
  Hash: 'abc',
  State: 'Sent',
  Versions: [{ Version: 1, Hash: 'abc', SentAt: sentAt, ValidUntil: '2026-12-22' }],
};

interface Shown {
  readonly quote?: Partial<DeepReadonly<OpenedQuote>>;
  readonly version?: object;
  readonly answers?: OfficeAnswers;
}

const render = ({ quote = {}, version = {}, answers = {} }: Shown) =>
  renderOffice(<QuotePage />, {
    answers: {
      'quote.getQuoteById': () => anOpenedQuote(quote),
      'quote.getVersion': () => aVersion(version),
      ...answers,
    },
    path: '/installer/quote/q1001/quote-review',
    params: { id: 'q1001' },
  });

test('a discount that is typed and not given stops Send and leads back to it', async () => {
  localStorage.setItem(
    'doorwright.quote-discount.-1022.q1001',
    JSON.stringify({ text: 'abc', kind: 'percent', reason: '' }),
  );
  const { screen } = await render({ version: { Blockers: [] } });
  const region = screen.getByRole('region', { name: 'Blockers' });
  await expect.element(region.getByText('The discount that was typed is not given yet.')).toBeVisible();
  await expect
    .element(region.getByRole('link', { name: 'Change the discount' }))
    .toHaveAttribute('href', '#/installer/quote/q1001/quote-charges');
  const send = screen.getByRole('button', { name: 'Send', exact: true });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
});

test('what an earlier page left half typed in a form stops Send and says where', async () => {
  const [base, mine] = [{ Markup: '20' }, { Markup: 'abc' }];
  localStorage.setItem('doorwright.quote-details.-1022.q1001', JSON.stringify({ base, mine }));
  const { screen, inputsOf } = await render({ quote: { Tier: 'A', Markup: 20 } });
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .poll(toastMessages)
    .toEqual([expect.stringMatching(/^Details: Not saved yet: a field is not filled in/)]);
  expect(inputsOf('quote.send')).toEqual([]);
});

test('the next version is thrown away after a question, with what is typed of it', async () => {
  const Versions = [{ Version: 1, Hash: 'abc', SentAt: sentAt, ValidUntil: '2026-12-22' }];
  localStorage.setItem('doorwright.quote-charges.-1022.q1001', JSON.stringify({ base: {}, mine: { c1: {} } }));
  const { screen, inputsOf } = await render({
    quote: { Version: 2 },
    version: { Version: 2, Versions },
    answers: { 'quote.discardRevision': () => anOpenedQuote({ State: 'Sent' }) },
  });
  await screen.getByRole('button', { name: 'Throw this version away' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Throw version 2 away?' });
  await expect.element(dialog.getByText(/as version 1 was sent/)).toBeVisible();
  expect(inputsOf('quote.discardRevision')).toEqual([]);
  await dialog.getByRole('button', { name: 'Throw this version away' }).click();
  await expect.poll(() => inputsOf('quote.discardRevision')).toHaveLength(1);
  expect(localStorage.getItem('doorwright.quote-charges.-1022.q1001')).toBeNull();
});

test('while the next version is made, the one before says that the customer still has it', async () => {
  const { screen } = await render({
    quote: { Version: 2 },
    version: { ...sent, IsLatest: false },
  });
  await expect.element(screen.getByText(/^The customer has this version until the next one is sent/)).toBeVisible();
});

test('a draft that cannot be sent says all that stands in its way, each with a link to the place to mend it', async () => {
  const Blockers = [
    { Code: 'quote.no-lines', Text: 'The quote has no line yet. Add a door.' },
    { Code: 'quote.no-customer', Text: 'The quote has no customer with a name.' },
  ];
  const { screen, inputsOf } = await render({ version: { Blockers } });
  const region = screen.getByRole('region', { name: 'Blockers' });
  await expect.element(region.getByRole('heading', { name: /^2 things stand/ })).toBeVisible();
  await expect
    .element(region.getByRole('link', { name: 'Open the details' }))
    .toHaveAttribute('href', '#/installer/quote/q1001/quote-details');
  const send = screen.getByRole('button', { name: 'Send', exact: true });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  expect(inputsOf('quote.send')).toEqual([]);
});

test('glass that is not chosen is worth a look, and the draft can be sent all the same', async () => {
  const Warnings = [
    {
      ...{ Code: 'glass.not-chosen', Text: 'Position 1: The glass of the door is not chosen yet.' },
      ...{ ItemId: 'line-item-1', Fix: 'Choose the glass', LeadsTo: 'glass' },
    },
  ];
  const { screen } = await render({ version: { Warnings } });
  const region = screen.getByRole('region', { name: 'Worth a look' });
  await expect
    .element(region.getByRole('link', { name: 'Choose the glass' }))
    .toHaveAttribute('href', '#/door/line-item-1/glass-theme');
  await expect.element(screen.getByRole('region', { name: 'Blockers' })).not.toBeInTheDocument();
  const send = screen.getByRole('button', { name: 'Send', exact: true });
  await expect.element(send).not.toHaveAttribute('aria-disabled', 'true');
});

test('letters that the PDF lacks are named before Send, with the place where they are written', async () => {
  const Warnings = [
    {
      ...{ Code: 'paper.unprintable', Text: 'The PDF has no letters for 王 in the name or address of the customer.' },
      ...{ ItemId: null, Fix: 'Open the details', LeadsTo: 'customer' },
    },
  ];
  const { screen } = await render({ version: { Warnings } });
  await expect
    .element(screen.getByRole('region', { name: 'Worth a look' }).getByRole('link', { name: 'Open the details' }))
    .toHaveAttribute('href', '#/installer/quote/q1001/quote-details');
});

const aoife = {
  Id: 'c1',
  Kind: 'person',
  Name: 'Aoife Brennan',
  Email: 'aoife@example.ie',
  Phone: '',
  Notes: '',
  Contacts: [],
  Sites: [],
  LastUpdated: sentAt,
  Orders: [],
  History: [],
} as const;

const aSending = { Version: 1, Hash: 'abc', OfferUrl: 'https://example.com/#/offer/t', DocumentId: 'd' };

test('a double click sends one version, the one that is shown, and mails it to the customer', async () => {
  let answer = () => {};
  const { screen, inputsOf } = await render({
    quote: { CustomerId: 'c1', Customer: { Id: 'c1', Name: 'Aoife Brennan' } },
    answers: {
      'customer.getCustomerById': () => aoife,
      'quote.send': () => new Promise((done) => (answer = () => done(aSending))),
    },
  });
  await expect.element(screen.getByRole('checkbox', { name: 'Mail it to aoife@example.ie' })).toBeChecked();
  await screen.getByRole('button', { name: 'Send', exact: true }).dblClick();
  answer();
  await expect.poll(toastMessages).toEqual(['Quote Q-1001 is sent.']);
  expect(inputsOf('quote.send')).toEqual([{ Id: 'q1001', LastUpdated: '2026-11-20T09:00:00.000Z', Mail: true }]);
});

test('is mailed too by whoever sends it before the customer’s address is here', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  const { screen, inputsOf } = await render({
    quote: { CustomerId: 'c1', Customer: { Id: 'c1', Name: 'Aoife Brennan' } },
    answers: {
      'customer.getCustomerById': () => arrived.then(() => aoife),
      'quote.send': () => aSending,
    },
  });
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  arrive();
  await expect.poll(() => inputsOf('quote.send')).toMatchObject([{ Mail: true }]);
});

test('a quote that was sent is accepted for its customer, with how they said so and what they accepted', async () => {
  const { screen, inputsOf } = await render({
    quote: { State: 'Sent' },
    version: sent,
    answers: { 'quote.accept': () => anOpenedQuote({ State: 'Accepted' }) },
  });
  await screen.getByRole('button', { name: 'Accept for customer' }).click();
  await screen.getByRole('radio', { name: 'On paper' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => inputsOf('quote.accept')).toEqual([{ Id: 'q1001', Version: 1, Hash: 'abc', How: 'paper' }]);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a move that fails keeps its dialog with what was typed, and says why', async () => {
  const { screen } = await render({
    quote: { State: 'Sent' },
    version: sent,
    answers: {
      'quote.lose': () => {
        throw answered(503);
      },
    },
  });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('button', { name: 'Lose' }).click();
  await screen.getByRole('textbox', { name: /^In your own words/ }).fill('Their cousin fits doors');
  await screen.getByRole('dialog').getByRole('button', { name: 'Lose' }).click();
  await expect.poll(toastMessages).toHaveLength(1);
  await expect
    .element(screen.getByRole('textbox', { name: /^In your own words/ }))
    .toHaveValue('Their cousin fits doors');
});

test.each([
  ['being made', 0, 'The PDF is being made.'],
  ['being made', 2, 'The PDF is being made, 2 before it. You can leave this page meanwhile.'],
  ['failed', 0, 'The PDF could not be made. It is tried again by itself.'],
])('a PDF that is %s, with %d before it, is said to be', async (DocumentState, DocumentsBefore, sentence) => {
  const { screen } = await render({ quote: { State: 'Sent' }, version: { ...sent, DocumentState, DocumentsBefore } });
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test.each([
  ['Draft', {}, ['Send'], ['Revise', 'Accept for customer', 'Complete', 'Convert To Order']],
  ['Sent', sent, ['Accept for customer', 'Revise', 'Copy link'], ['Send', 'Complete', 'Convert To Order']],
  ['Accepted', sent, ['Convert To Order'], ['Send', 'Accept for customer', 'Revise']],
  ['Expired', sent, ['Revise', 'Complete'], ['Send', 'Accept for customer']],
  ['Converted To Order', sent, ['Complete'], ['Revise', 'Send', 'Convert To Order']],
  ['Completed', sent, ['Print'], ['Revise', 'Complete']],
] as const)('%s offers the moves of its state and no others', async (State, version, offered, others) => {
  const { screen } = await render({ quote: { State }, version });
  for (const name of offered) await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of others) expect(screen.getByRole('button', { name, exact: true }).query()).toBeNull();
});

test('its link is withdrawn from the menu, and the page says that it is, or why it is not', async () => {
  let isDown = true;
  const { screen } = await render({
    quote: { State: 'Sent' },
    version: { State: 'Sent', Hash: 'abc', Blockers: [] },
    answers: {
      'quote.revokeOfferLink': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { Id: 'q1001' };
      },
    },
  });
  const withdraws = async () => {
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('button', { name: 'Withdraw the link' }).click();
  };
  await withdraws();
  await expect.poll(() => toastMessages().length).toBe(1);
  isDown = false;
  await withdraws();
  await expect.poll(toastMessages).toContain('The link is withdrawn. Whoever opens it is told whom to ask.');
});

test('an earlier version says that it is superseded and offers no move; what is new is told line by line', async () => {
  const Versions = [...sent.Versions, { Version: 2, Hash: 'def', SentAt: sentAt, ValidUntil: '2026-12-23' }];
  const Row = { What: 'line', Id: 'l1', Text: 'Single Door, Minster', Before: null, After: null, Changed: [] };
  const { screen, inputsOf } = await render({
    quote: { State: 'Sent', Version: 2 },
    answers: {
      'quote.getVersion': ({ Version = 2 }) =>
        aVersion({
          ...{ ...sent, Version, Versions, IsLatest: Version === 2, State: Version === 2 ? 'Sent' : 'Superseded' },
          Differences: { Delta: '120.00', Rows: [{ ...Row, Delta: '120.00' }] },
        }),
    },
  });
  await screen.getByText(/^What is new since version 1/).click();
  await expect.element(screen.getByText('Single Door, Minster')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Version shown' }).selectOptions('1');
  await expect.element(screen.getByText('There is a newer version of this quote.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept for customer' })).not.toBeInTheDocument();
  expect(inputsOf('quote.getVersion').at(-1)).toEqual({ Id: 'q1001', Version: 1 });
});

test('a double click makes one order, and a second try after a failure the same one', async () => {
  const { screen, inputsOf } = await render({
    quote: { State: 'Accepted' },
    version: sent,
    answers: {
      'quote.convertToOrder': () => {
        throw answered(503);
      },
    },
  });
  const convert = screen.getByRole('button', { name: 'Convert To Order' });
  await convert.click();
  await expect.poll(toastMessages).toHaveLength(1);
  let answer = () => {};
  fakeOffice.answer({
    'quote.convertToOrder': () => new Promise((done) => (answer = () => done(JSON.parse('{"Number":"10001"}')))),
  });
  await convert.dblClick();
  answer();
  await expect.poll(() => toastMessages().at(-1)).toMatch(/10001/);
  const [first, again, ...others] = inputsOf('quote.convertToOrder');
  expect(first).toEqual({ Id: 'q1001', OrderId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect([again, others]).toEqual([first, []]);
});

describe('the customer’s link', () => {
  const OfferUrl = 'https://example.com/#/offer/t';
  const shown = (answers: OfficeAnswers) =>
    render({
      quote: { State: 'Sent' },
      version: sent,
      answers: { 'quote.createOfferLink': () => ({ Id: 'q1001', Version: 1, OfferUrl }), ...answers },
    });
  test('is copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { screen } = await shown({});
    await screen.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(toastMessages).toEqual(['The link is copied.']);
    expect(copied).toHaveBeenCalledExactlyOnceWith(OfferUrl);
  });

  test('is shown to be copied by hand where a page may not copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const { screen } = await shown({});
    await screen.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'The customer’s link' })).toHaveValue(OfferUrl);
  });
});

test('a lost quote says why, and can be revised or completed', async () => {
  const lost = {
    ...{ Id: 'h1', Kind: 'state', From: 'Sent', To: 'Lost', Reason: 'too dear: Their cousin fits doors' },
    ...{ Who: { UserId: 'niamh', Name: 'Niamh Keane' }, At: '2026-11-21T10:00:00.000Z' },
  };
  let answer = () => {};
  const { screen, inputsOf } = await render({
    quote: { State: 'Lost', History: JSON.parse(JSON.stringify([lost])) },
    version: { ...sent, State: 'Lost' },
    answers: {
      'quote.revise': () => new Promise((done) => (answer = () => done(anOpenedQuote({ Version: 2 })))),
    },
  });
  await expect.element(screen.getByText(/Their cousin fits doors/)).toBeVisible();
  for (const name of ['Send', 'Accept for customer', 'Convert To Order'])
    expect(screen.getByRole('button', { name, exact: true }).query()).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Complete' })).toBeVisible();
  await screen.getByRole('button', { name: 'Revise' }).dblClick();
  await expect
    .poll(() => inputsOf('quote.revise'))
    .toEqual([{ Id: 'q1001', LastUpdated: anOpenedQuote().LastUpdated }]);
  // Changes of a quote wait for each other, also those of the next test.
  answer();
});
