import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { SideBar } from '../layout/side-bar.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';
import type { DeepReadonly, OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { PricingPage } from './pricing-page.tsx';

type WirePriceList = DeepReadonly<OfficeOutputs['pricing']['getPriceList']>;
type Draft = NonNullable<WirePriceList['Draft']>;

const valid = [
  { Code: 'family.T1', Rule: 'P1', Unit: 'amount', Value: '790.00' },
  { Code: 'family.T2', Rule: 'P1', Unit: 'amount', Value: '890.00' },
  { Code: 'tier.A', Rule: 'terms', Unit: 'percent', Value: '20.00' },
] as const;

/** A server with a price list whose draft changes as the calls say. */
function priceServer({ hasDraft = true } = {}) {
  const first: Draft = { DraftId: 'd1', Version: 2, LastUpdated: 'seen 1', Rows: [...valid] };
  let draft: Draft | null = hasDraft ? first : null;
  let changes = 1;
  const change = (rows: Draft['Rows']) => {
    changes += 1;
    draft = { ...first, LastUpdated: `seen ${changes}`, Rows: rows };
    return draft;
  };
  const list = (): WirePriceList => ({
    ...{ Version: 1, Rows: valid, Draft: draft, History: [] },
    Versions: [{ Version: 1, From: null, PublishedAt: null, PublishedBy: null }],
  });
  const answers: OfficeAnswers = {
    'pricing.getPriceList': list,
    'pricing.createDraft': () => change(valid),
    'pricing.updateRows': ({ Rows }) =>
      change(
        (draft ?? first).Rows.map((row) => ({
          ...row,
          Value: Rows.find(({ Code }) => Code === row.Code)?.Value ?? row.Value,
        })),
      ),
    'pricing.preview': () => ({
      ...{ Version: 2, ComparedWith: 1, Currency: 'EUR', Open: 5, Least: '10.00', Most: '10.00' },
      Changes: [{ ItemId: 'i1', Before: '790.00', After: '800.00', By: '10.00' }],
      Drafts: {
        Open: 3,
        Changes: [
          { QuoteId: 'q1', Number: 'Q-1001', Currency: 'EUR', Before: '990.00', After: '978.00', By: '-12.00' },
          { QuoteId: 'q2', Number: 'Q-1002', Currency: 'EUR', Before: '990.00', After: '1078.00', By: '88.00' },
        ],
      },
    }),
  };
  return answers;
}

const render = (answers: OfficeAnswers, Role: 'installer' | 'fabricator' | 'admin' = 'admin') =>
  renderOffice(<PricingPage />, {
    answers: { ...answers, 'user.me': () => ({ ...me, Role }) },
    path: '/installer/pricing',
  });

describe('the draft of a price list', () => {
  test('is edited as a grid: each price is saved for the version that the one before has made', async () => {
    const { screen, inputsOf } = await render(priceServer());
    const first = screen.getByRole('textbox', { name: 'Draft of Family of the design, T1' });
    await first.fill('800');
    await userEvent.keyboard('{Enter}');
    const second = screen.getByRole('textbox', { name: 'Draft of Family of the design, T2' });
    await expect.element(second).toHaveFocus();
    await userEvent.keyboard('900{ArrowDown}');
    await expect.poll(() => inputsOf('pricing.updateRows').length).toBe(2);
    expect(inputsOf('pricing.updateRows')).toEqual([
      { Id: 'd1', LastUpdated: 'seen 1', Rows: [{ Code: 'family.T1', Value: '800.00' }] },
      { Id: 'd1', LastUpdated: 'seen 2', Rows: [{ Code: 'family.T2', Value: '900.00' }] },
    ]);
    await expect.element(first).toHaveValue('800.00');
    await expect.element(screen.getByRole('row', { name: /T1/ }).getByText('+10.00')).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Only what changes (2)' }).click();
    await expect.element(screen.getByRole('textbox', { name: /Discount of each tier/ })).not.toBeInTheDocument();
  });

  test('says what is no price and sends nothing; Escape takes it back', async () => {
    const { screen, inputsOf } = await render(priceServer());
    const field = screen.getByRole('textbox', { name: 'Draft of Family of the design, T1' });
    await field.fill('cheap');
    await userEvent.tab();
    await expect.element(screen.getByText('Write an amount such as 790.00.')).toBeVisible();
    await field.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('790.00');
    expect(inputsOf('pricing.updateRows')).toEqual([]);
  });

  test('keeps a price that could not be saved, and says so', async () => {
    const { screen } = await render({
      ...priceServer(),
      'pricing.updateRows': () => {
        throw answered(409);
      },
    });
    const field = screen.getByRole('textbox', { name: 'Draft of Family of the design, T1' });
    await field.fill('800');
    await userEvent.tab();
    await expect.element(screen.getByText(/^Not saved/)).toBeVisible();
    await expect.element(field).toHaveValue('800');
    expect(toastMessages()).toEqual(['Status 409']);
  });

  /** Somebody else sets prices just before the first change is saved. */
  const withOthers = (others: Draft['Rows']): OfficeAnswers => {
    const server = priceServer();
    const update = server['pricing.updateRows'];
    let theirs = others;
    return {
      ...server,
      'pricing.updateRows': (sent) => {
        if (update && theirs.length === 0) return update(sent);
        void update?.({ ...sent, Rows: theirs });
        theirs = [];
        throw answered(409);
      },
    };
  };

  test('takes a price on top of others that somebody else has set meanwhile', async () => {
    const { screen, inputsOf } = await render(withOthers([{ ...valid[1], Value: '700.00' }]));
    await screen.getByRole('textbox', { name: 'Draft of Family of the design, T1' }).fill('800');
    await userEvent.tab();
    await expect
      .poll(() => inputsOf('pricing.updateRows'))
      .toMatchObject([{ LastUpdated: 'seen 1' }, { LastUpdated: 'seen 2' }]);
    await expect.element(screen.getByRole('textbox', { name: /T2/ })).toHaveValue('700.00');
    expect(toastMessages()).toEqual([]);
  });

  test('shows what somebody else has set for the same, and keeps mine once I have seen it', async () => {
    const { screen } = await render(withOthers([{ ...valid[0], Value: '750.00' }]));
    const field = screen.getByRole('textbox', { name: 'Draft of Family of the design, T1' });
    await field.fill('800');
    await userEvent.tab();
    await expect.element(screen.getByText(/^Somebody else has set 750.00 meanwhile/)).toBeVisible();
    await expect.element(field).toHaveValue('800');
    await field.click();
    await userEvent.tab();
    await expect.element(field).toHaveValue('800.00');
    await expect.element(screen.getByText(/^Somebody else/)).not.toBeInTheDocument();
  });

  test('is published from a day, after it was said what changes', async () => {
    const { screen, inputsOf } = await render({
      ...priceServer(),
      'pricing.publish': () => ({ Version: 2, From: '2030-01-02' }),
    });
    await screen.getByRole('button', { name: 'Publish' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Publish price list 2' });
    await expect.element(dialog.getByText('2 open drafts change, by −€12.00 to +€88.00.')).toBeVisible();
    await expect.element(dialog.getByText('1 of 5 doors of open enquiries changes, by +€10.00.')).toBeVisible();
    await dialog.getByLabelText('Valid from').fill('2030-01-02');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('pricing.publish')).toEqual([{ Id: 'd1', From: '2030-01-02' }]);
  });

  test('is raised by a rate, once', async () => {
    const { screen, inputsOf } = await render({
      ...priceServer(),
      'pricing.raisePrices': () => ({ DraftId: 'd1', Version: 2, LastUpdated: 'seen 9', Rows: [...valid] }),
    });
    await screen.getByRole('button', { name: 'Raise' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Raise all amounts' });
    await dialog.getByRole('textbox').fill('lots');
    await dialog.getByRole('button', { name: 'Raise' }).click();
    await expect.element(dialog.getByText(/^Write a rate from/)).toBeVisible();
    await dialog.getByRole('textbox').fill('-2,5');
    await dialog.getByRole('button', { name: 'Raise' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('pricing.raisePrices')).toEqual([
      { Id: 'd1', LastUpdated: 'seen 1', PerCent: -2.5, Attempt: expect.any(String) },
    ]);
  });

  test('on a phone is published by a button, and all else stands in the menu of the page', async () => {
    await page.viewport(390, 844);
    const { screen } = await render(priceServer());
    await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Raise' })).not.toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'More' });
    await opener.click();
    for (const name of ['Export', 'Raise', 'Import', 'Preview', 'Discard'])
      await expect.element(screen.getByRole('button', { name })).toBeVisible();
    await screen.getByRole('button', { name: 'Raise' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Raise all amounts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  });

  test('in a wide window has no menu', async () => {
    const { screen } = await render(priceServer());
    await expect.element(screen.getByRole('button', { name: 'Raise' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  test('takes over a file only after it was said what the file changes', async () => {
    const Lines = [
      { Line: 2, Code: 'family.T1', Fault: null, From: '790.00', To: '810.00' },
      { Line: 3, Code: 'family.T9', Fault: 'The price list has no such row.', From: null, To: null },
    ];
    const { screen, inputsOf } = await render({
      ...priceServer(),
      'pricing.importRows': () => ({ Lines, Draft: null }),
    });
    await screen.getByRole('button', { name: 'Import' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Import a file' });
    await dialog.getByRole('button', { name: 'See what it would change' }).click();
    await expect.element(dialog.getByText('Choose a file.')).toBeVisible();
    await userEvent.upload(dialog.getByLabelText('File'), new File(['Code,Price\nfamily.T1,810'], 'prices.csv'));
    await dialog.getByRole('button', { name: 'See what it would change' }).click();
    await expect.element(dialog.getByText('1 price changes, 1 line is left out.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText(/^What you typed here is not saved/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('pricing.importRows')).toMatchObject([{ DryRun: true }, { DryRun: false, LastUpdated: 'seen 1' }]);
  });

  test.each([
    [false, 'The import was stopped. The draft is as it was.'],
    [true, 'The import was done before it could be stopped. The draft has the new prices.'],
  ])('cancelled while the server takes it over (it was done: %j), says which of both it is', async (isDone, said) => {
    const server = priceServer();
    let cutOff = () => {};
    const gone = new Promise<void>((resolve) => {
      cutOff = resolve;
    });
    const { screen } = await render({
      ...server,
      'pricing.importRows': async ({ DryRun }) => {
        if (DryRun) return { Lines: [], Draft: null };
        if (isDone) void server['pricing.updateRows']?.({ Id: 'd1', LastUpdated: 'seen 1', Rows: [] });
        await gone;
        throw new Error('The connection was cut off.');
      },
    });
    await screen.getByRole('button', { name: 'Import' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Import a file' });
    await userEvent.upload(dialog.getByLabelText('File'), new File(['Code,Price\nfamily.T1,810'], 'prices.csv'));
    await dialog.getByRole('button', { name: 'See what it would change' }).click();
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect.element(dialog.getByText('The rows are taken over.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    cutOff();
    await expect.poll(toastMessages).toContain(said);
  });

  test('says how many rows of a file are read, and cancelled it reads no more', async () => {
    let answer = () => {};
    const second = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const nothing = { Lines: [], Draft: null } as const;
    const { screen, inputsOf } = await render({
      ...priceServer(),
      'pricing.importRows': ({ Part }) => (Part?.FirstLine === 2 ? nothing : second.then(() => nothing)),
    });
    await screen.getByRole('button', { name: 'Import' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Import a file' });
    const rows = Array.from({ length: 250 }, () => 'family.T1,810').join('\n');
    await userEvent.upload(dialog.getByLabelText('File'), new File([`Code,Price\n${rows}\n`], 'prices.csv'));
    await dialog.getByRole('button', { name: 'See what it would change' }).click();
    await expect.element(dialog.getByText('100 of 250 rows read')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(toastMessages).toContain('The import was stopped. The draft is as it was.');
    answer();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('pricing.importRows')).toHaveLength(2);
  });
});

describe('the price list', () => {
  test('without a draft is read, found by words, and a draft is begun', async () => {
    const { screen, inputsOf } = await render(priceServer({ hasDraft: false }));
    await expect.element(screen.getByText(/^Price list 1 is valid today/)).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Find a price' }).fill('tier');
    await expect.element(screen.getByRole('row', { name: /20\.00/ })).toBeVisible();
    await expect.element(screen.getByText('790.00')).not.toBeInTheDocument();
    await screen.getByRole('searchbox', { name: 'Find a price' }).fill('castle');
    await screen.getByRole('button', { name: 'Show all prices' }).click();
    await screen.getByRole('button', { name: 'Begin a draft' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Draft of Family of the design, T1' })).toBeVisible();
    expect(inputsOf('pricing.createDraft')).toHaveLength(1);
  });

  test('is read only for a fabricator, and hidden from an installer', async () => {
    const { screen } = await render(priceServer(), 'fabricator');
    await expect.element(screen.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox', { name: /^Draft of/ })).not.toBeInTheDocument();
    await screen.unmount();
    const installer = await render(priceServer(), 'installer');
    await expect.element(installer.screen.getByText('Your account does not see the price list.')).toBeVisible();
    expect(installer.inputsOf('pricing.getPriceList')).toEqual([]);
  });

  test.each([
    ['installer', 0],
    ['admin', 1],
  ] as const)('stands in the side bar of an %s: %d', async (Role, count) => {
    const { screen } = await renderOffice(
      <SideBar onFind={() => undefined} onHelp={() => undefined} onLogOut={() => undefined} />,
      {
        answers: { 'user.me': () => ({ ...me, Role }), 'enquiry.list': () => ({ Enquiries: [], After: null }) },
      },
    );
    await expect.element(screen.getByRole('link', { name: 'Customers' })).toBeVisible();
    await expect.poll(() => screen.getByRole('link', { name: 'Pricing' }).elements().length).toBe(count);
  });
});
