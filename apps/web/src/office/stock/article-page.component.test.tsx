import '../layout/lists.css';
import '../layout/office-layout.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { removeDrafts } from '../queries/draft-storage.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { ArticlePage } from './article-page.tsx';
import { aMove, anArticle, aPaint, aSeller, placesAnswer } from './testing/stock-rows.ts';

const fabricator = { ...me, Role: 'fabricator' } as const;

const answers = {
  'user.me': () => fabricator,
  'inventory.getArticle': ({ Key }) => anArticle({ Key }),
  'inventory.places': () => placesAnswer,
  'inventory.moves': ({ Key }) => ({
    ...{ Key, Text: '', Unit: 'piece', Currency: 'EUR', After: null },
    Moves: [
      aMove(3, { Kind: 'scrap', Quantity: '-1', Value: '-3.33', ReasonCode: 'damaged', Reason: '' }),
      aMove(2, { Kind: 'issue', Quantity: '-2', Value: '-6.67', Reason: 'For 10234' }),
      aMove(1, { Cause: { Kind: 'opening', Id: 'o' }, Reason: '', Quantity: '6' }),
    ],
  }),
} as const satisfies OfficeAnswers;

const show = (changes: OfficeAnswers = {}, key = 'CY-3K') =>
  renderOffice(<ArticlePage />, {
    answers: { ...answers, ...changes },
    path: `/installer/stock/${encodeURIComponent(key)}`,
    params: { key: encodeURIComponent(key) },
  });

beforeEach(() => {
  for (const key of ['CY-3K', 'A/B @1', 'PAINT-RAL 3003']) removeDrafts('stock-supply', key);
});

