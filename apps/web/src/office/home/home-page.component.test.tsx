import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { stopClock } from '../../shared/testing/stop-clock.ts';
import type { ListedTask } from '../queries/office-client.ts';
import { fakeOffice, type OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { HomePage } from './home-page.tsx';

const aTask = (Id: string, What: string, changes: Partial<ListedTask> = {}): ListedTask => ({
  Id,
  What,
  About: '',
  Due: '2020-01-02',
  ItemId: null,
  EnquiryId: null,
  QuoteId: null,
  OrderId: null,
  Assignee: null,
  State: 'Open',
  MadeBy: 'hand',
  CreatedAt: '2020-01-01T08:00:00.000Z',
  EndedAt: null,
  ...changes,
});

/** A server whose tasks change as the calls say. */
function taskServer(tasks: readonly ListedTask[]) {
  let now = tasks;
  const change = (id: string, changes: Partial<ListedTask>) => {
    now = now.map((task) => (task.Id === id ? { ...task, ...changes } : task));
    return aTask(id, '');
  };
  const isMine = ({ Assignee }: ListedTask) => Assignee !== null;
  return {
    'item.list': () => ({ Items: [], After: null }),
    'home.summary': () => ({ Work: [], Quotes: [], Orders: [], Weeks: [], Failed: null }),
    'task.list': ({ Of }: { readonly Of: string }) => ({
      Tasks: now.filter((task) => task.State === 'Open' && isMine(task) === (Of === 'mine')),
      After: null,
    }),
    'task.take': (id: string) => change(id, { Assignee: { UserId: me.UserId, Name: me.Name } }),
    'task.done': (id: string) => change(id, { State: 'Done' }),
  };
}

const renderHome = (answers: OfficeAnswers) => renderOffice(<HomePage />, { answers });

type Screen = Awaited<ReturnType<typeof renderHome>>['screen'];
const myTasks = (screen: Screen) => screen.getByRole('region', { name: /^My tasks/ });
const groupTasks = (screen: Screen) => screen.getByRole('region', { name: /^Group tasks/ });

const mine = { Assignee: { UserId: me.UserId, Name: me.Name } };

test('a note of a task takes three lines at home, however long it is', async () => {
  const About = 'The customer wants the old frame kept. '.repeat(25);
  const { screen } = await renderHome(taskServer([aTask('t1', 'Ring', { ...mine, About })]));
  const note = myTasks(screen).getByText(About.trim());
  await expect.element(note).toBeVisible();
  const { lineHeight } = getComputedStyle(note.element());
  expect(note.element().clientHeight).toBeLessThanOrEqual(3 * Number.parseFloat(lineHeight) + 1);
});

test('the head greets by first name, and says that there are no items and no tasks', async () => {
  const { screen } = await renderHome(taskServer([]));
  await expect.element(screen.getByRole('heading', { level: 1, name: /^Good \w+, Niamh$/ })).toBeVisible();
  await expect.element(screen.getByText(/^No items yet/)).toBeVisible();
  await expect.element(myTasks(screen).getByText(/^No tasks for you/)).toBeVisible();
  await expect.element(groupTasks(screen).getByText(/^No group tasks/)).toBeVisible();
});

describe('group tasks', () => {
  test('one that is taken becomes one of mine', async () => {
    const { screen, inputsOf } = await renderHome(taskServer([aTask('t1', 'Chase the glass')]));
    await groupTasks(screen).getByRole('button', { name: 'Take it: Chase the glass' }).click();
    await expect.element(myTasks(screen).getByRole('checkbox', { name: 'Done: Chase the glass' })).toBeVisible();
    await expect.element(groupTasks(screen).getByText(/^No group tasks/)).toBeVisible();
    expect(inputsOf('task.take')).toEqual(['t1']);
  });

  test('one that somebody else has taken stays, with the reason, until the list is loaded again', async () => {
    const server = taskServer([aTask('t1', 'Chase the glass')]);
    const { screen, inputsOf } = await renderHome({
      ...server,
      'task.take': () => {
        throw answered(409);
      },
    });
    await groupTasks(screen).getByRole('button', { name: 'Take it: Chase the glass' }).click();
    await expect.poll(toastMessages).toEqual(['Status 409']);
    await expect.poll(() => inputsOf('task.list').length).toBe(4);
  });
});

test('a task about a quote leads to it', async () => {
  const task = aTask('t1', 'Ask about Q-1001: sent a week ago', { ...mine, QuoteId: 'q1', EnquiryId: 'e1' });
  const { screen } = await renderHome(taskServer([task]));
  await expect.element(screen.getByRole('link', { name: task.What })).toHaveAttribute('href', '#/installer/quote/q1');
});

test('a task about an order leads to it, also where the order was a quote before', async () => {
  const task = aTask('t1', 'Confirm the sizes of order 10001', { ...mine, QuoteId: 'q1', OrderId: 'o1' });
  const { screen } = await renderHome(taskServer([task]));
  await expect.element(screen.getByRole('link', { name: task.What })).toHaveAttribute('href', '#/installer/order/o1');
});

describe('my tasks', () => {
  test('a tick that is undone sends nothing; one that stands when the page is left is sent at once', async () => {
    stopClock();
    const { screen, inputsOf } = await renderHome(taskServer([aTask('t1', 'Chase the glass', mine)]));
    await screen.getByRole('checkbox', { name: 'Done: Chase the glass' }).click();
    await screen.getByRole('button', { name: 'Undo: Chase the glass' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Done: Chase the glass' })).not.toBeChecked();
    await screen.getByRole('checkbox', { name: 'Done: Chase the glass' }).click();
    expect(inputsOf('task.done')).toEqual([]);
    await screen.unmount();
    await expect.poll(() => inputsOf('task.done')).toEqual(['t1']);
  });

  test('are loaded again when the window gets the focus', async () => {
    const { screen } = await renderHome(taskServer([]));
    await expect.element(myTasks(screen).getByText(/^No tasks for you/)).toBeVisible();
    fakeOffice.answer(taskServer([aTask('t2', 'Measure the hallway', mine)]));
    dispatchEvent(new Event('focus'));
    await expect.element(screen.getByRole('checkbox', { name: 'Done: Measure the hallway' })).toBeVisible();
  });

  test('that could not be loaded say so and can be asked for again', async () => {
    const server = taskServer([aTask('t1', 'Chase the glass', mine)]);
    const { screen } = await renderHome({
      ...server,
      'task.list': () => {
        throw answered(503);
      },
    });
    const alert = myTasks(screen).getByRole('alert');
    await expect.element(alert.getByText('This could not be loaded.')).toBeVisible();
    fakeOffice.answer(server);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Done: Chase the glass' })).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('say that they are loading', async () => {
    const { screen } = await renderHome({ ...taskServer([]), 'task.list': () => new Promise(() => undefined) });
    await expect.element(myTasks(screen).getByRole('status')).toHaveTextContent('Looking');
  });
});

describe('a task that is changed', () => {
  const colleagues = () => [
    { UserId: me.UserId, Name: me.Name, Role: me.Role, IsDisabled: false },
    { UserId: 'cian', Name: 'Cian Byrne', Role: 'installer' as const, IsDisabled: false },
  ];
  const open = async (answers: OfficeAnswers) => {
    const page = await renderHome({ ...answers, 'user.colleagues': colleagues });
    await page.screen.getByRole('button', { name: 'Change: Chase the glass' }).click();
    return { ...page, dialog: page.screen.getByRole('dialog', { name: 'Chase the glass' }) };
  };

  test('is given to a colleague, or back to the group', async () => {
    const { dialog, inputsOf } = await open({
      ...taskServer([aTask('t1', 'Chase the glass', mine)]),
      'task.assign': () => aTask('t1', ''),
    });
    await expect.element(dialog.getByRole('combobox', { name: 'Whose task' })).toHaveValue(me.UserId);
    await dialog.getByRole('combobox', { name: 'Whose task' }).selectOptions('Cian Byrne');
    await dialog.getByRole('button', { name: 'Give it', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('task.assign')).toEqual([{ Id: 't1', UserId: 'cian' }]);
  });

  test('is dropped with a reason, also by the keyboard alone', async () => {
    const { dialog, inputsOf } = await open({
      ...taskServer([aTask('t1', 'Chase the glass')]),
      'task.drop': () => aTask('t1', ''),
    });
    await userEvent.keyboard('{ArrowRight}');
    await dialog.getByRole('button', { name: 'Drop task' }).click();
    await expect.element(dialog.getByText('Say why the task is dropped.')).toBeVisible();
    await userEvent.keyboard('They have gone elsewhere');
    await dialog.getByRole('button', { name: 'Drop task' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('task.drop')).toEqual([{ Id: 't1', Reason: 'They have gone elsewhere' }]);
  });

  test('stays open with what was typed when the server cannot be reached', async () => {
    const { dialog } = await open({
      ...taskServer([aTask('t1', 'Chase the glass', mine)]),
      'task.drop': () => {
        throw answered(503);
      },
    });
    await dialog.getByRole('radio', { name: 'Drop it' }).click({ force: true });
    await dialog.getByRole('textbox', { name: 'Why it will not be done' }).fill('Too late');
    await dialog.getByRole('button', { name: 'Drop task' }).click();
    await expect.poll(toastMessages).toEqual(['This was not done. Please try again.']);
    await expect.element(dialog.getByRole('textbox', { name: 'Why it will not be done' })).toHaveValue('Too late');
  });
});

describe('a task added by hand', () => {
  test('needs to say what is to be done', async () => {
    const { screen, inputsOf } = await renderHome(taskServer([]));
    await screen.getByRole('button', { name: 'Add a task' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Add a task' });
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect.element(dialog.getByText('Say what is to be done.')).toBeVisible();
    expect(inputsOf('task.add')).toEqual([]);
  });

  test('is sent with its day and its owner, and the dialog closes', async () => {
    const { screen, inputsOf } = await renderHome({ ...taskServer([]), 'task.add': () => aTask('t3', '') });
    await screen.getByRole('button', { name: 'Add a task' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Add a task' });
    await dialog.getByRole('textbox', { name: 'What is to be done' }).fill('Order sills');
    await dialog.getByLabelText('Due').fill('2030-01-02');
    await dialog.getByRole('radio', { name: 'The group’s' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('task.add')).toEqual([
      { Id: expect.any(String), What: 'Order sills', About: '', Due: '2030-01-02', UserId: null },
    ]);
  });
});
