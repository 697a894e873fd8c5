import '../layout/lists.css';
import '../layout/office-layout.css';
import { daysAfter } from '@door/domain/lib/open-days';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deviceTable } from '../../shared/storage/device-table.ts';
import { answered } from '../../shared/testing/fakes.ts';
import { removeDrafts } from '../queries/draft-storage.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { CountPage } from './count-page.tsx';
import { aMove, anArticle, aPaint, placesAnswer } from './testing/stock-rows.ts';

const onDevice = () => deviceTable('stock-counts', '-1022.niamh');

beforeEach(async () => {
  await page.viewport(390, 844);
  removeDrafts('stock-count', 'niamh');
  for (const left of await onDevice().all()) await onDevice().remove(Object(left).id);
});
afterAll(() => page.viewport(1440, 900));

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'inventory.places': () => placesAnswer,
  'inventory.list': () => ({ Articles: [], After: null }),
  'inventory.getArticle': ({ Key }) => {
    if (Key === 'CY-9') throw answered(404);
    return Key.startsWith('PAINT') ? aPaint() : anArticle({ Key });
  },
  'inventory.count': ({ Id, Lines }) => ({
    Id,
    Moves: Lines.map(({ Key, Counted }, at) =>
      aMove(at + 1, { Key, Kind: 'count', Quantity: Counted === '3' ? '0' : '-1' }),
    ),
  }),
} as const satisfies OfficeAnswers;

async function show(changes: OfficeAnswers = {}) {
  const rendered = await renderOffice(<CountPage />, {
    answers: { ...answers, ...changes },
    path: '/installer/stock-count',
  });
  const { screen } = rendered;
  const add = async (key: string) => {
    await screen.getByRole('textbox', { name: 'Article key' }).fill(key);
    await userEvent.keyboard('{Enter}');
  };
  const line = (key: string) => screen.getByRole('listitem', { name: key });
  return { ...rendered, add, line };
}