describe('the page of an article', () => {
  test('says where it is, what is to be expected of it, and why it is so: its moves, the last first', async () => {
    const { screen } = await show();
    const tabs = screen.getByRole('tab').elements();
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Forecast', 'Moves', 'Vendors']);
    await screen.getByRole('tab', { name: 'Moves' }).click();
    const there = screen.getByRole('region', { name: 'On hand' });
    await expect.element(there.getByText('Main', { exact: true })).toBeVisible();
    await expect.element(there.getByText('€10.00')).toBeVisible();
    await expect.element(there.getByText('Counted 3 Nov 2026')).toBeVisible();
    const rows = screen.getByRole('table', { name: /^Moves of CY-3K/ }).getByRole('row');
    await expect.element(rows.nth(1).getByRole('rowheader', { name: 'Scrap 3 · 21 Nov 2026' })).toBeVisible();
    await expect.element(rows.nth(1).getByText('Damaged')).toBeVisible();
    await expect.element(rows.nth(2).getByText('For 10234')).toBeVisible();
    await expect.element(rows.nth(2).getByText('−2')).toBeVisible();
    await expect.element(rows.nth(2).getByText('Finn Oakley')).toBeVisible();
    await expect.element(rows.nth(3).getByText('Opening stock')).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'Moves' })).toHaveAttribute('aria-selected', 'true');
  });

  test('says who takes it, what comes, and what is left from day to day', async () => {
    const demand = { OrderId: 'o1', QuoteId: null, Stage: 'assembly', Week: '2705' } as const;
    const { screen } = await show({
      'inventory.getArticle': () =>
        anArticle({
          Free: '0',
          Due: [{ Day: '2027-02-10', Quantity: '10' }],
          Demand: [
            {
              ...demand,
              ...{ Order: '10234', Quantity: '5', NeedDay: '2027-02-03' },
              ...{ Pegs: [{ Due: null, Quantity: '3' }], Short: { Quantity: '2', Until: '2027-02-10' }, GiveTo: [] },
            },
            {
              ...{ ...demand, OrderId: null, QuoteId: 'q1', Order: 'Q-1001' },
              ...{ Quantity: '1', NeedDay: '2027-03-03', Pegs: [], Short: null, GiveTo: [] },
            },
          ],
          Forecast: [
            { Day: '2026-11-21', Projected: '3', Free: '0' },
            { Day: '2027-02-03', Projected: '-2', Free: '0' },
            { Day: '2027-02-10', Projected: '8', Free: '7' },
          ],
        }),
    });
    await expect.element(screen.getByText('Free today')).toBeVisible();
    const needs = screen.getByRole('table', { name: /^What orders take of CY-3K/ });
    await expect.element(needs.getByRole('link', { name: '10234' })).toHaveAttribute('href', '#/installer/order/o1');
    await expect.element(needs.getByText('2 short until 10 Feb 2027')).toBeVisible();
    const held = needs.getByRole('link', { name: 'Q-1001, held' });
    await expect.element(held).toHaveAttribute('href', '#/installer/quote/q1/quote-details');
    await screen.getByRole('radio', { name: 'Table' }).click();
    const steps = screen.getByRole('table', { name: 'What is to be expected of CY-3K' }).getByRole('row');
    await expect.element(steps.nth(2).getByText('−2')).toBeVisible();
    await expect.element(steps.nth(3).getByText('10', { exact: true })).toBeVisible();
    await expect.element(steps.nth(3).getByText('7', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'Forecast' })).toHaveAttribute('aria-selected', 'true');
    await screen.getByRole('tab', { name: 'Moves' }).click();
    await expect.element(screen.getByRole('table', { name: /^Moves of CY-3K/ })).toBeVisible();
  });

  test('that another order is short of is given to it with a reason, once', async () => {
    const demand = { QuoteId: null, Stage: 'assembly', Week: '2705', NeedDay: '2027-02-03' } as const;
    const { screen, inputsOf } = await show({
      'inventory.getArticle': () =>
        anArticle({
          Demand: [
            {
              ...{ ...demand, OrderId: 'o1', Order: '10234', Quantity: '5', Short: null },
              ...{ Pegs: [{ Due: null, Quantity: '5' }], GiveTo: [{ OrderId: 'o2', Order: '10235' }] },
            },
            {
              ...{ ...demand, OrderId: 'o2', Order: '10235', Quantity: '2', Pegs: [] },
              ...{ Short: { Quantity: '2', Until: null }, GiveTo: [] },
            },
          ],
        }),
      'promise.giveTo': () => ({ From: null, To: null }),
    });
    await screen.getByRole('button', { name: 'Give what order 10234 has to another' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Give CY-3K of order 10234 to another' });
    await dialog.getByRole('button', { name: 'Give it' }).click();
    await expect.element(dialog.getByText('Say why.')).toBeVisible();
    expect(inputsOf('promise.giveTo')).toEqual([]);
    await dialog.getByLabelText('Reason').fill('Their house has no door');
    await dialog.getByRole('button', { name: 'Give it' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('promise.giveTo')).toMatchObject([
      { Key: 'CY-3K', From: 'o1', To: 'o2', Reason: 'Their house has no door' },
    ]);
  });

  test('that no order takes says so in its forecast', async () => {
    const { screen } = await show();
    await expect.element(screen.getByText('No order takes it, and nothing is on its way.')).toBeVisible();
  });

  test('is found by a key of any letters, and says of which lot there is what', async () => {
    const odd = await show({}, 'A/B @1');
    await expect.element(odd.screen.getByRole('heading', { name: 'A/B @1', level: 1 })).toBeVisible();
    expect(odd.inputsOf('inventory.getArticle')).toEqual([{ Key: 'A/B @1' }]);
    await odd.screen.unmount();
    const { screen } = await show({ 'inventory.getArticle': () => aPaint() }, 'PAINT-RAL 3003');
    await expect.element(screen.getByText('lot A12, 2.500 l')).toBeVisible();
    await expect.element(screen.getByText(/^As said for all of PAINT\*/)).toBeVisible();
  });

  test('that there is not leads back to the list', async () => {
    const { screen } = await show({
      'inventory.getArticle': () => {
        throw answered(404);
      },
    });
    await expect.element(screen.getByText(/^No article has this key/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Show all articles' })).toBeVisible();
  });

  test('goes further back page by page', async () => {
    const { screen, inputsOf } = await show({
      'inventory.moves': ({ After }) => ({
        ...answers['inventory.moves']({ Key: 'CY-3K' }),
        ...(After ? { Moves: [aMove(1)], After: null } : { Moves: [aMove(2)], After: 2 }),
      }),
    });
    await screen.getByRole('tab', { name: 'Moves' }).click();
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(screen.getByText(/^1 · 21 Nov 2026/)).toBeVisible();
    expect(inputsOf('inventory.moves').at(-1)).toEqual({ Key: 'CY-3K', After: 2 });
  });

  test('is read by an installer, without buttons and costs', async () => {
    await page.viewport(390, 844);
    const { screen } = await show({
      'user.me': () => me,
      'inventory.getArticle': () => anArticle({ Value: null }),
      'inventory.moves': (input) => ({
        ...answers['inventory.moves'](input),
        Moves: [aMove(1, { Value: null })],
      }),
    });
    const kept = screen.getByRole('region', { name: 'How it is kept' });
    await expect.element(kept.getByText('The default place')).toBeVisible();
    for (const name of ['Move', 'Transfer', 'Save'])
      await expect.element(screen.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByText('€10.00')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await page.viewport(1440, 900);
  });
});

describe('who sells an article', () => {
  const Sellers = [aSeller('Latch'), aSeller('Bolt', { Code: '', Price: null, Per: null, Comes: null })];
  const sold = { 'vendor.sellers': () => ({ Sellers }) } as const;

  test('is told with what it costs and when it would come', async () => {
    const { screen } = await show(sold);
    await screen.getByRole('tab', { name: 'Vendors' }).click();
    const rows = screen.getByRole('table', { name: /^Who sells CY-3K/ }).getByRole('row');
    await expect
      .element(rows.nth(1).getByRole('link', { name: 'Latch' }))
      .toHaveAttribute('href', '#/installer/vendor/latch');
    await expect.element(rows.nth(1).getByRole('cell', { name: '10 takes 3 days' })).toBeVisible();
    for (const text of ['L-3K', '27 Nov 2026', 'ordered 23 Nov 2026, delivered 26 Nov 2026'])
      await expect.element(rows.nth(1).getByText(text, { exact: true })).toBeVisible();
    await expect.element(rows.nth(1).getByText('€2.50')).toBeVisible();
    await expect.element(rows.nth(2).getByText('It never delivers.')).toBeVisible();
    await expect.element(rows.nth(2).getByText('No price')).toBeVisible();
  });

  test('is bought of the first one: a draft of the least that it sells', async () => {
    const { screen, inputsOf } = await show(sold);
    await screen.getByRole('button', { name: 'Order more' }).click();
    await expect
      .poll(() => inputsOf('purchase.create'))
      .toMatchObject([{ VendorId: 'latch', Lines: [{ Key: 'CY-3K', Quantity: '10' }] }]);
  });

  test('may be nobody, which is said; to whoever sees no vendors nothing is', async () => {
    const { screen, inputsOf } = await show({ 'vendor.sellers': () => ({ Sellers: [] }) });
    await expect.element(screen.getByRole('tab', { name: 'Moves' })).toBeVisible();
    expect(inputsOf('vendor.sellers'), 'until somebody looks at it').toEqual([]);
    await screen.getByRole('button', { name: 'Order more' }).click();
    await expect.element(screen.getByText(/^Nobody sells it/)).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'Vendors' })).toHaveAttribute('aria-selected', 'true');
    expect(inputsOf('purchase.create')).toEqual([]);
    await screen.unmount();
    const hidden = await show({ 'user.me': () => ({ ...me, Role: 'installer' }) });
    await expect.element(hidden.screen.getByRole('tab', { name: 'Moves' })).toBeVisible();
    await expect.element(hidden.screen.getByRole('tab', { name: 'Vendors' })).not.toBeInTheDocument();
    await expect.element(hidden.screen.getByRole('button', { name: 'Order more' })).not.toBeInTheDocument();
  });
});

describe('how an article is kept', () => {
  test('is changed, and what is typed and left stands there as not saved', async () => {
    const { screen } = await show();
    await screen.getByRole('textbox', { name: 'Least' }).fill('7');
    await expect.element(screen.getByText('Not saved yet.')).toBeVisible();
    await screen.unmount();
    const again = await show({ 'inventory.updateSupply': ({ Key }) => ({ ...anArticle().Supply, Key }) });
    await expect.element(again.screen.getByRole('textbox', { name: 'Least' })).toHaveValue('7');
    await again.screen.getByRole('combobox', { name: 'Put away at' }).selectOptions('Van 2');
    await again.screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(again.screen.getByText('All changes are saved.')).toBeVisible();
    expect(again.inputsOf('inventory.updateSupply')).toEqual([
      {
        ...{ Key: 'CY-3K', Supply: 'counted', Stage: 'assembly', Floor: '7', FirstPlace: 'van' },
        ...{ LotTracked: false, AnalysisCode: '', LastUpdated: '2026-11-20T08:00:00.000Z' },
      },
    ]);
  });

  test('of two people the second is told, sees what the first has said, and has what was typed still there', async () => {
    let isChanged = false;
    const theirs = { ...anArticle().Supply, AnalysisCode: 'LOCKS', LastUpdated: '2026-11-20T09:00:00.000Z' };
    const { screen, inputsOf } = await show({
      'inventory.getArticle': () => anArticle(isChanged ? { Supply: theirs } : {}),
      'inventory.updateSupply': ({ LastUpdated, Floor }) => {
        if (LastUpdated !== theirs.LastUpdated) {
          isChanged = true;
          throw answered(409, 'Somebody else has changed this in the meantime.');
        }
        return { ...theirs, Floor };
      },
    });
    await screen.getByRole('textbox', { name: 'Least' }).fill('7');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Somebody else has changed this in the meantime.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Analysis code' })).toHaveValue('LOCKS');
    await expect.element(screen.getByRole('textbox', { name: 'Least' })).toHaveValue('7');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
    expect(inputsOf('inventory.updateSupply').at(-1)).toMatchObject({ Floor: '7', AnalysisCode: 'LOCKS' });
  });

  test('has a history', async () => {
    const by = { About: 'stock', AboutId: 'k', Reason: '', Who: { UserId: 'finn', Name: 'Finn Oakley' } } as const;
    const { screen } = await show({
      'inventory.getArticle': () =>
        anArticle({
          History: [
            { ...by, Kind: 'details', From: 'least 0', To: 'least 5', At: '2026-11-20T08:00:00.000Z' },
            { ...by, Kind: 'row', From: null, To: 'opening stock of 1 row', At: '2026-11-19T08:00:00.000Z' },
          ],
        }),
    });
    const history = screen.getByRole('region', { name: 'History' });
    await expect.element(history.getByText('least 5; before: least 0')).toBeVisible();
    await expect.element(history.getByText('opening stock of 1 row')).toBeVisible();
  });

  test('says what is wrong, and why the server has refused it', async () => {
    const { screen, inputsOf } = await show({
      'inventory.updateSupply': () => {
        throw answered(409, 'There are 3 CY-3K. Lots begin, and end, where there is nothing: count it to 0 first.');
      },
    });
    await screen.getByRole('textbox', { name: 'Least' }).fill('1.5');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('This is no quantity. In whole pieces.')).toBeVisible();
    expect(inputsOf('inventory.updateSupply')).toEqual([]);
    await screen.getByRole('textbox', { name: 'Least' }).fill('5');
    await screen.getByRole('switch', { name: 'Tracked by lots' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/^There are 3 CY-3K/)).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByRole('switch', { name: 'Tracked by lots' })).not.toBeChecked();
  });
});

