import { describe, expect, test } from 'vitest';
import { itemId } from '@door/domain/door/model/ids';
import { aDoor } from '@door/domain/testing/a-door';
import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import { answered, savedAt } from '../../shared/testing/fakes.ts';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { aListedEnquiry, anOpenedEnquiry } from '../testing/office-rows.ts';
import { aListedQuote, anOpenedQuote } from '../testing/quote-rows.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { EnquiriesPage } from './enquiries-page.tsx';
import { EnquiryPage } from './enquiry-page.tsx';

describe('the list of enquiries', () => {
  const render = (answers: OfficeAnswers) => renderOffice(<EnquiriesPage />, { answers });

  test('shows the new ones first, and those of another state by the filter', async () => {
    const { screen, inputsOf } = await render({
      'enquiry.list': ({ State }) => ({
        Enquiries: State === 'Closed' ? [aListedEnquiry('e2', 'Cian Byrne', { State, Outcome: 'won' })] : [],
        After: null,
      }),
    });
    await expect.element(screen.getByText(/^No new enquiries/)).toBeVisible();
    await screen.getByRole('button', { name: 'Closed' }).click();
    const row = screen.getByRole('row').nth(1);
    await expect
      .element(row.getByRole('link', { name: 'Cian Byrne' }))
      .toHaveAttribute('href', '#/installer/enquiry/e2');
    await expect.element(row.getByText('Closed, won')).toBeVisible();
    await expect.element(row.getByText('E-1007')).toBeVisible();
    await expect.element(row.getByText('Nobody yet')).toBeVisible();
    expect(inputsOf('enquiry.list')).toEqual([
      { State: 'New', Taken: false, Text: '', After: null },
      { State: 'Closed', Taken: null, Text: '', After: null },
    ]);
    await expect.element(row.getByText('Single Door, Minster, Ruby Red')).toBeVisible();
  });
});