describe('counting', () => {
  test('begins with what was not counted at the place for long', async () => {
    const { screen, line, inputsOf } = await show({
      'inventory.list': () => ({
        Articles: [anArticle({ LastCounted: null }), anArticle({ Key: 'BRUSH' })],
        After: null,
      }),
    });
    expect(screen.getByRole('region', { name: 'Not counted here' }).elements(), 'before a place is chosen').toEqual([]);
    await screen.getByRole('combobox', { name: 'Place' }).selectOptions('Main');
    const waiting = screen.getByRole('region', { name: 'Not counted here' });
    await expect.element(waiting.getByText('Never counted')).toBeVisible();
    await expect.element(waiting.getByText('Counted 3 Nov 2026')).toBeVisible();
    await waiting.getByRole('combobox', { name: 'For' }).selectOptions('a year');
    await waiting.getByRole('button', { name: 'Count CY-3K' }).click();
    await expect.element(line('CY-3K').getByRole('textbox', { name: 'Counted' })).toHaveFocus();
    expect(waiting.getByRole('button', { name: 'Count CY-3K' }).elements()).toEqual([]);
    await expect.element(waiting.getByRole('button', { name: 'Count BRUSH' })).toBeVisible();
    const asked = inputsOf('inventory.list').map((input) => Object(input));
    expect(asked.map(({ Place }) => Place)).toEqual(['main', 'main']);
    expect(asked[1].NotCountedSince).toBe(daysAfter(asked[0].NotCountedSince, 90 - 365));
  });

  test('is one column: place, keys, what is there; sent once, and the differences are told', async () => {
    const { screen, add, line, inputsOf } = await show();
    await screen.getByRole('combobox', { name: 'Place' }).selectOptions('Main');
    await add('CY-3K');
    await expect.element(line('CY-3K').getByRole('textbox', { name: 'Counted' })).toHaveFocus();
    await userEvent.keyboard('3');
    await add('HA-LL-CH');
    await userEvent.keyboard('7');
    await add('CY-3K');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await screen.getByRole('button', { name: 'Send count' }).click();
    await expect.element(screen.getByText('Main: 2 lines counted, 1 differs from the book')).toBeVisible();
    await expect.element(screen.getByText('HA-LL-CH: −1')).toBeVisible();
    expect(inputsOf('inventory.count')).toMatchObject([
      {
        ...{ Place: 'main', Reason: 'Stocktake' },
        Lines: [
          { Key: 'CY-3K', Lot: null, Counted: '3' },
          { Key: 'HA-LL-CH', Lot: null, Counted: '7' },
        ],
      },
    ]);
    await expect.element(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('main');
    await expect.element(screen.getByText('Scan or type the first article.')).toBeVisible();
  });

  test('of lots has a line for each, and says what is missing', async () => {
    const { screen, add, line, inputsOf } = await show();
    await add('PAINT-RAL 3003');
    await add('CY-9');
    await expect.element(line('CY-9').getByText('No article has this key.')).toBeVisible();
    await screen.getByRole('button', { name: 'Send count' }).click();
    await expect.element(screen.getByText('Choose the place at which you count.')).toBeVisible();
    await expect.element(line('PAINT-RAL 3003').getByText('This article is tracked by lots. Say which.')).toBeVisible();
    await screen.getByRole('button', { name: 'Remove CY-9' }).click();
    await screen.getByRole('combobox', { name: 'Place' }).selectOptions('Van 2');
    await line('PAINT-RAL 3003').getByRole('combobox', { name: 'Lot' }).fill('A12');
    await line('PAINT-RAL 3003').getByRole('textbox', { name: 'Counted' }).fill('2,5');
    await screen.getByRole('button', { name: 'Another lot of PAINT-RAL 3003' }).click();
    const second = screen.getByRole('listitem', { name: 'PAINT-RAL 3003' }).first();
    await second.getByRole('combobox', { name: 'Lot' }).fill('B7');
    await second.getByRole('textbox', { name: 'Counted' }).fill('0');
    await screen.getByRole('button', { name: 'Send count' }).click();
    await expect
      .poll(() => inputsOf('inventory.count'))
      .toMatchObject([
        {
          Lines: [
            { Lot: 'A12', Counted: '2.5' },
            { Lot: 'B7', Counted: '0' },
          ],
        },
      ]);
  });

  test('is kept over a reload before it is sent', async () => {
    const first = await show();
    await first.screen.getByRole('combobox', { name: 'Place' }).selectOptions('Main');
    await first.add('CY-3K');
    await userEvent.keyboard('12');
    await first.screen.unmount();
    const { screen, line } = await show();
    await expect.element(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('main');
    await expect.element(line('CY-3K').getByRole('textbox', { name: 'Counted' })).toHaveValue('12');
  });

  test('without a network waits on the device and is sent once when it is back', async () => {
    let isOnline = false;
    const { screen, add, inputsOf } = await show({
      'inventory.count': (input) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return answers['inventory.count'](input);
      },
    });
    await screen.getByRole('combobox', { name: 'Place' }).selectOptions('Main');
    await add('CY-3K');
    await userEvent.keyboard('3');
    await screen.getByRole('button', { name: 'Send count' }).click();
    await expect.element(screen.getByText(/^1 count not sent\./)).toBeVisible();
    expect(await onDevice().all()).toMatchObject([{ place: 'Main', message: { Place: 'main' } }]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Main: 1 line counted, as in the book')).toBeVisible();
    await expect.poll(() => onDevice().all()).toEqual([]);
    const ids = new Set(inputsOf('inventory.count').map((input) => Object(input).Id));
    expect(ids.size).toBe(1);
  });

  test('that is not taken says why, and is corrected', async () => {
    const { screen, add, line } = await show({
      'inventory.count': () => {
        throw answered(409, 'Main is retired and takes nothing in. Choose another place.');
      },
    });
    await screen.getByRole('combobox', { name: 'Place' }).selectOptions('Main');
    await add('CY-3K');
    await userEvent.keyboard('3');
    await screen.getByRole('button', { name: 'Send count' }).click();
    const refused = screen.getByRole('alert').filter({ hasText: 'The count of Main was not taken' });
    await expect.element(refused.getByText(/^Main is retired/)).toBeVisible();
    await refused.getByRole('button', { name: 'Correct it' }).click();
    await expect.element(refused).not.toBeInTheDocument();
    await expect.element(line('CY-3K').getByRole('textbox', { name: 'Counted' })).toHaveValue('3');
  });

  test('is for whoever keeps stock', async () => {
    const { screen } = await show({ 'user.me': () => me });
    await expect.element(screen.getByText(/^Your account sees stock/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send count' })).not.toBeInTheDocument();
  });
});
