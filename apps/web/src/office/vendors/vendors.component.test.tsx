import '../layout/lists.css';
import '../layout/office-layout.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { vendorsMessages as t } from '../messages/vendors.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { renderOffice, toastMessages } from '../testing/render-office.tsx';
import { aVendor } from './testing/a-vendor.ts';
import { VendorPage } from './vendor-page.tsx';
import type { WireVendor } from './vendor-values.ts';
import { VendorsPage } from './vendors-page.tsx';

const listed = (Name: string, facts: object = {}) => ({
  ...{ Id: Name, Name, OurNumber: '', HowToOrder: 'mail' as const, OrderDays: [1, 2, 3, 4, 5], CutOff: '12:00' },
  ...{ DeliveryDays: [1, 3, 5], State: 'active' as const, Items: 0, LeadDays: null },
  ...facts,
});

describe('the list of vendors', () => {
  const render = (answers: OfficeAnswers) => renderOffice(<VendorsPage />, { answers, path: '/installer/vendors' });

  test('names days and lead time of each, those that are retired at the end', async () => {
    const Vendors = [
      listed('Acme', { State: 'retired' }),
      listed('Clearline', { Items: 2, LeadDays: { Least: 3, Most: 10 } }),
    ];
    const { screen } = await render({ 'vendor.list': () => ({ Vendors }) });
    const row = screen.getByRole('row').nth(1);
    await expect
      .element(row.getByRole('link', { name: 'Clearline' }))
      .toHaveAttribute('href', '#/installer/vendor/Clearline');
    for (const text of ['Mon–Fri until 12:00', 'Mon, Wed, Fri', '3 to 10 days', '2 items'])
      await expect.element(row.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('row').nth(2).getByText('Retired')).toBeVisible();
  });

  test('without any says what counts until then', async () => {
    const { screen } = await render({ 'vendor.list': () => ({ Vendors: [] }) });
    await expect.element(screen.getByText(t.none)).toBeVisible();
  });

  test('that cannot be loaded says so, and is loaded again', async () => {
    let isBroken = true;
    const { screen } = await render({
      'vendor.list': () => {
        if (isBroken) throw answered(500);
        return { Vendors: [listed('Clearline')] };
      },
    });
    isBroken = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Clearline' })).toBeVisible();
  });

  test('makes a new one by its name, which no other has, and opens its page', async () => {
    const { screen, go, inputsOf } = await render({
      'vendor.list': () => ({ Vendors: [listed('Clearline')] }),
      'vendor.create': ({ Id }) => aVendor({ Id }),
    });
    await expect.element(screen.getByRole('link', { name: 'Clearline' })).toBeVisible();
    await userEvent.keyboard('n');
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('CLEARLINE');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect.element(dialog.getByText(t.rules.nameTaken('CLEARLINE'))).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(' Latch ');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect.poll(() => inputsOf('vendor.create')).toEqual([{ Id: expect.any(String), Name: 'Latch' }]);
    await expect.poll(() => go.mock.calls.at(-1)?.[0]).toMatch(/^\/installer\/vendor\//);
  });
});

describe('a vendor', () => {
  /** A server with one vendor, changed by the calls. */
  function vendorServer(first: WireVendor = aVendor()): OfficeAnswers {
    let now = first;
    const saved = (facts: Partial<WireVendor>) => {
      now = { ...now, ...facts, LastUpdated: `${now.LastUpdated.slice(0, -1)}1Z` };
      return now;
    };
    return {
      'vendor.getVendorById': () => now,
      'vendor.update': ({ Id: _, LastUpdated: __, Name, CutOff = '', DeliveryDays = [], Closed = [] }) =>
        saved({ Name, CutOff, DeliveryDays, Closed }),
      'vendor.retire': ({ IsRetired }) => saved({ State: IsRetired === false ? 'active' : 'retired' }),
      'vendor.updateItems': () => saved({}),
      'vendor.importItems': ({ Id, Rows, DryRun }) => ({
        ...{ Id, LastUpdated: now.LastUpdated, Rows: Rows.length, IsWritten: !DryRun },
        Effects: Rows.map(({ Key }, at) => ({ Row: at + 1, Key, Effect: 'added' as const, EndsEarlier: false })),
        Faults: [],
      }),
    };
  }
  const render = (answers: OfficeAnswers = vendorServer()) =>
    renderOffice(<VendorPage />, { answers, path: '/installer/vendor/v1', params: { id: 'v1' } });

  test('is saved with its version; what was typed stays until then, also when the page is opened anew', async () => {
    const first = await render();
    await first.screen.getByRole('textbox', { name: 'Cut-off' }).fill('10:00');
    await first.screen.getByRole('group', { name: 'Delivery days' }).getByRole('button', { name: 'Fri' }).click();
    await expect.element(first.screen.getByText(t.form.unsaved)).toBeVisible();
    await first.screen.unmount();
    const { screen, inputsOf } = await render();
    await expect.element(screen.getByRole('textbox', { name: 'Cut-off' })).toHaveValue('10:00');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText(t.form.saved)).toBeVisible();
    expect(inputsOf('vendor.update')).toMatchObject([
      { Id: 'v1', LastUpdated: aVendor().LastUpdated, Name: 'Clearline', CutOff: '10:00', DeliveryDays: [1, 3] },
    ]);
  });

  test('tells a fault at its field, which has the focus, and sends nothing', async () => {
    const { screen, inputsOf } = await render();
    await screen.getByRole('textbox', { name: 'Cut-off' }).fill('25:00');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText(t.rules.cutOff('25:00'))).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Cut-off' })).toHaveFocus();
    expect(inputsOf('vendor.update')).toEqual([]);
  });

  test('that somebody else has changed keeps what was typed, and says so', async () => {
    const { screen } = await render({
      ...vendorServer(),
      'vendor.update': () => {
        throw answered(409);
      },
    });
    await screen.getByRole('textbox', { name: 'Phone' }).fill('01 234');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(toastMessages).toHaveLength(1);
    await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('01 234');
  });

  test('has closed days added from one day to another, pasted, and removed', async () => {
    const { screen, inputsOf } = await render();
    await screen.getByLabelText('First day').fill('2099-03-17');
    await screen.getByLabelText('Last day').fill('2099-03-16');
    await screen.getByRole('button', { name: t.closed.add }).click();
    await expect.element(screen.getByText(t.closed.noDay)).toBeVisible();
    await screen.getByLabelText('Last day').fill('2099-03-18');
    await screen.getByRole('button', { name: t.closed.add }).click();
    await screen.getByRole('textbox', { name: t.closed.paste }).fill('1 May 2099\nEaster');
    await screen.getByRole('button', { name: t.closed.pasteAdd }).click();
    await expect.element(screen.getByText(t.closed.wrong('Easter'))).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: t.closed.paste })).toHaveValue('Easter');
    await screen.getByRole('textbox', { name: t.closed.paste }).fill('');
    await screen.getByRole('button', { name: t.closed.removeSpan('1 May 2099') }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => inputsOf('vendor.update'))
      .toMatchObject([{ Closed: ['2026-12-24', '2099-03-17', '2099-03-18'] }]);
  });

  test('has items added in their unit, changed and taken out', async () => {
    const { screen, inputsOf } = await render();
    await expect.element(screen.getByText('€12.50 / 100 pcs')).toBeVisible();
    await screen.getByRole('button', { name: t.item.add }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Article' }).fill('GSK-DR');
    await dialog.getByRole('button', { name: t.item.save }).click();
    await expect.element(dialog.getByText(t.rules.item.leadDays(250))).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Lead days' }).fill('3');
    await dialog.getByRole('textbox', { name: 'Pack' }).fill('5,96');
    await dialog.getByRole('button', { name: t.item.save }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('vendor.updateItems')).toMatchObject([
      { Id: 'v1', Items: [{ Key: 'GSK-DR', Pack: '5.96', Least: '5.96', LeadDays: 3, Price: null }] },
    ]);
    await screen.getByRole('button', { name: /^CY-3K/ }).click();
    await screen.getByRole('dialog').getByRole('button', { name: t.item.remove }).click();
    await expect.poll(() => inputsOf('vendor.updateItems').at(-1)).toMatchObject({ Items: [], Removed: ['i1'] });
  });

  test('has a price list tried before it is imported', async () => {
    const { screen, inputsOf } = await render();
    await screen.getByRole('button', { name: t.import.open, exact: true }).click();
    const dialog = screen.getByRole('dialog');
    const choose = (text: string) =>
      userEvent.upload(dialog.getByLabelText('File', { exact: true }), new File([text], 'prices.csv'));
    await choose('Article;Price\nCY-3K;1\n');
    await dialog.getByRole('button', { name: t.import.read }).click();
    await expect.element(dialog.getByText(t.import.noColumns('Lead days'))).toBeVisible();
    await choose('\uFEFFArticle;Lead days;Price\r\nCY-3K;3;1.250,50\r\n');
    await dialog.getByRole('button', { name: t.import.read }).click();
    await dialog.getByRole('button', { name: t.import.doIt(1) }).click();
    await expect.poll(toastMessages).toEqual([t.import.done(1)]);
    expect(inputsOf('vendor.importItems')).toMatchObject([
      { DryRun: true, Rows: [{ Key: 'CY-3K', LeadDays: '3', Price: '1250.50' }] },
      { DryRun: false },
    ]);
  });

  test('with faults in a price list is told them line by line', async () => {
    const Faults = [{ Row: 1, Field: 'Pack' as const, Message: t.rules.item.quantity.piece }];
    const { screen } = await render({
      ...vendorServer(),
      'vendor.importItems': ({ Id, LastUpdated }) => ({
        ...{ Id, LastUpdated, Rows: 1, Effects: [], Faults, IsWritten: false },
      }),
    });
    await screen.getByRole('button', { name: t.import.open, exact: true }).click();
    const dialog = screen.getByRole('dialog');
    const file = new File(['Article,Lead days,Pack\n\nCY-3K,3,0\n'], 'prices.csv');
    await userEvent.upload(dialog.getByLabelText('File', { exact: true }), file);
    await dialog.getByRole('button', { name: t.import.read }).click();
    await expect.element(dialog.getByText(t.import.line(3))).toBeVisible();
    await expect.element(dialog.getByText(`Pack: ${t.rules.item.quantity.piece}`)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: t.import.read })).toBeVisible();
  });

  test('keeps its dates, and has claims open', async () => {
    const { screen } = await render(vendorServer(aVendor({ Keeping: { Lines: 3, Kept: 2, OpenClaims: 1 } })));
    const kept = screen.getByRole('region', { name: t.keeping.title });
    await expect.element(kept.getByText('66 %')).toBeVisible();
    await expect.element(kept.getByText(/2 of 3 lines came by their day\.$/)).toBeVisible();
    await expect
      .element(kept.getByRole('link', { name: '1 open claim' }))
      .toHaveAttribute('href', '#/installer/purchasing/claims?state=Open&vendor=v1');
  });

  test('of which nothing has come yet says so', async () => {
    const { screen } = await render();
    await expect.element(screen.getByText(t.keeping.none)).toBeVisible();
    await expect.element(screen.getByText(t.keeping.noClaims)).toBeVisible();
  });

  test('is retired after a question, and used again without one', async () => {
    const { screen, inputsOf } = await render();
    await screen.getByRole('button', { name: t.retire.open }).click();
    await screen.getByRole('dialog').getByRole('button', { name: t.retire.doIt }).click();
    await expect.element(screen.getByText(t.states.retired)).toBeVisible();
    await screen.getByRole('button', { name: t.retire.again }).click();
    await expect.element(screen.getByRole('button', { name: t.retire.open })).toBeVisible();
    expect(inputsOf('vendor.retire')).toMatchObject([{ Id: 'v1' }, { Id: 'v1', IsRetired: false }]);
  });

  test('that is not there says so', async () => {
    const { screen } = await render({
      'vendor.getVendorById': () => {
        throw answered(404);
      },
    });
    await expect.element(screen.getByText(t.noVendor)).toBeVisible();
  });

  test.each([1440, 390])('keeps names and texts of one long word inside a window of %i px', async (width) => {
    await page.viewport(width, 844);
    const word = 'Llanfairpwllgwyngyll'.repeat(6);
    const [item] = aVendor().Items;
    const Items = item ? [{ ...item, Key: word.slice(0, 80), Code: word.slice(0, 60), Text: word }] : [];
    const { screen } = await render(vendorServer(aVendor({ Name: word, Mail: word, Items })));
    await expect.element(screen.getByRole('heading', { name: word })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  });
});
