import { expect, test } from 'vitest';
import { renderOffice } from '../testing/render-office.tsx';
import { suggestions } from '../testing/fake-log-in.ts';
import { AccountPage } from './account-page.tsx';

const here = {
  ...{ SessionId: 's1', StartedAt: '2026-11-20T08:00:00.000Z', UsedAt: '2026-11-20T09:00:00.000Z', IsThis: false },
  Agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

const render = (HasOwnLogin: boolean, HasSecondFactor: boolean, MayEndSessions = true) => {
  const there = { ...here, SessionId: 's2', IsThis: true };
  let Sessions = [there, here];
  return renderOffice(<AccountPage />, {
    path: '/installer/account',
    answers: {
      'user.myLogin': () => ({ HasOwnLogin, HasSecondFactor, Sessions, MayEndSessions }),
      'user.endMySession': () => (Sessions = [there]),
    },
  });
};

test('the password and the second factor are changed on the pages of the log-in', async () => {
  const { screen } = await render(true, false);
  await expect.element(screen.getByText(/Off: your password is enough/)).toBeVisible();
  await screen.getByRole('button', { name: 'Change the password' }).click();
  await screen.getByRole('button', { name: 'Set it up' }).click();
  await expect.poll(() => suggestions).toHaveLength(2);
  expect(suggestions).toEqual(['new-password', 'two-factor']);
});

test('a second factor that is on can be changed, and a session be ended', async () => {
  const { screen, inputsOf } = await render(true, true);
  await expect.element(screen.getByRole('button', { name: 'Change or turn off' })).toBeVisible();
  await screen.getByRole('button', { name: 'End the session on Firefox on Linux' }).click();
  await expect.element(screen.getByText('This device')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /End the session/ })).not.toBeInTheDocument();
  expect(inputsOf('user.endMySession')).toEqual([{ SessionId: 's1' }]);
});

test('a session elsewhere is ended after one more log-in where the last is long ago', async () => {
  const { screen } = await render(true, true, false);
  suggestions.length = 0;
  await screen.getByRole('button', { name: 'Log in once more to end a session' }).click();
  await expect.element(screen.getByRole('button', { name: /End the session/ })).not.toBeInTheDocument();
  await expect.poll(() => suggestions).toEqual([null]);
});

test('nothing of it is offered where an identity provider keeps it', async () => {
  const { screen } = await render(false, false);
  await expect.element(screen.getByText(/kept by your identity provider/)).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});
