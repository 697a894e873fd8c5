import '../layout/lists.css';
import '../layout/office-layout.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { deviceTable } from '../../shared/storage/device-table.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { StockPage } from './stock-page.tsx';
import { anArticle, aPaint, main, placesAnswer, van } from './testing/stock-rows.ts';

const fabricator = { ...me, Role: 'fabricator' } as const;

const answers = {
  'user.me': () => fabricator,
  'inventory.list': ({ Search = '', Short = false, Place, After }) => ({
    Articles: [anArticle(), aPaint(), anArticle({ Key: 'A/B @1', IsBelowFloor: false })].filter(
      ({ Key, IsBelowFloor }) =>
        Key.startsWith(Search) && (!Short || IsBelowFloor) && Place !== van.Id && (After ?? '') < 'Z',
    ),
    After: null,
  }),
  'inventory.places': () => placesAnswer,
  'inventory.valueOn': ({ Day }) => ({
    Day,
    Values: [
      { AnalysisCode: '', Currency: 'EUR', Value: '10.50' },
      { AnalysisCode: '5000', Currency: 'EUR', Value: '1250.00' },
    ],
  }),
} as const satisfies OfficeAnswers;

const show = async (changes: OfficeAnswers = {}) => {
  location.hash = '#/installer/stock';
  for (const left of await deviceTable('stock-counts', '-1022.niamh').all())
    await deviceTable('stock-counts', '-1022.niamh').remove(Object(left).id);
  return renderOffice(<StockPage />, { answers: { ...answers, ...changes }, path: '/installer/stock' });
};

describe('the list of stock', () => {
  test('says of each article what there is, where, the least, and what all of it is worth', async () => {
    const { screen } = await show();
    const row = screen.getByRole('row').nth(1);
    await expect.element(row.getByRole('link', { name: 'CY-3K' })).toHaveAttribute('href', '#/installer/stock/CY-3K');
    await expect.element(row.getByText('Cylinder, 3 star')).toBeVisible();
    await expect.element(row.getByText('Short')).toBeVisible();
    await expect.element(row.getByText('Main: 3')).toBeVisible();
    await expect.element(row.getByText('€10.00')).toBeVisible();
    await expect.element(screen.getByText('Main: 2.500 l')).toBeVisible();
    await expect.element(screen.getByText('€1,260.50')).toBeVisible();
    const odd = screen.getByRole('link', { name: 'A/B @1' });
    await expect.element(odd).toHaveAttribute('href', '#/installer/stock/A%2FB%20%401');
  });

  test('is searched, and narrowed to what is short and to a place; an empty answer is one click from all', async () => {
    const { screen, inputsOf } = await show();
    await screen.getByRole('button', { name: 'Short' }).click();
    await expect.element(screen.getByRole('link', { name: 'PAINT-RAL 3003' })).not.toBeInTheDocument();
    await screen.getByRole('combobox', { name: 'Place' }).selectOptions('Van 2');
    await expect.element(screen.getByText('No article is like that.')).toBeVisible();
    expect(inputsOf('inventory.list').at(-1)).toMatchObject({ Short: true, Place: 'van' });
    await screen.getByRole('button', { name: 'Show all articles' }).click();
    await screen.getByRole('searchbox').fill('PAINT');
    await expect.element(screen.getByRole('link', { name: 'CY-3K' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'PAINT-RAL 3003' })).toBeVisible();
    await expect.element(screen.getByText('Value of these articles')).toBeVisible();
  });

  test('goes on where the page before ended', async () => {
    const { screen, inputsOf } = await show({
      'inventory.list': ({ After }) =>
        After ? { Articles: [aPaint()], After: null } : { Articles: [anArticle()], After: 'CY-3K' },
    });
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(screen.getByRole('link', { name: 'PAINT-RAL 3003' })).toHaveFocus();
    expect(inputsOf('inventory.list').at(-1)).toMatchObject({ After: 'CY-3K' });
  });

  test('without an article says how to begin', async () => {
    const { screen } = await show({ 'inventory.list': () => ({ Articles: [], After: null }) });
    const empty = 'Nothing is counted yet. Import your stock or receive a purchase.';
    await expect.element(screen.getByText(empty)).toBeVisible();
    await screen.getByRole('button', { name: 'Import opening stock' }).first().click();
    await expect.element(screen.getByRole('dialog', { name: 'Import opening stock' })).toBeVisible();
  });

  test('shows an installer neither costs nor what they may not do', async () => {
    const { screen } = await show({
      'user.me': () => me,
      'inventory.list': () => ({ Articles: [anArticle({ Value: null })], After: null }),
    });
    await expect.element(screen.getByRole('link', { name: 'CY-3K' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'This list as CSV' })).toBeVisible();
    for (const name of ['Export', 'Move', 'Count', 'Transfer', 'More of stock'])
      await expect.element(screen.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('columnheader', { name: 'Value' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Value of all stock')).not.toBeInTheDocument();
  });

  test('that could not be loaded says so, and is asked for again', async () => {
    let fails = true;
    const { screen } = await show({
      'inventory.list': () => {
        if (fails) throw answered(500);
        return { Articles: [anArticle()], After: null };
      },
    });
    await expect.element(screen.getByText('This could not be loaded.')).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: 'CY-3K' })).toBeVisible();
  });

  test('is two lines an article on a phone, and no wider than it', async () => {
    await page.viewport(390, 844);
    const { screen } = await show();
    const row = screen.getByRole('row').nth(1);
    await expect.element(row.getByText('Short')).toBeVisible();
    const { top } = row.getByRole('link', { name: 'CY-3K' }).element().getBoundingClientRect();
    const topOf = (text: string) => row.getByText(text, { exact: true }).element().getBoundingClientRect().top;
    expect(Math.abs(topOf('Short') - top)).toBeLessThan(12);
    expect(topOf('Cylinder, 3 star')).toBeGreaterThan(top + 12);
    expect(Math.abs(topOf('€10.00') - topOf('Cylinder, 3 star'))).toBeLessThan(8);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await page.viewport(1440, 900);
  });
});