test('enquiries are sorted by a column and narrowed to a colleague, as items are', async () => {
  const { screen, inputsOf } = await renderOffice(<EnquiriesPage />, {
    answers: {
      'enquiry.list': () => ({ Enquiries: [aListedEnquiry('e2', 'Cian Byrne')], After: null }),
      'user.listSettings': () => ({
        Views: [{ Id: 'v1', Name: 'Everything', Params: { state: 'all' } }],
        Columns: null,
      }),
    },
  });
  await screen.getByRole('columnheader', { name: 'Person' }).getByRole('button').click();
  await screen.getByRole('columnheader', { name: 'Person' }).getByRole('button').click();
  await screen.getByRole('combobox', { name: 'Answered by' }).selectOptions('Nobody');
  await expect
    .poll(() => inputsOf('enquiry.list').at(-1))
    .toEqual({
      ...{ State: 'New', Taken: false, Text: '', After: null },
      Sort: { By: 'person', Descending: true },
    });
  await screen.getByRole('button', { name: 'Saved views' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Everything', exact: true }).click();
  await expect.poll(() => inputsOf('enquiry.list').at(-1)).toEqual({ State: null, Taken: null, Text: '', After: null });
});

describe('an enquiry', () => {
  /** A server with one enquiry, changed by the calls. */
  function enquiryServer(changes: Partial<ReturnType<typeof anOpenedEnquiry>> = {}): OfficeAnswers {
    let now = anOpenedEnquiry(changes);
    const change = (next: Partial<typeof now>) => {
      now = { ...now, ...next };
      return now;
    };
    return {
      'enquiry.open': () => now,
      'catalogue.getProductionRows': () => workedExampleProductionRows,
      'user.colleagues': () => [
        { UserId: me.UserId, Name: me.Name, Email: me.Email, Role: me.Role, IsDisabled: false },
        { UserId: 'cian', Name: 'Cian Byrne', Email: 'cian@example.com', Role: 'installer', IsDisabled: false },
        { UserId: 'orla', Name: 'Orla Quinn', Email: 'orla@example.com', Role: 'installer', IsDisabled: true },
      ],
      'enquiry.take': () => change({ Assignee: { UserId: me.UserId, Name: me.Name } }),
      'enquiry.assign': () => change({ Assignee: { UserId: 'cian', Name: 'Cian Byrne' } }),
      'enquiry.done': () => change({ State: 'Closed', Outcome: 'lost' }),
    };
  }

  const render = (answers: OfficeAnswers) =>
    renderOffice(<EnquiryPage />, { answers, path: '/installer/enquiry/e1', params: { id: 'e1' } });

  test('says who asked, what they agreed to, for which door, and what happened', async () => {
    const { screen } = await render(enquiryServer());
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Aoife Brennan' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'aoife@example.ie' })).toBeVisible();
    await expect.element(screen.getByText('I accept the terms.')).toBeVisible();
    await expect.element(screen.getByText('E-1007')).toBeVisible();
    await expect.element(screen.getByText('D-1043')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Door' }).getByText(/Single Door/)).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'History' }).getByText(/A visitor/)).toBeVisible();
  });

  const aConsent = {
    Kind: 'privacy',
    Text: 'I read it.',
    Given: true,
    SettingsVersion: 3,
    Hash: 'a'.repeat(64),
    Page: null,
  } as const;
  test.each<[string, OpenedEnquiry['Consents'], string]>([
    ['without consents', [], 'None were sent with the enquiry.'],
    ['with one that was not given', [{ ...aConsent, Given: false }], 'Not given'],
    [
      'with one of the settings',
      [aConsent],
      `Shown by version 3 of the settings. SHA-256 of what was agreed to: ${aConsent.Hash}`,
    ],
    [
      'with one of which a page was shown',
      [{ ...aConsent, Hash: null, Page: 'https://example.ie/terms' }],
      'Version 3 of the settings showed the page https://example.ie/terms. Only its address is kept, not what it said.',
    ],
    [
      'with one that no settings had',
      [{ ...aConsent, SettingsVersion: null, Hash: null }],
      'No version of the settings of that time has the sentence about data that came with the enquiry.',
    ],
  ])('%s says so', async (_, Consents, sentence) => {
    const { screen } = await render(enquiryServer({ Consents }));
    await expect.element(screen.getByRole('region', { name: 'Consents' }).getByText(sentence)).toBeVisible();
  });

  test('for a frame in colours that are not kept in stock says what that costs in time', async () => {
    const item = { ...aDoor('single-door'), id: itemId('item-2') };
    const colours = { ...item.colours, frameExternal: { kind: 'door-colour' } } as const;
    const { wire } = savedAt('2026-11-20T09:00:00.000Z', { item: { ...item, colours }, job: { address: '' } });
    const { screen } = await render(enquiryServer({ Item: wire }));
    await expect.element(screen.getByText(/\+10 working days, special order/)).toBeVisible();
  });

  test('that is taken has its answerer on the page', async () => {
    const { screen, inputsOf } = await render(enquiryServer());
    await screen.getByRole('button', { name: 'Take it' }).click();
    await expect.element(screen.getByText('You answer it')).toBeVisible();
    expect(inputsOf('enquiry.take')).toEqual(['e1']);
  });

  test('is given to a colleague by the select, and not to one who is disabled', async () => {
    const { screen, inputsOf } = await render(enquiryServer());
    const select = screen.getByRole('combobox', { name: 'Answered by' });
    await expect.element(select.getByRole('option', { name: 'Cian Byrne' })).toBeInTheDocument();
    expect(select.getByRole('option', { name: 'Orla Quinn' }).elements()).toEqual([]);
    await select.selectOptions('Cian Byrne');
    await expect.element(select).toHaveValue('cian');
    expect(inputsOf('enquiry.assign')).toEqual([{ Id: 'e1', UserId: 'cian' }]);
  });

  test('that a colleague has taken meanwhile says so and is loaded again', async () => {
    const { screen, inputsOf } = await render({
      ...enquiryServer(),
      'enquiry.assign': () => {
        throw answered(409);
      },
    });
    const select = screen.getByRole('combobox', { name: 'Answered by' });
    await select.selectOptions('Cian Byrne');
    await expect.poll(toastMessages).toEqual(['Status 409']);
    await expect.element(select).toHaveValue('');
    await expect.poll(() => inputsOf('enquiry.open').length).toBe(2);
  });

  test('becomes a quote by one click, and by two no second one', async () => {
    let answer = () => {};
    const { screen, go, inputsOf } = await render({
      ...enquiryServer(),
      'quote.create': () => new Promise((done) => (answer = () => done(anOpenedQuote()))),
    });
    await screen.getByRole('button', { name: 'Make a quote' }).dblClick();
    answer();
    await expect.poll(() => go.mock.calls).toEqual([['/installer/quote/q1001']]);
    expect(inputsOf('quote.create')).toEqual([{ Id: expect.any(String), EnquiryId: 'e1' }]);
  });

  test.each([
    { State: 'In Quote', Outcome: null },
    { State: 'Closed', Outcome: 'won' },
  ] as const)('that is $State is not quoted anew, and leads to its quote', async (ended) => {
    const listed = { 'quote.list': () => ({ Quotes: [aListedQuote(1001)], After: null }) };
    const { screen, inputsOf } = await render({ ...enquiryServer(ended), ...listed });
    const quotes = screen.getByRole('region', { name: 'Quotes' });
    await expect
      .element(quotes.getByRole('link', { name: 'Q-1001' }))
      .toHaveAttribute('href', '#/installer/quote/q1001');
    expect(inputsOf('quote.list')).toMatchObject([{ Enquiry: 'e1' }]);
    await expect.element(screen.getByRole('button', { name: 'Make a quote' })).not.toBeInTheDocument();
  });

  test('is closed with its outcome and a note', async () => {
    const { screen, inputsOf } = await render(enquiryServer());
    await screen.getByRole('button', { name: 'Close enquiry' }).click();
    const dialog = screen.getByRole('dialog', { name: 'How did it end?' });
    await dialog.getByRole('radio', { name: 'Lost' }).click({ force: true });
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Went with timber.');
    await dialog.getByRole('button', { name: 'Close it' }).click();
    await expect.element(screen.getByText('Closed, lost')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('enquiry.done')).toEqual([{ Id: 'e1', Outcome: 'lost', Note: 'Went with timber.' }]);
  });

  test('that could not be closed stays open in its dialog', async () => {
    const { screen } = await render({
      ...enquiryServer(),
      'enquiry.done': () => {
        throw answered(503);
      },
    });
    await screen.getByRole('button', { name: 'Close enquiry' }).click();
    await screen.getByRole('button', { name: 'Close it' }).click();
    await expect.poll(toastMessages).toEqual(['This was not done. Please try again.']);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('that does not exist leads back to the list', async () => {
    const { screen } = await render({
      'enquiry.open': () => {
        throw answered(404);
      },
    });
    await expect.element(screen.getByText('There is no such enquiry.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Show all enquiries' })).toBeVisible();
  });
});
