import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aBatch } from '../batches/testing/batch-rows.ts';
import { aListedItem } from '../testing/office-rows.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { CommandPalette } from './command-palette.tsx';

test('an item is found by its running number, and opened by Enter', async () => {
  const { screen, go } = await renderOffice(
    <CommandPalette onHelp={() => undefined} onLogOut={() => undefined} onClose={() => undefined} />,
    {
      answers: {
        'item.list': ({ Text }) => ({ Items: Text === 'D-1043' ? [aListedItem('i1', '7 Oak Lane')] : [], After: null }),
      },
    },
  );
  await screen.getByRole('combobox').fill('D-1043');
  await expect.element(screen.getByRole('option', { name: /7 Oak Lane.*D-1043/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => go.mock.calls).toEqual([['/door/i1']]);
});

test('a batch is found by its number', async () => {
  const { screen, go, inputsOf } = await renderOffice(
    <CommandPalette onHelp={() => undefined} onLogOut={() => undefined} onClose={() => undefined} />,
    {
      answers: {
        'item.list': () => ({ Items: [], After: null }),
        'quote.list': () => ({ Quotes: [], After: null }),
        'customer.list': () => ({ Customers: [], After: null }),
        'batch.list': () => ({ Batches: [aBatch(), aBatch({ Id: 'b2', Number: '2650-B002' })], After: null }),
      },
    },
  );
  await screen.getByRole('combobox').fill('2650-b002');
  await expect.element(screen.getByRole('option', { name: /^2650-B002 Batch$/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /2650-B001/ })).not.toBeInTheDocument();
  expect(inputsOf('batch.list')).toEqual([{ Week: '2650', Most: 50 }]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => go.mock.calls).toEqual([['/installer/batches/b2']]);
});
