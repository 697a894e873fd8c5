import type { OfficeRole } from '@door/domain/people/roles';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfficeLayout } from '../../layout/office-layout.tsx';
import type { OfficeAnswers } from '../../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../../testing/render-office.tsx';
import { aBatch, aBatchLine, anOpenedBatch, aWaitingLine, aWeek } from '../testing/batch-rows.ts';
import { BatchesPage } from './batches-page.tsx';

const weeks = [
  aWeek({ Points: '118.4', Level: 'nearly full', Orders: 9 }),
  aWeek({ Week: '2651', StartsOn: '2026-12-14', EndsOn: '2026-12-20' }),
];
const batch = aBatch({ Week: '2651', Number: '2651-B001' });

const answers: OfficeAnswers = {
  'batch.weeks': () => weeks,
  'batch.list': () => ({ Batches: [batch], After: null }),
  'batch.waiting': () => [aWaitingLine(1, { Points: '2.1' }), aWaitingLine(2, { Week: '2650', IsUrgent: true })],
  'batch.getBatchById': () => anOpenedBatch({ ...batch, Lines: [aBatchLine(7, { Reason: 'same colours' })] }),
  'batch.addItems': () => anOpenedBatch(),
  'batch.create': () => anOpenedBatch(),
  'batch.move': () => anOpenedBatch(),
  'batch.removeItem': () => anOpenedBatch(),
  'batch.setCapacity': () => undefined,
};

const InOffice = () => (
  <OfficeLayout>
    <BatchesPage />
  </OfficeLayout>
);

const show = (changes: OfficeAnswers = {}, Role: OfficeRole = 'fabricator', Page: ComponentType = BatchesPage) =>
  renderOffice(<Page />, {
    answers: { ...answers, ...changes, 'user.me': () => ({ ...me, Role }) },
    path: '/installer/batches',
  });

