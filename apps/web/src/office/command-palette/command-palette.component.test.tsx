import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aListedItem } from '../testing/office-rows.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { CommandPalette } from './command-palette.tsx';

vi.mock('../../platform/login/log-in.ts', () => import('../testing/fake-log-in.ts'));

test('an item is found by its running number, and opened by Enter', async () => {
  const { screen, go } = await renderOffice(<CommandPalette onClose={() => undefined} />, {
    answers: {
      'item.list': ({ Text }) => ({ Items: Text === 'D-1043' ? [aListedItem('i1', '7 Oak Lane')] : [], After: null }),
    },
  });
  await screen.getByRole('combobox').fill('D-1043');
  await expect.element(screen.getByRole('option', { name: /7 Oak Lane.*D-1043/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => go.mock.calls).toEqual([['/door/i1']]);
});