describe('a move of an article', () => {
  test('brings goods in with their value; what is missing is said first', async () => {
    const { screen, inputsOf } = await show({ 'inventory.move': ({ Id }) => ({ Id, Moves: [] }) });
    await screen.getByRole('button', { name: 'Move' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Move CY-3K' });
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect
      .element(
        dialog.getByText('Give a quantity of more than 0, such as 1000, and at most 1,000,000,000. In whole pieces.'),
      )
      .toBeVisible();
    await expect.element(dialog.getByText('Give a reason. It stays in the ledger.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('5');
    await dialog.getByRole('textbox', { name: 'Value of all of it' }).fill('12,50');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Found');
    await dialog.getByLabelText('On', { exact: true }).fill('2026-11-02');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('inventory.move')).toMatchObject([
      {
        ...{ Kind: 'in', Key: 'CY-3K', Place: 'main', Quantity: '5', Value: '12.50', Reason: 'Found' },
        ...{ Lot: null, On: '2026-11-02' },
      },
    ]);
    expect(toastMessages()).toContain('In: 5 CY-3K.');
  });

  test('brings back what an issue has still out, however far back it is', async () => {
    const pages = new Map([
      [0, { Moves: [aMove(103, { Kind: 'back', Quantity: '1', Undoes: 2 })], After: 103 }],
      [103, { Moves: [aMove(60)], After: 60 }],
      [60, { Moves: [aMove(2, { Kind: 'issue', Quantity: '-3', Place: 'van', Reason: 'For 10234' })], After: null }],
    ]);
    const { screen, inputsOf } = await show({
      'inventory.moves': (input) => ({
        ...answers['inventory.moves'](input),
        ...(pages.get(input.After ?? 0) ?? { Moves: [], After: null }),
      }),
      'inventory.move': ({ Id }) => ({ Id, Moves: [] }),
    });
    await screen.getByRole('button', { name: 'Move' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Back' }).click();
    const issue = dialog.getByRole('combobox', { name: 'Issue that it undoes' });
    await issue.selectOptions('Line 2, 2 still out, 21 Nov 2026: For 10234');
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not needed');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog.getByText('Only 2 is still out.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('2');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('inventory.move')).toMatchObject([
      { Kind: 'back', Undoes: 2, Quantity: '2', Place: 'van', Reason: 'Not needed' },
    ]);
  });

  test('scraps a lot of what is tracked, with why', async () => {
    const { screen, inputsOf } = await show(
      { 'inventory.getArticle': () => aPaint(), 'inventory.move': ({ Id }) => ({ Id, Moves: [] }) },
      'PAINT-RAL 3003',
    );
    await screen.getByRole('button', { name: 'Move' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Scrap' }).click();
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('0,25');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog.getByText('This article is tracked by lots. Say which.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Lot' }).fill('A12');
    await dialog.getByRole('combobox', { name: 'Why it is scrapped' }).selectOptions('Made wrong');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('inventory.move')).toMatchObject([
      { Kind: 'scrap', Quantity: '0.25', Lot: 'A12', ReasonCode: 'made-wrong', Reason: '' },
    ]);
  });

  test('whose answer was lost is sent again as the same, and another one as another', async () => {
    let isLost = true;
    const { screen, inputsOf } = await show({
      'inventory.move': ({ Id }) => {
        if (isLost) throw new TypeError('Failed to fetch');
        return { Id, Moves: [] };
      },
    });
    await screen.getByRole('button', { name: 'Move' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Issue' }).click();
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('1');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('For 10234');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog.getByRole('alert').getByText(/./)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('2');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.poll(() => inputsOf('inventory.move')).toHaveLength(2);
    isLost = false;
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const ids = inputsOf('inventory.move').map((input) => Object(input).Id);
    expect(ids[2]).toBe(ids[1]);
    expect(ids[1]).not.toBe(ids[0]);
  });
});
