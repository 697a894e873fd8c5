import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { adminId, fabricatorId } from '../testing/people.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000a1';
const Attempt = '5a1f4c1e-0000-4000-8000-0000000000a2';
const moira = { Id, Email: 'Moira@Example.com', Name: 'Moira Byrne', Role: 'installer', MaxDiscount: 12.5 } as const;
/** As the accounts of the tests are before anybody has changed them. */
const LastUpdated = '2026-11-20T08:00:00.000Z';
const finn = { UserId: fabricatorId, LastUpdated, Name: 'Finn Oakley', Role: 'fabricator', MaxDiscount: null } as const;

const historyOf = async (api: TestApi, userId: string) =>
  (await api.rows('change'))
    .filter(({ about, aboutId }) => about === 'account' && aboutId === userId)
    .map(({ kind, from, to, who }) => [kind, from, to, who]);

describe('an invitation', () => {
  test('makes an account and mails one link, however often the message is sent', async () => {
    const api = await aTestApi();
    const { user } = api.admin();
    const invited = await user.invite(moira);
    expect(invited).toMatchObject({ UserId: Id, State: 'invited', MaxDiscount: 12.5, LastSeen: null });
    expect(await user.invite(moira)).toEqual(invited);
    expect(await api.jobs()).toEqual([{ kind: 'invitation', clientId: -1022, userId: Id, linkId: Id }]);
    expect((await user.list()).People.map(({ Name }) => Name)).toContain('Moira Byrne');
    expect(await historyOf(api, Id)).toEqual([['invitation', null, null, adminId]]);
  });

  test.each(['FINN@example.com', 'nora@second.example.com'])(
    'to %s is refused: the address has an account, with this or another supplier',
    async (Email) => {
      const api = await aTestApi();
      const refused = api.admin().user.invite({ ...moira, Email });
      await expect(refused).rejects.toThrow('This email address has an account already.');
      expect(await api.jobs()).toEqual([]);
    },
  );

  test('is mailed again under another attempt, and not to whoever is disabled', async () => {
    const api = await aTestApi();
    const { user } = api.admin();
    await user.invite(moira);
    await user.mailPasswordLink({ UserId: Id, Attempt });
    await user.mailPasswordLink({ UserId: Id, Attempt });
    expect((await api.jobs()).map((job) => 'linkId' in job && job.linkId)).toEqual([Id, Attempt]);
    await user.disable({ UserId: Id });
    expect(await codeOf(user.mailPasswordLink({ UserId: Id, Attempt: Id }))).toBe('CONFLICT');
  });
});

test('an invitation that nobody has accepted can be withdrawn, and the address invited anew; an account stays', async () => {
  const api = await aTestApi();
  const { user } = api.admin();
  await user.invite(moira);
  expect(await user.withdrawInvitation({ UserId: Id })).toEqual({ IsWithdrawn: true });
  expect(await user.withdrawInvitation({ UserId: Id })).toEqual({ IsWithdrawn: true });
  expect((await historyOf(api, Id)).map(([kind, , to]) => [kind, to])).toEqual([
    ['invitation', null],
    ['invitation', 'withdrawn'],
  ]);
  expect(await user.invite({ ...moira, Id: Attempt })).toMatchObject({ State: 'invited' });
  expect(await user.withdrawInvitation({ UserId: fabricatorId })).toEqual({ IsWithdrawn: false });
  expect((await user.list()).People).toHaveLength(4);
});

test('a supplier’s invitations and the mails to one address have an end', async () => {
  const api = await aTestApi();
  const { user } = api.admin();
  const taken: string[] = [];
  api.controls.tryTake = (key) => taken.push(key) > 0;
  await user.invite(moira);
  await user.mailPasswordLink({ UserId: Id, Attempt });
  await user.mailPasswordLink({ UserId: Id, Attempt });
  expect(taken).toEqual(['invitation:-1022', 'recipient:Moira@Example.com']);
  api.controls.limited = true;
  expect(await codeOf(user.mailPasswordLink({ UserId: Id, Attempt: Id }))).toBe('TOO_MANY_REQUESTS');
  expect(await codeOf(user.invite({ ...moira, Id: Attempt, Email: 'a@example.com' }))).toBe('TOO_MANY_REQUESTS');
});