describe('the board of batches', () => {
  test('shows weeks on a rule of their capacity with the level in words, and what waits [2.73]', async () => {
    const { screen } = await show();
    const week = screen.getByRole('region', { name: 'Week 2650' });
    await expect.element(week.getByText('118.4 of 120.0 points, nearly full')).toBeVisible();
    const waiting = screen.getByRole('region', { name: 'Ready, in no batch' });
    await expect.element(waiting.getByText('Remake')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '2651-B001' })).toBeVisible();
  });

  test('a week in which the works are closed says so and takes nothing; a short one says how many days are open', async () => {
    const { screen } = await show({
      'batch.weeks': () => [
        aWeek({ Open: 0, Capacity: '0.0' }),
        aWeek({ Week: '2651', StartsOn: '2026-12-14', EndsOn: '2026-12-20', Open: 2, Capacity: '48.0' }),
      ],
    });
    const closed = screen.getByRole('region', { name: 'Week 2650' });
    await expect.element(closed.getByText('Closed')).toBeVisible();
    expect(closed.getByRole('button').elements()).toEqual([]);
    await expect.element(screen.getByRole('region', { name: 'Week 2651' }).getByText('2 days open')).toBeVisible();
    await screen.getByRole('button', { name: 'Move to batch: Single Door 1, 10234 item 1' }).click();
    const choice = screen.getByRole('dialog').getByLabelText('Where to');
    expect(choice.element().textContent).not.toContain('2650');
  });

  test('moves a line by its button into a batch', async () => {
    const { screen, inputsOf } = await show();
    await screen.getByRole('button', { name: 'Move to batch: Single Door 1, 10234 item 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Move Single Door 1, 10234 item 1' });
    await dialog.getByLabelText('Where to').selectOptions('2651-B001, 3 doors, 4.2 points');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('batch.addItems')).toEqual([{ Id: 'b1', LineIds: ['l1'] }]);
  });

  test('divides a line of many doors into parts, and joins them again', async () => {
    const line = aWaitingLine(1, { Quantity: 108, Points: '108.0' });
    const part = { ...line, LineId: 'p1', Quantity: 40, Part: { First: 41, Of: 108 } };
    let divided = false;
    const { screen, inputsOf } = await show({
      'batch.waiting': () => (divided ? [part] : [line]),
      'batch.divide': () => {
        divided = true;
      },
      'batch.join': () => {
        divided = false;
      },
    });
    await screen.getByRole('button', { name: 'Divide Single Door 1, 10234 item 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Divide Single Door 1, 10234 item 1' });
    const doors = dialog.getByLabelText('Doors in each part');
    await expect.element(doors).toHaveValue('18, 18, 18, 18, 18, 18');
    for (const wrong of ['40, 40', '108', '0, 108', '40, -40, 108', 'half of them']) {
      await doors.fill(wrong);
      await dialog.getByRole('button', { name: 'Divide' }).click();
      await expect.element(dialog.getByText('Write numbers such as 20, 20 that come to 108 together.')).toBeVisible();
    }
    expect(inputsOf('batch.divide')).toEqual([]);
    await doors.fill('40 40 28');
    await dialog.getByRole('button', { name: 'Divide' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('batch.divide')).toEqual([{ LineId: 'l1', Doors: [40, 40, 28] }]);
    await expect.element(screen.getByText('10234 item 1, doors 41 to 80 of 108, Harbour Homes')).toBeVisible();
    await screen
      .getByRole('button', { name: 'Join the waiting parts of Single Door 1, 10234 item 1, doors 41 to 80 of 108' })
      .click();
    await expect.element(screen.getByRole('button', { name: 'Divide Single Door 1, 10234 item 1' })).toBeVisible();
    expect(inputsOf('batch.join')).toEqual([{ LineId: 'p1' }]);
  });

  test('asks why a week takes more than its capacity, and sends the reason', async () => {
    const { screen, inputsOf } = await show();
    await screen.getByRole('button', { name: 'Move to batch: Single Door 1, 10234 item 1' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Where to').selectOptions('A new batch in week 2650');
    await expect.element(dialog.getByText('Week 2650 holds 118.4 of 120.0 points already.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog.getByText('Give a reason. It is kept in the history.')).toBeVisible();
    expect(inputsOf('batch.create')).toEqual([]);
    await dialog.getByLabelText('Why the week takes more than its capacity').fill('Saturday shift');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const [made] = inputsOf('batch.create');
    expect(made).toEqual({ Id: expect.any(String), Week: '2650', LineIds: ['l1'], Reason: 'Saturday shift' });
  });

  test('a move that failed on its way and is made again begins one new batch, not two', async () => {
    let isReached = false;
    const { screen, inputsOf } = await show({
      'batch.create': () => {
        if (!isReached) throw new TypeError('Failed to fetch');
        return anOpenedBatch();
      },
    });
    await screen.getByRole('button', { name: 'Move to batch: Single Door 1, 10234 item 1' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Where to').selectOptions('A new batch in week 2651');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.poll(() => inputsOf('batch.create')).toHaveLength(1);
    isReached = true;
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const [first, again] = inputsOf('batch.create');
    expect(again).toEqual(first);
  });

  test('ticked lines go together; the key m asks for the line that has the focus', async () => {
    const { screen, inputsOf } = await show();
    await screen.getByRole('checkbox', { name: 'Select Single Door 1, 10234 item 1' }).click();
    await screen.getByRole('checkbox', { name: 'Select Single Door 2, 10234 item 2' }).click();
    await screen.getByRole('button', { name: 'Move 2 lines to batch' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Move 2 lines' });
    await dialog.getByLabelText('Where to').selectOptions('2651-B001, 3 doors, 4.2 points');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.poll(() => inputsOf('batch.addItems')).toEqual([{ Id: 'b1', LineIds: ['l1', 'l2'] }]);
    await expect.element(dialog).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Move to batch: Single Door 2, 10234 item 2' }).element();
    if (button instanceof HTMLElement) button.focus();
    await userEvent.keyboard('m');
    await expect.element(screen.getByRole('dialog', { name: 'Move Single Door 2, 10234 item 2' })).toBeVisible();
  });

  test('drags a line onto a batch, and a line of a batch back to what waits', async () => {
    const { screen, inputsOf } = await show();
    const card = screen.getByRole('article', { name: '2651-B001' });
    await userEvent.dragAndDrop(screen.getByText('Single Door 1', { exact: true }), card);
    await expect.poll(() => inputsOf('batch.addItems')).toEqual([{ Id: 'b1', LineIds: ['l1'] }]);
    await card.getByRole('button', { name: '2 lines' }).click();
    await expect.element(card.getByText('Same colours as others of the batch')).toBeVisible();
    await userEvent.dragAndDrop(card.getByText('Single Door 7'), screen.getByRole('heading', { name: /Ready, in no/ }));
    await expect.poll(() => inputsOf('batch.removeItem')).toEqual([{ Id: 'b1', LineId: 'l7' }]);
  });

  test('says which orders a move makes later than was promised, and asks why and whether their customers are told', async () => {
    const { screen, inputsOf } = await show({
      'batch.waiting': () => [
        aWaitingLine(1, { PromisedWeek: '2649' }),
        aWaitingLine(2, { PromisedWeek: '2651' }),
        aWaitingLine(3, { OrderNumber: '10235', PromisedWeek: '2650', Week: '2651' }),
      ],
    });
    const late = 'Week 2651 is after week 2649, which was promised: order 10234.';
    await userEvent.dragAndDrop(
      screen.getByText('Single Door 1', { exact: true }),
      screen.getByRole('article', { name: '2651-B001' }),
    );
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(late)).toBeVisible();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog.getByText(/^A later date than was promised is told/)).toBeVisible();
    await expect.element(dialog.getByText(/^Say why it is later/)).toBeVisible();
    expect(inputsOf('batch.addItems')).toEqual([]);
    await dialog.getByLabelText('Tell the customer: a later date is promised').click();
    await dialog.getByLabelText('Why it is later').fill('A machine stands');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const told = { Reason: 'A machine stands', Tell: true };
    expect(inputsOf('batch.addItems')).toEqual([{ Id: 'b1', LineIds: ['l1'], ...told }]);
  });

  test('says that lines which stay in their week are later than was promised, and asks nothing', async () => {
    const { screen, inputsOf } = await show({
      'batch.waiting': () => [aWaitingLine(3, { OrderNumber: '10235', PromisedWeek: '2650', Week: '2651' })],
    });
    await expect.element(screen.getByText('Week 2651 is after week 2650, which was promised.')).toBeVisible();
    await userEvent.dragAndDrop(
      screen.getByText('Single Door 3', { exact: true }),
      screen.getByRole('article', { name: '2651-B001' }),
    );
    await expect.poll(toastMessages).toEqual(['Week 2651 is after week 2650, which was promised: order 10235.']);
    expect(inputsOf('batch.addItems')).toEqual([{ Id: 'b1', LineIds: ['l3'] }]);
  });

  test('marks a line whose date is in danger with a clock, and says why and until when that can be helped', async () => {
    const { screen } = await show({
      'batch.waiting': () => [
        aWaitingLine(1, { Risk: { Cause: 'vendor-late', TellAt: '2026-12-03 17:00', Anew: null } }),
        aWaitingLine(2),
        aWaitingLine(3, {
          Risk: { Cause: 'vendor-late', TellAt: null, Anew: { Key: 'CY-3K', By: '2026-12-01' } },
        }),
      ],
    });
    const mark = screen.getByText(
      'Date in danger: goods come later than confirmed. The customer is told on 3 Dec 2026 at 17:00.',
    );
    await expect.element(mark).toBeVisible();
    expect(mark.element().querySelectorAll('svg')).toHaveLength(1);
    expect(screen.getByText(/^Date in danger/).elements()).toHaveLength(2);
    await expect.element(screen.getByText(/Buy CY-3K anew by 1 Dec 2026, and the date is kept\.$/)).toBeVisible();
  });

  test('asks whether doors are made before the week that was promised, also where they are dropped', async () => {
    const { screen, inputsOf } = await show({
      'batch.waiting': () => [aWaitingLine(1, { PromisedWeek: '2652', Week: '2652' })],
    });
    const card = screen.getByRole('article', { name: '2651-B001' });
    await userEvent.dragAndDrop(screen.getByText('Single Door 1', { exact: true }), card);
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog.getByText(/^The doors may not be ready to be made so soon/)).toBeVisible();
    expect(inputsOf('batch.addItems')).toEqual([]);
    await dialog.getByLabelText(/^Week 2651 is right, although a later one was promised: order 10234/).click();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.poll(() => inputsOf('batch.addItems')).toEqual([{ Id: 'b1', LineIds: ['l1'], EarlyAccepted: true }]);
  });

  test('asks nothing where lines stay in the week that was set for them', async () => {
    const { screen, inputsOf } = await show({
      'batch.waiting': () => [aWaitingLine(1, { PromisedWeek: '2652', Week: '2651' })],
    });
    const card = screen.getByRole('article', { name: '2651-B001' });
    await userEvent.dragAndDrop(screen.getByText('Single Door 1', { exact: true }), card);
    await expect.poll(() => inputsOf('batch.addItems')).toEqual([{ Id: 'b1', LineIds: ['l1'] }]);
  });

  test('a proposal says of each line why it is where it is', async () => {
    const { screen, inputsOf } = await show({
      'batch.propose': () => ({
        Batches: [aBatch()],
        Lines: [{ LineId: 'l1', BatchId: 'b1', Reason: 'alone' }],
        LeftOver: [
          { ...aWaitingLine(2), Waits: null },
          { ...aWaitingLine(3), Waits: { Key: 'ML-M', Text: 'Multipoint lock', Day: '2026-12-14' } },
        ],
      }),
    });
    await screen.getByRole('button', { name: 'Propose' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Propose batches' });
    await dialog.getByRole('button', { name: 'Propose' }).click();
    const done = screen.getByRole('dialog', { name: 'Proposed' });
    await expect.element(done.getByRole('region', { name: '2650-B001' }).getByText('Alone in its batch')).toBeVisible();
    await expect.element(done.getByRole('region', { name: 'Left over' }).getByText('The week is full')).toBeVisible();
    await expect.element(done.getByText('Waits for Multipoint lock until 14 Dec 2026')).toBeVisible();
    expect(inputsOf('batch.propose')).toEqual([{ Week: '2650' }]);
  });

  test('a week says what is held in it, what is short and how many days are open', async () => {
    const { screen } = await show({
      'batch.weeks': () => [aWeek({ Points: '80.0', Held: '30.0', Level: 'nearly full', Open: 4, Short: 2 })],
    });
    const week = screen.getByRole('region', { name: 'Week 2650' });
    await expect.element(week.getByText('80.0 of 120.0 points, 30.0 held, nearly full')).toBeVisible();
    await expect.element(week.getByText('4 days open')).toBeVisible();
    await expect.element(week.getByText('2 articles are short')).toBeVisible();
    expect(week.element().querySelector('[data-held]')?.getAttribute('style')).toContain('25%');
  });

  test('the capacity of a week is changed in place', async () => {
    const { screen, inputsOf } = await show();
    await screen.getByRole('button', { name: 'Week 2650: more' }).click();
    await screen.getByRole('button', { name: 'Change capacity' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Capacity of week 2650' });
    await dialog.getByLabelText('Points').fill('many');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Write points such as 96.0.')).toBeVisible();
    await dialog.getByLabelText('Points').fill('96,5');
    await dialog.getByLabelText('Why').fill('Two fitters are ill');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('batch.setCapacity')).toEqual([{ Week: '2650', Points: 96.5, Reason: 'Two fitters are ill' }]);
  });

  test('says where to go when nothing is ready', async () => {
    const { screen } = await show({ 'batch.waiting': () => [] });
    await expect.element(screen.getByText('No order is ready for production.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Accepted orders and what they wait for' })).toBeVisible();
  });

  test('an installer sees all and moves nothing', async () => {
    const { screen } = await show({}, 'installer');
    await expect.element(screen.getByText('Single Door 1', { exact: true })).toBeVisible();
    for (const name of ['Propose', 'Scan', /^Move/, /more$/])
      await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  });

  test('on a phone the weeks are a list below what waits', async () => {
    await page.viewport(390, 844);
    const { screen } = await show({ 'enquiry.list': () => ({ Enquiries: [], After: null }) }, 'fabricator', InOffice);
    await expect.element(screen.getByRole('region', { name: 'Week 2651' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
