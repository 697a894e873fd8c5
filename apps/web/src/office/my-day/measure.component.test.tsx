import '../layout/lists.css';
import '../layout/office-layout.css';
import { dayIn, defaultTimeZone } from '@door/domain/lib/calendar-day';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyTable } from '../../shared/storage/device-table.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { itemServer } from '../testing/item-server.ts';
import { aStoredSurvey } from '../testing/office-rows.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { MyDayPage } from './my-day-page.tsx';
import { aDay, aVisit } from './testing/a-visit.ts';

beforeEach(async () => {
  await page.viewport(390, 844);
  for (const table of ['visit-events', 'visit-days'] as const) await emptyTable(table);
});

/** The days that are shown begin with that of the device's clock. */
const today = dayIn(new Date(), defaultTimeZone);

const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** A visit on which one door is measured. */
function aSurvey() {
  const { id, saved } = itemServer();
  const stored = aStoredSurvey(id);
  const Site = {
    ...{ Customer: 'Mary Byrne', Phone: '', Address: '12 Mill Lane\nCork', Door: 'Single Door, Minster, Ruby Red' },
    ...{ Line: { At: 1, Of: 1, Quantity: 1 }, Quote: null },
  };
  const Order = { Id: 'o1', Number: '10001', State: 'Draft', HeldFrom: null } as const;
  const Locked = { Survey: null, Sizes: 'The office gives the door its size.' };
  const Survey = { ...stored, Site, Order, Locked };
  const measure = { LineId: 'line-1', Door: saved().wire, Survey };
  return { measure, visit: aVisit({ Kind: 'survey', Doors: [], Lines: [], Checklist: [], Measures: [measure] }) };
}

const show = ({ measure, visit }: ReturnType<typeof aSurvey>, search: string, changes: OfficeAnswers = {}) =>
  renderOffice(<MyDayPage />, {
    answers: {
      'fitting.myDay': ({ Day }) => (Day === today ? aDay(visit) : aDay()),
      'fitting.getVisit': () => visit,
      'fitting.saveSurvey': ({ Survey, Version }) => ({
        ...measure,
        Survey: { ...measure.Survey, Survey: { ...measure.Survey.Survey, Notes: Survey.Notes }, Version: Version + 1 },
      }),
      ...changes,
    },
    path: '/installer/my-day',
    search,
  });

test('a visit to measure lists its doors, and nothing to check or to hand over', async () => {
  const { screen } = await show(aSurvey(), `?day=${today}&visit=visit-1`);
  await expect.element(screen.getByRole('link', { name: /Single Door, Minster/ })).toBeVisible();
  await expect.element(screen.getByText('Not measured')).toBeVisible();
  for (const name of ['Checklist', 'Hand over', 'Not signed', 'Snag'])
    expect(screen.getByRole('button', { name, exact: true }).elements()).toEqual([]);
});

test('its form has name, address, order and door at its head, and is saved by the visit', async () => {
  const { screen, inputsOf } = await show(aSurvey(), `?day=${today}&visit=visit-1&line=line-1`);
  const head = screen.getByRole('region', { name: 'Visit' });
  await expect.element(head.getByRole('heading', { name: 'Mary Byrne' })).toBeVisible();
  for (const text of [/12 Mill Lane/, /10001/, /Single Door, Minster, Ruby Red/])
    await expect.element(head.getByText(text)).toBeVisible();
  await screen.getByLabelText('Notes').fill('Steps');
  await expect
    .poll(() => inputsOf('fitting.saveSurvey'))
    .toMatchObject([{ VisitId: 'visit-1', LineId: 'line-1', Survey: { Notes: 'Steps' } }]);
});

test('without a network it opens as the phone has it', async () => {
  const { screen } = await show(aSurvey(), `?day=${today}&visit=visit-1&line=line-1`, { 'fitting.getVisit': lost });
  await expect.element(screen.getByRole('heading', { name: 'Mary Byrne' })).toBeVisible();
  await expect.element(screen.getByLabelText('Notes')).toBeEnabled();
});
