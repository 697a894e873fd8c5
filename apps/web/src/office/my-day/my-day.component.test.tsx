import '../layout/lists.css';
import '../layout/office-layout.css';
import { dayIn, defaultTimeZone, monthsAfter } from '@door/domain/lib/calendar-day';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyTable } from '../../shared/storage/device-table.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { answered } from '../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { MyDayPage } from './my-day-page.tsx';
import { aDay, aVisit } from './testing/a-visit.ts';

beforeEach(async () => {
  await page.viewport(390, 844);
  for (const table of ['visit-events', 'visit-days'] as const) await emptyTable(table);
});

/** The days that are shown begin with that of the device's clock. */
const today = dayIn(new Date(), defaultTimeZone);

type Recorded = Parameters<NonNullable<OfficeAnswers['fitting.record']>>[0];

const taken = ({ Events }: Recorded) => ({
  Results: Events.map(({ Id }) => ({ Id, As: 'taken' as const, Sentence: '' })),
});

const lost = () => {
  throw new TypeError('Failed to fetch');
};

const answers = {
  'fitting.myDay': ({ Day }) => (Day === today ? aDay(aVisit()) : aDay()),
  'fitting.record': taken,
} as const satisfies OfficeAnswers;

const show = (changes: OfficeAnswers = {}, search = '') =>
  renderOffice(<MyDayPage />, { answers: { ...answers, ...changes }, path: '/installer/my-day', search });

const opened = (changes: OfficeAnswers = {}) => show(changes, `?day=${today}&visit=visit-1`);

/** As it is written, without what a reader puts between parts. */
const textOf = (found: { query(): Element | null }): string => found.query()?.textContent ?? '';

/** The calls of a path, whatever was in them. */
const kinds = (inputs: readonly unknown[]) => JSON.stringify(inputs).match(/"Kind":"[a-z ]+"/g);

describe('a day', () => {
  test('lists time, town, doors and state; Set out is said at once, and the next day is a press away', async () => {
    const { screen, inputsOf } = await show({ 'fitting.record': lost });
    const row = screen.getByRole('listitem');
    await expect.poll(() => textOf(row)).toMatch(/08:00–11:30.*Cork, 1 door.*10001.*Booked/);
    await row.getByRole('button', { name: 'Set out' }).click();
    await expect.poll(() => textOf(row)).toContain('On the way');
    await expect.poll(() => kinds(inputsOf('fitting.record'))).toContain('"Kind":"set out"');
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('Nothing is booked for you on this day.')).toBeVisible();
    await screen.getByRole('button', { name: 'Today' }).click();
    await expect.element(screen.getByRole('listitem')).toBeVisible();
  });

  test('of somebody whom nobody has tied to the diary says what is to be done', async () => {
    const { screen } = await show({ 'fitting.myDay': () => ({ ...aDay(), Name: '' }) });
    await expect.element(screen.getByText(/Your account is tied to nobody/)).toBeVisible();
  });

  test('is read from the phone where there is no network', async () => {
    const before = await show();
    await expect.element(before.screen.getByRole('listitem')).toBeVisible();
    await before.screen.unmount();
    const { screen } = await show({ 'fitting.myDay': lost });
    await expect.poll(() => textOf(screen.getByRole('listitem'))).toContain('Cork, 1 door');
  });
});

