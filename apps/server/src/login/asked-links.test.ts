import { clientId } from '@door/domain/door/model/ids';
import { expect, test, vi } from 'vitest';
import type { Account, FoundAccount } from './accounts.ts';
import { askedLinks } from './asked-links.ts';

const ines: FoundAccount = {
  id: 'account-1',
  clientId: clientId(-1022),
  email: 'ines@example.com',
  name: null,
  role: 'installer',
  passwordHash: null,
  isDisabled: false,
  lastSeenAt: null,
  isSessionOpen: false,
};

function asked() {
  const byEmail = vi.fn(async (email: string) => (email === ines.email ? ines : undefined));
  const mailLink = vi.fn(async (_: Account) => undefined);
  const warn = vi.fn<(facts: object, message: string) => void>();
  const accounts = { byEmail } as unknown as Parameters<typeof askedLinks>[0]['accounts'];
  return { links: askedLinks({ accounts, mailLink, log: { warn } }), byEmail, mailLink, warn };
}

test('an account is looked for after the answer alone, for every address that was asked, and only an owner gets a mail', async () => {
  const { links, byEmail, mailLink } = asked();
  links.add('nobody@example.com');
  links.add(ines.email);
  await Promise.resolve();
  expect(byEmail).not.toHaveBeenCalled();
  await links.settled();
  expect(byEmail.mock.calls).toEqual([['nobody@example.com'], [ines.email]]);
  expect(mailLink.mock.calls).toEqual([[ines]]);
});

test('a database that is away is in the log, and nobody is told', async () => {
  const { links, mailLink, warn } = asked();
  mailLink.mockRejectedValueOnce(new Error('The database is away.'));
  links.add(ines.email);
  await links.settled();
  expect(warn).toHaveBeenCalledTimes(1);
});