describe('a transfer', () => {
  test('names both places, and says the refusal where it was asked for', async () => {
    let isThere = false;
    const { screen, inputsOf } = await show({
      'inventory.getArticle': () => anArticle(),
      'inventory.transfer': ({ Id }) => {
        if (!isThere) throw answered(409, 'Main has 3 CY-3K, not 5. Count it first.');
        return { Id, Moves: [] };
      },
    });
    await screen.getByRole('button', { name: 'Transfer' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Transfer' });
    await dialog.getByRole('button', { name: 'Transfer' }).click();
    await expect.element(dialog.getByText('Give the key of the article.')).toBeVisible();
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Article key' }), 'CY-3K');
    await expect.element(dialog.getByRole('status').filter({ hasText: 'Cylinder, 3 star' })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('5');
    await dialog.getByRole('button', { name: 'Transfer' }).click();
    await expect.element(dialog.getByText('Main has 3 CY-3K, not 5. Count it first.')).toBeVisible();
    isThere = true;
    await dialog.getByRole('button', { name: 'Transfer' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const sent = inputsOf('inventory.transfer');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[1]).toMatchObject({ Key: 'CY-3K', From: 'main', To: 'van', Quantity: '5', Lot: null });
    expect(toastMessages()).toContain('5 CY-3K to Van 2.');
  });
});

describe('places', () => {
  test('are added, renamed and retired; a refusal stays beside them', async () => {
    const { screen, inputsOf } = await show({
      'inventory.updatePlaces': ({ Places }) => {
        if (Places.some(({ IsRetired }) => IsRetired))
          throw answered(409, 'Van 2 has 1 CY-3K. Transfer it first, then retire the place.');
        return placesAnswer;
      },
    });
    await screen.getByRole('button', { name: 'More of stock' }).click();
    await screen.getByRole('button', { name: 'Places' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Places' });
    const second = dialog.getByRole('group', { name: 'Van 2' });
    await second.getByRole('checkbox', { name: 'Retired' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(/^Van 2 has 1 CY-3K/)).toBeVisible();
    await second.getByRole('checkbox', { name: 'Retired' }).click();
    await second.getByRole('radio', { name: 'Default' }).click();
    await dialog.getByRole('button', { name: 'Add a place' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Give each place a name.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).last().fill('Quarantine');
    await dialog.getByRole('group', { name: 'Quarantine' }).getByRole('checkbox', { name: 'Counts' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('inventory.updatePlaces').at(-1)).toMatchObject({
      Default: 'van',
      Places: expect.arrayContaining([expect.objectContaining({ Name: 'Quarantine', Counts: false })]),
    });
  });
});

describe('places that two people change', () => {
  test('keep what both have typed', async () => {
    let stored = placesAnswer;
    const { screen, inputsOf } = await show({
      'inventory.places': () => stored,
      'inventory.updatePlaces': ({ LastUpdated }) => {
        if (LastUpdated === stored.LastUpdated) return stored;
        throw answered(409, 'Somebody else has changed this in the meantime.');
      },
    });
    await screen.getByRole('button', { name: 'More of stock' }).click();
    await screen.getByRole('button', { name: 'Places' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Places' });
    await dialog.getByRole('group', { name: 'Van 2' }).getByRole('textbox', { name: 'Name' }).fill('Lorry');
    stored = {
      Places: [main, { ...van, Counts: false }, { ...van, Id: 'yard', Name: 'Yard' }],
      LastUpdated: '2026-11-20T09:00:00.000Z',
    };
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Somebody else has changed this in the meantime.')).toBeVisible();
    await expect.element(dialog.getByRole('group', { name: 'Yard' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('inventory.updatePlaces').at(-1)).toEqual({
      ...{ Default: 'main', LastUpdated: stored.LastUpdated },
      Places: [{ Id: 'van', Name: 'Lorry', Counts: false, IsRetired: false }],
    });
  });
});

describe('the export for the books', () => {
  test('is made once for a day, and earlier ones are saved again as they are', async () => {
    const by = { By: { UserId: 'finn', Name: 'Finn Oakley' }, At: '2026-11-01T08:00:00.000Z' } as const;
    const exported = { ...by, Id: 'e7', Number: 7, Day: '2026-10-31' };
    let isTold = true;
    const { screen, inputsOf } = await show({
      'inventory.exports': () => ({ Exports: [exported], After: null }),
      'inventory.getExport': () => ({
        ...exported,
        FileName: 'stock-export-7-2026-10-31.csv',
        File: 'Export\r\n7\r\n',
      }),
      'inventory.export': ({ Day }) => {
        if (isTold) throw answered(409, 'This day is told already.');
        return { ...by, Id: 'e8', Number: 8, Day, FileName: `stock-export-8-${Day}.csv`, File: 'Export\r\n8\r\n' };
      },
    });
    await screen.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Export for the books' });
    await expect.element(dialog.getByText('Told until 31 Oct 2026.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Download export 7' }).click();
    await expect.poll(() => inputsOf('inventory.getExport')).toEqual(['e7']);
    await dialog.getByLabelText('Until the end of').fill('2026-11-15');
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    await expect.element(dialog.getByText('This day is told already.')).toBeVisible();
    isTold = false;
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(toastMessages()).toContain('Export 8 until 15 Nov 2026 is saved.');
    const sent = inputsOf('inventory.export');
    expect(sent).toEqual([sent[1], sent[1]]);
    expect(sent[1]).toMatchObject({ Day: '2026-11-15' });
  });
});

describe('the import of opening stock', () => {
  const file = (text: string) => new File([text], 'stock.csv', { type: 'text/csv' });

  test('says each faulty row by its line, and books the file once it is right', async () => {
    const { screen, inputsOf } = await show({
      'inventory.importOpening': ({ Id, Rows, DryRun }) => {
        const Faults = Rows.flatMap(({ Key }, at) =>
          Key === 'CY-9' ? [{ Row: at + 1, Field: 'Key' as const, Message: 'The catalogue has no article CY-9.' }] : [],
        );
        return { Id, Rows: Rows.length, Faults, IsBooked: !DryRun && Faults.length === 0 };
      },
    });
    await screen.getByRole('button', { name: 'More of stock' }).click();
    await screen.getByRole('button', { name: 'Import opening stock' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Import opening stock' });
    const choose = (text: string) => userEvent.upload(dialog.getByLabelText('CSV file'), file(text));
    await choose('Article,Amount\nCY-3K,3\n');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect.element(dialog.getByText(/^The first line has to name the columns/)).toBeVisible();
    await choose('\uFEFFKey;Quantity;Value\nCY-3K;3;10,50\n\nCY-9;1;\n');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect.element(dialog.getByText('Line 4')).toBeVisible();
    await expect.element(dialog.getByText('The catalogue has no article CY-9.')).toBeVisible();
    await choose('\uFEFFKey;Quantity;Value\nCY-3K;3;10,50\n');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect.element(dialog.getByText('1 row can be imported.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('inventory.importOpening').at(-1)).toMatchObject({
      DryRun: false,
      Rows: [{ Key: 'CY-3K', Place: '', Quantity: '3', Value: '10.50', Lot: '' }],
    });
  });
});
