import { expect, test } from 'vitest';
import { renderOffice } from '../../testing/render-office.tsx';
import { aLabel, anOffcut } from '../testing/batch-rows.ts';
import { LabelsPage } from './labels-page.tsx';

const slot = { slot: 'F07', order: '10234', item: 'Item 2 of 3', code: '2650-B001-F07', qr: 'DW1:2650-B001-F07' };

test('pieces, bars, the places where they wait, doors, and the offcuts on the shelf each have their label', async () => {
  const { screen } = await renderOffice(<LabelsPage />, {
    answers: {
      'batch.lists': () => ({
        Lists: [],
        Labels: [aLabel({ code: '2650-B001-10234-2-JL' })],
        SlotLabels: [slot],
        BarLabels: [aLabel({ code: '2650-B001-R014' })],
        DoorLabels: [aLabel({ code: '2650-B001-D07' })],
      }),
      'batch.offcuts': () => [anOffcut()],
    },
    path: '/installer/batches/b1/labels',
    params: { id: 'b1' },
  });
  await expect.element(screen.getByRole('article', { name: '2650-B001-10234-2-JL' })).toBeVisible();
  await screen.getByRole('radio', { name: 'Bars' }).click();
  await expect.element(screen.getByRole('article', { name: '2650-B001-R014' })).toBeVisible();
  await screen.getByRole('radio', { name: 'Doors' }).click();
  await expect.element(screen.getByRole('article', { name: '2650-B001-D07' })).toBeVisible();
  await screen.getByRole('radio', { name: 'Places' }).click();
  await expect.element(screen.getByRole('article', { name: '2650-B001-F07' }).getByText('Item 2 of 3')).toBeVisible();
  await screen.getByRole('radio', { name: 'Offcuts' }).click();
  await expect.element(screen.getByRole('article', { name: '2649-B003-R17' }).getByText('1778')).toBeVisible();
});