test('whoever has a password gets a link to choose another', async () => {
  const api = await aTestApi();
  await api.admin().user.mailPasswordLink({ UserId: fabricatorId, Attempt });
  expect(await api.jobs()).toEqual([
    { kind: 'password-reset', clientId: -1022, userId: fabricatorId, linkId: Attempt },
  ]);
});

describe('a change of an account', () => {
  test('tells its history what changed, once', async () => {
    const api = await aTestApi();
    const { user } = api.admin();
    const changed = { ...finn, Role: 'installer', MaxDiscount: 7.5 } as const;
    expect(await user.updateUser(changed)).toMatchObject({ Role: 'installer', MaxDiscount: 7.5 });
    await user.updateUser(changed);
    expect(await historyOf(api, fabricatorId)).toEqual([
      ['role', 'fabricator', 'installer', adminId],
      ['discount', null, '7.5 %', adminId],
    ]);
  });

  test('is refused where somebody else was faster, and a repeat of the faster one is not', async () => {
    const { user } = (await aTestApi()).admin();
    const theirs = { ...finn, Name: 'Finn O’Kelly' };
    const saved = await user.updateUser(theirs);
    expect(Date.parse(saved.LastUpdated)).toBeGreaterThan(Date.parse(LastUpdated));
    const mine = { ...finn, Role: 'installer' } as const;
    await expect(user.updateUser(mine)).rejects.toThrow('Somebody else has changed this account');
    expect(await user.updateUser(theirs)).toEqual(saved);
    const again = { ...mine, LastUpdated: saved.LastUpdated };
    expect(await user.updateUser(again)).toMatchObject({ Name: 'Finn Oakley', Role: 'installer' });
  });

  test('is refused after the account was disabled, which its form does not show', async () => {
    const { user } = (await aTestApi()).admin();
    await user.disable({ UserId: finn.UserId });
    expect(await codeOf(user.updateUser({ ...finn, Role: 'admin' }))).toBe('CONFLICT');
  });

  test('leaves the last admin an admin', async () => {
    const { user } = (await aTestApi()).admin();
    const ada = { UserId: adminId, LastUpdated, Name: 'Ada Winter', Role: 'fabricator', MaxDiscount: null } as const;
    await expect(user.updateUser(ada)).rejects.toThrow('Nobody else can log in as admin.');
    await user.updateUser({ ...finn, Role: 'admin' });
    expect(await user.updateUser(ada)).toMatchObject({ Role: 'fabricator' });
  });
});

describe('an account that is disabled', () => {
  test('is offered no work, keeps its name and can be enabled again', async () => {
    const api = await aTestApi();
    const { user, task } = api.admin();
    expect(await user.disable({ UserId: fabricatorId })).toMatchObject({ State: 'disabled' });
    await user.disable({ UserId: fabricatorId });
    expect(await user.colleagues()).toContainEqual(expect.objectContaining({ Name: 'Finn Oakley', IsDisabled: true }));
    const given = task.add({ Id, What: 'Ring back', About: '', Due: '2026-11-24', UserId: fabricatorId });
    await expect(given).rejects.toThrow('This account is disabled.');
    expect(await user.enable({ UserId: fabricatorId })).toMatchObject({ State: 'active' });
    expect((await historyOf(api, fabricatorId)).map(([kind, , to]) => [kind, to])).toEqual([
      ['access', 'disabled'],
      ['access', 'enabled'],
    ]);
  });

  test('is never one’s own', async () => {
    const { user } = (await aTestApi()).admin();
    await user.updateUser({ ...finn, Role: 'admin' });
    await expect(user.disable({ UserId: adminId })).rejects.toThrow('You cannot disable your own account.');
  });
});

test('where an identity provider keeps passwords and sessions, nothing of theirs is ours', async () => {
  const api = await aTestApi();
  api.controls.hasOwnLogin = false;
  const { user } = api.admin();
  expect((await user.list()).HasOwnLogin).toBe(false);
  for (const call of [
    user.mailPasswordLink({ UserId: fabricatorId, Attempt }),
    user.removeSecondFactor({ UserId: fabricatorId }),
    user.sessions({ UserId: fabricatorId }),
    user.endSessions({ UserId: fabricatorId }),
  ])
    expect(await codeOf(call)).toBe('CONFLICT');
  expect(await user.updateUser({ ...finn, Role: 'installer' })).toMatchObject({ Role: 'installer' });
});
