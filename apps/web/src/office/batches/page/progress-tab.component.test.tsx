import type { OfficeRole } from '@door/domain/people/roles';
import { expect, test } from 'vitest';
import type { DeepReadonly, OfficeAnswers } from '../../testing/fake-office.ts';
import { me, renderOffice } from '../../testing/render-office.tsx';
import type { FloorProgress } from '../batch-wire.ts';
import { anOpenedBatch } from '../testing/batch-rows.ts';
import { ProgressTab } from './progress-tab.tsx';

const aDoor = (place: number, changes: Partial<FloorProgress['Doors'][number]> = {}) => ({
  ...{ Code: `2650-B001-D0${place}`, Door: `D0${place}`, Order: '10234', Item: `Item ${place} of 3` },
  ...{ Pieces: 12, Cut: 12, Assembled: 0, Checked: 0, Awaits: [] },
  ...changes,
});

/** Three doors: to be assembled, to be checked, and waiting for a piece that is made again. */
const progress: DeepReadonly<FloorProgress> = {
  ...{ Pieces: 36, Passed: { Cutting: 29, Assembly: 12, QualityCheck: 0 }, Implied: 5, Begun: 3, Open: 36 },
  Doors: [aDoor(1), aDoor(2, { Assembled: 12 }), aDoor(3, { Cut: 5, Awaits: ['2650-B001-10234-3-JL.2'] })],
  Bars: [
    { Code: '2650-B001-R001', Bar: 'R001', Pieces: 3, Cut: 3 },
    { Code: '2650-B001-R002', Bar: 'R002', Pieces: 4, Cut: 1 },
  ],
  Events: [
    {
      ...({ Id: 'e1', Code: 'D02', At: 'assembly', Kind: 'done' } as const),
      ...{ Who: 'Niamh Walsh', When: '2026-12-08T09:30:00.000Z' },
    },
  ],
};

const show = (changes: OfficeAnswers = {}, Role: OfficeRole = 'fabricator') =>
  renderOffice(<ProgressTab batch={anOpenedBatch({ State: 'Assembly' })} />, {
    answers: {
      'batch.progress': () => progress,
      'batch.getBatchById': () => anOpenedBatch(),
      'batch.scan': () => JSON.parse('{"Scans":[]}'),
      ...changes,
      'user.me': () => ({ ...me, Role }),
    },
    path: '/installer/batches/b1',
    params: { id: 'b1' },
  });

test('all of a door is ticked by hand at the station that it goes to next, and all of a bar at the saw', async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole('button', { name: 'All of D01 assembled' }).click();
  await screen.getByRole('button', { name: 'All of D02 checked' }).click();
  await screen.getByRole('button', { name: 'Bar done: R002' }).click();
  await expect
    .poll(() => inputsOf('batch.scan'))
    .toMatchObject([
      { Id: 'b1', Scans: [{ Code: '2650-B001-D01', At: 'assembly' }] },
      { Id: 'b1', Scans: [{ Code: '2650-B001-D02', At: 'quality check' }] },
      { Id: 'b1', Scans: [{ Code: '2650-B001-R002', At: 'cutting' }] },
    ]);
});

test('a door that waits for a piece says for which, and neither it nor a bar that is cut can be ticked', async () => {
  const { screen } = await show();
  await expect.element(screen.getByText('Waits for 2650-B001-10234-3-JL.2')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'All of D03 assembled' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Bar done: R001' })).not.toBeInTheDocument();
});

test('what is open at a station is ticked once its number was read', async () => {
  const { screen, inputsOf } = await show({ 'batch.tickAll': () => JSON.parse('{}') });
  await screen.getByRole('button', { name: 'Tick all at Cutting' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tick all at Cutting' });
  await expect.element(dialog.getByText('7 of 36 pieces have no tick at cutting. Tick them all?')).toBeVisible();
  expect(inputsOf('batch.tickAll')).toEqual([]);
  await dialog.getByRole('button', { name: 'Tick all' }).click();
  await expect.poll(() => inputsOf('batch.tickAll')).toMatchObject([{ BatchId: 'b1', At: 'cutting', Open: 7 }]);
});

test('a tick is taken back with a reason', async () => {
  const { screen, inputsOf } = await show({ 'batch.undo': () => JSON.parse('{}') });
  await screen.getByRole('button', { name: 'Undo D02' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Take back D02' });
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Another door');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => inputsOf('batch.undo'))
    .toMatchObject([{ BatchId: 'b1', Undoes: 'e1', Reason: 'Another door' }]);
});

test('whoever only sees production reads it and ticks nothing; before the release there is nothing to read', async () => {
  const seen = await show({}, 'installer');
  await expect.element(seen.screen.getByText('12 pieces: 12 cut, 0 assembled, 0 checked')).toBeVisible();
  await expect.element(seen.screen.getByRole('button')).not.toBeInTheDocument();
  await seen.screen.unmount();
  const none = { ...progress, Pieces: 0, Doors: [], Bars: [], Events: [] };
  const { screen } = await show({ 'batch.progress': () => none });
  await expect.element(screen.getByText('Nothing is made before the release.')).toBeVisible();
});
