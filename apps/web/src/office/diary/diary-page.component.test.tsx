import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import type { DeepReadonly, OfficeAnswers } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { DiaryPage } from './diary-page.tsx';
import type { DiaryDays, DiaryJob, DiaryVisit } from './diary-wire.ts';

const job: DeepReadonly<DiaryJob> = {
  ...{ Id: 'j1', LastUpdated: '2026-11-21T10:00:00.000Z', Kind: 'fitting', State: 'To book', Reason: '' },
  ...{ OrderId: 'o1', Number: '10234', Customer: 'Mary Byrne', Address: '12 Mill Lane\nCork', Town: 'Cork', Doors: 1 },
  ...{ Promised: '2026-12-15', PromisedGrain: 'day', Minutes: 210, Days: 1, Persons: 2, Tools: [], Skills: ['fit'] },
};
const later: DeepReadonly<DiaryJob> = { ...job, Id: 'j2', Number: '10300', Promised: null, PromisedGrain: null };
const visit: DeepReadonly<DiaryVisit> = {
  ...{ Id: 'v1', Ordinal: 1, TeamId: 't1', Day: '2026-12-16', From: '08:00', To: '11:30', HeldUntil: null },
  ...{ Takes: ['Nolan', 'Byrne', 'Van A'], Job: { ...job, Id: 'j3', Number: '10100', State: 'Booked' } },
};
const fitter = {
  ...{ Id: 'r1', Kind: 'person' as const, Name: 'Nolan', Skills: ['fit' as const], Works: [], IsRetired: false },
  ...{ LengthMm: null, CarriesKg: null, Places: null, AccountId: null },
};
const teams = [
  { Id: 't1', Name: 'Nolan', Members: ['r1'] },
  { Id: 't2', Name: 'Costa', Members: [] },
];
const week: DeepReadonly<DiaryDays> = { Teams: teams, Visits: [visit], Absences: [], Closed: [] };
const slot = { TeamId: 't1', Team: 'Nolan', Day: '2026-12-15', Start: '12:30', Days: 1 };
/** Browsers do and do not part the weekday by a comma. */
const slotName = /^Tue,? 15 Dec.*, 12:30, Nolan$/;
const taken = 'Nolan is at 10100 then. Free next: Tuesday 15 December 2026, 12:30.';

const render = (answers: OfficeAnswers = {}) =>
  renderOffice(<DiaryPage />, {
    search: '?day=2026-12-16',
    answers: {
      'diary.days': () => week,
      'diary.toBook': () => ({ Jobs: [job, later] }),
      'diary.resources': () => ({ Teams: teams.map((team) => ({ ...team, IsRetired: false })), Resources: [fitter] }),
      'diary.slots': ({ Id }) => ({ Job: Id === 'j3' ? visit.Job : { ...job, Id }, Slots: [slot] }),
      'diary.book': () => ({ ...job, State: 'Booked' as const }),
      'diary.rebook': () => visit.Job,
      'diary.swap': () => visit.Job,
      'diary.addAbsence': ({ Id, DryRun = false }) => ({ Id, IsDryRun: DryRun, Moved: [visit.Job] }),
      'diary.dropBack': () => ({ ...visit.Job, State: 'To rebook' as const }),
      ...answers,
    },
  });

test('what waits is booked at the first free time, or at any other, and stays typed where somebody is taken', async () => {
  let isTaken = true;
  const { screen, inputsOf } = await render({
    'diary.book': () => {
      if (isTaken) throw answered(409, taken);
      return { ...job, State: 'Booked' as const };
    },
  });
  await screen.getByRole('button', { name: 'Book: 10234' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: slotName })).toBeVisible();
  await expect.element(dialog.getByRole('combobox', { name: 'Begins at' })).toHaveValue('12:30');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Team' }), 'Costa');
  await userEvent.fill(dialog.getByLabelText('Day'), '2026-12-16');
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect.element(dialog.getByText(taken)).toBeVisible();
  await expect.element(dialog.getByLabelText('Day')).toHaveValue('2026-12-16');
  isTaken = false;
  await dialog.getByRole('button', { name: slotName }).click();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect
    .poll(() => inputsOf('diary.book'))
    .toEqual([
      { Id: 'j1', LastUpdated: job.LastUpdated, TeamId: 't2', Day: '2026-12-16', Start: '12:30' },
      { Id: 'j1', LastUpdated: job.LastUpdated, TeamId: 't1', Day: '2026-12-15', Start: '12:30' },
    ]);
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
});

test('a week without a visit, and a diary without a team, say what to do', async () => {
  const { screen } = await render({ 'diary.days': () => ({ ...week, Visits: [] }) });
  await expect.element(screen.getByText('Nothing is booked this week.')).toBeVisible();
  await screen.getByRole('button', { name: 'To book', exact: true }).click();
  await expect.element(screen.getByRole('region', { name: 'To book' })).toHaveFocus();
});

test('a visit that is picked up by m is carried by arrows and dropped by Enter, and is moved only with a reason', async () => {
  const { screen, inputsOf } = await render();
  await expect.element(screen.getByRole('link', { name: '10100' })).toBeVisible();
  const link = screen.getByRole('link', { name: '10100' }).element();
  if (link instanceof HTMLElement) link.focus();
  await userEvent.keyboard('m{ArrowDown}{ArrowRight}{Enter}');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'Move 10100' })).toBeVisible();
  await expect.element(dialog.getByRole('combobox', { name: 'Team' })).toHaveValue('t2');
  await dialog.getByRole('button', { name: 'Rebook' }).click();
  await expect.element(dialog.getByText('Say why.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Nearer');
  await dialog.getByRole('button', { name: 'Rebook' }).click();
  await expect
    .poll(() => inputsOf('diary.rebook'))
    .toMatchObject([{ Id: 'j3', TeamId: 't2', Day: '2026-12-17', Start: '08:00', Reason: 'Nearer' }]);
});

test('an absence says whom it hits before anything is moved, and is one however often it is pressed', async () => {
  const { screen, inputsOf } = await render();
  await screen.getByRole('button', { name: 'Absence' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show whom it hits' }).click();
  await expect.element(dialog.getByText('Choose somebody.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Nolan' }).click();
  await userEvent.fill(dialog.getByLabelText('First day'), '2026-12-16');
  await userEvent.fill(dialog.getByLabelText('Last day'), '2026-12-17');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Ill');
  await dialog.getByRole('button', { name: 'Show whom it hits' }).click();
  await expect.element(dialog.getByText('10100, Mary Byrne, Cork')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).dblClick();
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  const of = { ResourceIds: ['r1'], FirstDay: '2026-12-16', LastDay: '2026-12-17', Reason: 'Ill' };
  expect(inputsOf('diary.addAbsence')).toMatchObject([
    { ...of, DryRun: true },
    { ...of, DryRun: false },
  ]);
});
