import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import type { ListedPerson, People } from './use-people.ts';
import { UsersPage } from './users-page.tsx';

const aPerson = (UserId: string, Name: string, over: Partial<ListedPerson> = {}): ListedPerson => ({
  ...{
    UserId,
    Name,
    Email: `${UserId}@example.com`,
    Role: 'installer',
    MaxDiscount: null,
    MayTakeCash: false,
    State: 'active',
  },
  ...{ HasSecondFactor: false, LastSeen: '2026-11-20T09:00:00.000Z' },
  LastUpdated: '2026-11-20T08:00:00.000Z',
  ...over,
});

const niamh = aPerson(me.UserId, me.Name, { Role: 'admin', HasSecondFactor: true });
const cian = aPerson('cian', 'Cian Byrne', { MaxDiscount: 12.5 });
const moira = aPerson('moira', 'Moira Kerr', { State: 'invited', LastSeen: null });
const paul = aPerson('paul', 'Paul Reed', { State: 'disabled' });

const render = (over: Partial<People> = {}, answers: OfficeAnswers = {}) =>
  renderOffice(<UsersPage />, {
    path: '/installer/users',
    answers: {
      'user.me': () => ({ ...me, Role: 'admin' }),
      'user.list': () => ({
        ...{ HasOwnLogin: true, RequireTwoFactor: 'nobody', People: [cian, moira, niamh, paul] },
        ...over,
      }),
      ...answers,
    },
  });

type Screen = Awaited<ReturnType<typeof render>>['screen'];

const rowOf = (screen: Screen, name: string) => screen.getByRole('row').filter({ hasText: name });

const menuOf = async (screen: Screen, name: string) => {
  const menu = screen.getByRole('group', { name: `Actions for ${name}` });
  await menu.getByRole('button', { name: `Actions for ${name}` }).click();
  return menu;
};
/** The menu lies over the rows below it until it is closed. */
const offers = async (menu: Awaited<ReturnType<typeof menuOf>>, entries: readonly string[]) => {
  const texts = () =>
    menu
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(entries);
  await userEvent.keyboard('{Escape}');
};

describe('the list of people', () => {
  test('says what each may do, when they were seen, and how their account stands', async () => {
    const { screen } = await render();
    const row = rowOf(screen, 'Cian Byrne');
    for (const text of ['cian@example.com', 'Installer', '12.5 %', 'Active'])
      await expect.element(row.getByText(text, { exact: true })).toBeVisible();
    await expect.element(rowOf(screen, 'Moira Kerr').getByText('Never logged in')).toBeVisible();
    await expect.element(rowOf(screen, me.Name).getByText('Two-factor')).toBeVisible();
    await expect.element(screen.getByText(/The last administrator keeps the role/)).toBeVisible();
  });

  test('is sorted by the head of a column, searched, and the address says how', async () => {
    const { screen } = await render();
    const names = () =>
      screen
        .getByRole('rowheader')
        .elements()
        .map((head) => head.querySelector('b')?.textContent);
    await expect.poll(() => names()).toHaveLength(4);
    await screen.getByRole('button', { name: 'Name' }).click();
    await expect.poll(names).toEqual(['Paul Reed', me.Name, 'Moira Kerr', 'Cian Byrne']);
    await screen.getByRole('searchbox', { name: 'Find a name or an email' }).fill('REED');
    await expect.poll(() => names()).toHaveLength(1);
    expect(location.hash).toContain('sort=-name&text=REED');
    await screen.getByRole('searchbox', { name: 'Find a name or an email' }).fill('nobody');
    await expect.element(screen.getByText(/Nobody has “nobody”/)).toBeVisible();
  });

  test('offers for each account what it can take', async () => {
    const { screen } = await render();
    await offers(await menuOf(screen, 'Cian Byrne'), [
      ...['Change', 'Sessions', 'Mail a link to a new password', 'Disable'],
    ]);
    await offers(await menuOf(screen, 'Moira Kerr'), [
      'Change',
      'Send the invitation again',
      'Withdraw the invitation',
    ]);
    await offers(await menuOf(screen, me.Name), [
      ...['Change', 'Sessions', 'Mail a link to a new password', 'Remove two-factor log-in'],
    ]);
    await offers(await menuOf(screen, 'Paul Reed'), ['Change', 'Enable']);
  });

  test('keeps to role, discount and disabling where an identity provider has the passwords', async () => {
    const { screen } = await render({ HasOwnLogin: false });
    await expect.element(screen.getByText(/are kept by your identity provider/)).toBeVisible();
    await offers(await menuOf(screen, 'Cian Byrne'), ['Change', 'Disable']);
  });
});