describe('a visit', () => {
  test('shows the way, the phone, the keys, the lift and what is open, and no price', async () => {
    const { screen } = await opened();
    await expect.element(screen.getByRole('heading', { name: '10001, Mary Byrne' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Show on a map' }))
      .toHaveAttribute('href', 'geo:0,0?q=12%20Mill%20Lane%2C%20Cork%20T12%20XY00');
    await expect
      .element(screen.getByRole('link', { name: 'Phone +353 21 555 0199' }))
      .toHaveAttribute('href', 'tel:+353215550199');
    for (const text of [/Key under the pot/, '2 persons', '€1,031.71', 'The bell is broken', 'Van A'])
      await expect.element(screen.getByText(text)).toBeVisible();
    await screen.getByText('Let the customer pay').click();
    await expect.element(screen.getByRole('img', { name: /on which the customer pays/ })).toBeVisible();
  });

  test('the label of a door is scanned; that of another is said to be none of it', async () => {
    const { screen, inputsOf } = await opened({ 'fitting.record': lost });
    const code = screen.getByRole('textbox', { name: 'Code of the label' });
    await code.fill('2650-B001-D09');
    await screen.getByRole('button', { name: 'Enter' }).click();
    await expect.element(screen.getByText('2650-B001-D09 is the label of no door of this visit.')).toBeVisible();
    await code.fill('dw1:2650-b001-d01');
    await screen.getByRole('button', { name: 'Enter' }).click();
    await expect.element(screen.getByText('1 of 1 door scanned')).toBeVisible();
    await expect.poll(() => kinds(inputsOf('fitting.record'))).toContain('"Kind":"scanned"');
  });

  test('a snag names the part that was chosen, and may block; by mistake it is taken back', async () => {
    const { screen, inputsOf } = await opened({ 'fitting.record': lost });
    await screen.getByRole('button', { name: 'Snag' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add snag' }).click();
    await expect.element(dialog.getByText('Say what is wrong.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Part' }).selectOptions('Door');
    await dialog.getByRole('textbox', { name: 'What is wrong' }).fill('Scratched');
    await dialog.getByRole('switch', { name: 'It blocks the handover' }).click();
    await dialog.getByRole('button', { name: 'Add snag' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Hand over' }).click();
    await expect.element(screen.getByText('What blocks: Scratched')).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).last().click();
    await screen.getByRole('button', { name: 'Snag' }).click();
    await screen.getByRole('button', { name: 'Undo: Door: Scratched' }).click();
    await expect.poll(() => kinds(inputsOf('fitting.record'))).toContain('"Kind":"undo"');
  });

  test('without a network what is said is kept and counted; what the server refuses stays with its sentence', async () => {
    const refusing = ({ Events }: Recorded) => ({
      Results: Events.map(({ Id }) => ({ Id, As: 'refused' as const, Sentence: 'That cannot be taken back here.' })),
    });
    const without = await opened({ 'fitting.record': lost });
    await without.screen.getByRole('button', { name: 'Arrived' }).click();
    await expect.element(without.screen.getByText('1 entry not sent. It is kept on this phone.')).toBeVisible();
    await expect.element(without.screen.getByText('On site')).toBeVisible();
    await without.screen.unmount();
    const { screen } = await opened({ 'fitting.record': refusing });
    await expect.element(screen.getByRole('region', { name: 'Not taken by the office' })).toBeVisible();
    await expect.element(screen.getByText('That cannot be taken back here.')).toBeVisible();
    await expect.element(screen.getByText(/^Arrived, 10001, /)).toBeVisible();
    await screen.getByRole('button', { name: 'Remove from this phone' }).click();
    await expect.element(screen.getByText('That cannot be taken back here.')).not.toBeInTheDocument();
  });

  test('whoever leaves before the handover is told that somebody comes again', async () => {
    const { screen, inputsOf } = await opened();
    await screen.getByRole('button', { name: 'Leave' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(/The office books another visit/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => kinds(inputsOf('fitting.record'))).toEqual(['"Kind":"left"']);
  });
});

describe('a handover', () => {
  const ready = aVisit({
    State: 'On site',
    Now: {
      ...aVisit().Now,
      Arrived: '2026-12-16T08:00:00.000Z',
      Answers: aVisit().Checklist.map((Row) => ({ Row, Answer: 'yes' as const, Text: '' })),
      Photos: [{ Id: 'photo-1', Shows: 'before' }],
      Snags: [{ Id: 'snag-1', Part: 'Door', Text: 'Scratched', Blocks: false }],
    },
  });
  const onReady = {
    'fitting.myDay': () => aDay(ready),
    'fitting.handOver': ({ Id }: { readonly Id: string }) => ({ Id }),
  };

  test('before everything is done names what is missing', async () => {
    const { screen } = await opened();
    await screen.getByRole('button', { name: 'Hand over' }).click();
    await expect.element(screen.getByText('Checklist: Opens and closes')).toBeVisible();
    await expect.element(screen.getByText('A photo before')).toBeVisible();
  });

  test('is read, named and signed; without a stroke it is none', async () => {
    const { screen, inputsOf } = await opened(onReady);
    await screen.getByRole('button', { name: 'Hand over' }).click();
    const dialog = screen.getByRole('dialog');
    const text = dialog.getByText(/^Alder & Lane, order 10001, handed over on/);
    for (const part of [
      'Item 1: Single Door, Flush',
      'Door: Scratched',
      '€1,031.71',
      `Glass until ${calendarDayText(monthsAfter(today, 60))}`,
    ])
      await expect.poll(() => textOf(text)).toContain(part);
    await dialog.getByRole('button', { name: 'Sign and hand over' }).click();
    await expect.element(dialog.getByText('Please sign.')).toBeVisible();
    await expect.element(dialog.getByText('Enter the name.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name of whoever signs' }).fill('Mary سارة 🚪');
    const canvas = dialog.getByRole('img', { name: 'Signature' });
    await userEvent.click(canvas);
    await dialog.getByRole('button', { name: 'Sign and hand over' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => inputsOf('fitting.handOver'))
      .toMatchObject([
        {
          VisitId: 'visit-1',
          Doors: [{ LineId: 'line-1', Unit: 1 }],
          Signed: {
            Name: 'Mary سارة 🚪',
            Strokes: [expect.any(Array)],
            Hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          },
        },
      ]);
  });

  test('not signed has a reason and a photo', async () => {
    const { screen, inputsOf } = await opened({
      ...onReady,
      'fitting.photoTarget': () => {
        throw answered(503);
      },
    });
    await screen.getByRole('button', { name: 'Not signed' }).click();
    const dialog = screen.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'Hand over without a signature' });
    await submit.click();
    await expect.element(dialog.getByText('Say why nobody has signed.')).toBeVisible();
    await expect.element(dialog.getByText('Take a photo.', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Why nobody signs' }).fill('Nobody was in');
    await dialog.getByLabelText('Take a photo of the fitted doors').upload(await aPicture());
    await expect.element(dialog.getByText('The photo is taken.')).toBeVisible();
    await submit.click();
    await expect.element(screen.getByText('1 photo not sent. It is kept on this phone.')).toBeVisible();
    expect(inputsOf('fitting.handOver')).toEqual([]);
  });
});

async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
  return new File([await canvas.convertToBlob()], 'hall.png', { type: 'image/png' });
}
