import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deviceTable } from '../../../shared/storage/device-table.ts';
import type { OfficeAnswers } from '../../testing/fake-office.ts';
import { me, renderOffice } from '../../testing/render-office.tsx';
import type { ScanReply } from '../batch-wire.ts';
import { anOpenedBatch } from '../testing/batch-rows.ts';
import { ScanPage } from './scan-page.tsx';

const code = '2650-B001-10234-2-JL';
const answer = (Outcome: ScanReply['Outcome'], Text = ''): ScanReply => ({
  ...{ Code: code, Outcome, Text, Batch: null, EventId: null },
  Piece:
    Outcome === 'ticked'
      ? { Code: code, Part: 'jamb left', Order: '10234', Item: 'Item 2 of 3', Size: '2076', Slot: 'F07' }
      : null,
});

async function show(answers: OfficeAnswers) {
  await page.viewport(390, 844);
  for (const left of await deviceTable('batch-scans', '-1022').all())
    if (typeof left === 'object' && left !== null && 'id' in left && typeof left.id === 'string')
      await deviceTable('batch-scans', '-1022').remove(left.id);
  return renderOffice(<ScanPage />, {
    answers: {
      'batch.getBatchById': () => anOpenedBatch(),
      ...answers,
      'user.me': () => ({ ...me, Role: 'fabricator' }),
    },
    path: '/installer/batches/b1/scan',
    params: { id: 'b1' },
  });
}

describe('scanning', () => {
  test('a typed code becomes a tick at the chosen station: piece, order and slot are said large', async () => {
    const { screen, inputsOf } = await show({ 'batch.scan': () => ({ Answers: [answer('ticked')], Progress: null }) });
    await screen.getByRole('radio', { name: 'Assembly' }).click();
    await screen.getByLabelText('Code of the label').fill(code);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Ticked', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('jamb left 2076')).toBeVisible();
    await expect.element(screen.getByText('10234, Item 2 of 3')).toBeVisible();
    await expect.element(screen.getByText('F07')).toBeVisible();
    await expect.element(screen.getByLabelText('Code of the label')).toHaveValue('');
    expect(inputsOf('batch.scan')).toMatchObject([{ Id: 'b1', Scans: [{ Code: code, At: 'assembly' }] }]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('a wrong batch is said with its reason', async () => {
    const wrong = answer('wrong-batch', 'This piece belongs to batch 2651-B002.');
    const { screen } = await show({ 'batch.scan': () => ({ Answers: [wrong], Progress: null }) });
    await screen.getByLabelText('Code of the label').fill(code);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Wrong batch')).toBeVisible();
    await expect.element(screen.getByText('This piece belongs to batch 2651-B002.')).toBeVisible();
  });

  test('without a network scans wait on the device and are caught up when it is back', async () => {
    let isOnline = false;
    const { screen } = await show({
      'batch.scan': ({ Scans = [] }) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return { Answers: Scans.map(() => answer('ticked')), Progress: null };
      },
    });
    await screen.getByLabelText('Code of the label').fill(code);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Kept', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^1 scan waiting to be sent/)).toBeVisible();
    expect(await deviceTable('batch-scans', '-1022').all()).toMatchObject([{ code, batch: 'b1' }]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Ticked', { exact: true })).toBeVisible();
    await expect.poll(() => deviceTable('batch-scans', '-1022').all()).toEqual([]);
  });

  test('a camera that is refused says what to do', async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { screen } = await show({});
    await screen.getByRole('button', { name: 'Use the camera' }).click();
    await expect.element(screen.getByText(/^This page may not use the camera/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Use the camera' })).toBeVisible();
  });
});