test('an invitation is checked, and after a failure sent again as the same one', async () => {
  let tries = 0;
  const { screen, inputsOf } = await render(
    {},
    {
      'user.invite': ({ Email }) => {
        tries += 1;
        if (tries === 1) throw answered(503);
        return aPerson('orla', 'Orla Daly', { Email, State: 'invited' });
      },
    },
  );
  await screen.getByRole('button', { name: 'Invite' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('orla');
  await dialog.getByRole('textbox', { name: 'Highest discount in %' }).fill('120');
  const send = dialog.getByRole('button', { name: 'Send the invitation' });
  await send.click();
  for (const problem of [/Write an email address/, /Write a name/, /Write a rate from 0 to 100/])
    await expect.element(dialog.getByText(problem)).toBeVisible();
  expect(inputsOf('user.invite')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('orla@example.com');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Orla Daly');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOptions('fabricator');
  await dialog.getByRole('textbox', { name: 'Highest discount in %' }).fill('7,5');
  await send.click();
  await expect.poll(() => inputsOf('user.invite')).toHaveLength(1);
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second] = inputsOf('user.invite');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ Email: 'orla@example.com', Name: 'Orla Daly', Role: 'fabricator', MaxDiscount: 7.5 });
  expect(toastMessages()).toContain('An invitation is on its way to orla@example.com.');
});

test('the empty discount is that of the role, and cash is taken by whoever is said to', async () => {
  const { screen, inputsOf } = await render({}, { 'user.updateUser': () => cian });
  await (await menuOf(screen, 'Cian Byrne')).getByRole('button', { name: 'Change' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change Cian Byrne' });
  await dialog.getByRole('textbox', { name: 'Highest discount in %' }).fill('');
  await expect.element(dialog.getByText('Empty means that of the role: 10 %.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'May take cash' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const saved = { UserId: 'cian', LastUpdated: cian.LastUpdated, Name: 'Cian Byrne', Role: 'installer' };
  expect(inputsOf('user.updateUser')).toEqual([{ ...saved, MaxDiscount: null, MayTakeCash: true }]);
});

test('what somebody else has saved meanwhile is told, and what was typed stays until it is saved over theirs', async () => {
  const theirs = { ...cian, Role: 'fabricator', LastUpdated: '2026-11-20T09:30:00.000Z' } as const;
  let isChanged = false;
  const { screen, inputsOf } = await render(
    {},
    {
      'user.list': () => ({
        ...{ HasOwnLogin: true, RequireTwoFactor: 'nobody', People: [isChanged ? theirs : cian] },
      }),
      'user.updateUser': ({ LastUpdated }) => {
        if (LastUpdated === theirs.LastUpdated) return theirs;
        isChanged = true;
        throw answered(409);
      },
    },
  );
  await (await menuOf(screen, 'Cian Byrne')).getByRole('button', { name: 'Change' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change Cian Byrne' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cian O’Byrne');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/: Cian Byrne, Fabricator, 12.5 %, Active\. Save/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inputsOf('user.updateUser')).toMatchObject([
    { LastUpdated: cian.LastUpdated },
    { LastUpdated: theirs.LastUpdated, Name: 'Cian O’Byrne', Role: 'installer' },
  ]);
});

test('somebody is disabled after a question', async () => {
  const { screen, inputsOf } = await render({}, { 'user.disable': () => ({ ...cian, State: 'disabled' }) });
  await (await menuOf(screen, 'Cian Byrne')).getByRole('button', { name: 'Disable' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Disable Cian Byrne?' });
  expect(inputsOf('user.disable')).toEqual([]);
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inputsOf('user.disable')).toEqual([{ UserId: 'cian' }]);
});

test('sessions are named by their device and ended one by one', async () => {
  const session = {
    ...{ SessionId: 's1', StartedAt: '2026-11-20T08:00:00.000Z', UsedAt: '2026-11-20T09:00:00.000Z', IsThis: false },
    Agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  };
  let left = [session];
  const { screen, inputsOf } = await render(
    {},
    {
      'user.sessions': () => left,
      'user.endSessions': () => (left = []),
    },
  );
  await (await menuOf(screen, 'Cian Byrne')).getByRole('button', { name: 'Sessions' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Where Cian Byrne is logged in' });
  await dialog.getByRole('button', { name: 'End the session on Firefox on Linux' }).click();
  await expect.element(dialog.getByText('Nowhere.')).toBeVisible();
  expect(inputsOf('user.endSessions')).toEqual([{ UserId: 'cian', SessionId: 's1' }]);
});
