import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { passwordLinks } from '../login/password-links.ts';
import { addAccount, callContext, testClient, testPublicUrl } from '../testing/call-context.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import type { Email } from './email.ts';
import { sendPasswordLink } from './send-password-link.ts';

const adminId = randomUUID();
let server: TestServer;
let office: ReturnType<typeof installerRouter.createCaller>;
let Id: string;

beforeAll(async () => {
  server = await openTestServer();
  await addAccount(server, { id: adminId, role: 'admin' });
  office = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId: adminId } }));
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  Id = randomUUID();
  const fields = { Name: 'Buy <b>now</b>', Role: 'installer', MaxDiscount: null } as const;
  await office.user.invite({ Id, Email: `${Id}@example.com`, ...fields });
});

/** What is mailed for the link that was asked for. */
async function mailed(linkId: string, isOurs = true): Promise<readonly Email[]> {
  const mails: Email[] = [];
  const { database, suppliers, transactions } = server;
  const links = passwordLinks({ database, publicUrl: testPublicUrl, key: Buffer.alloc(32), now: () => new Date() });
  const mailer = async (email: Email) => void mails.push(email);
  const send = sendPasswordLink({
    ...{ suppliers, transactions, mailer, publicUrl: testPublicUrl, links: isOurs ? links : null },
  });
  await send({ kind: 'invitation', clientId: testClient, userId: Id, linkId });
  return mails;
}

test('an invitation brings the link, and nothing that the admin wrote', async () => {
  const [mail] = await mailed(Id);
  expect(mail).toMatchObject({
    to: { name: '', address: `${Id}@example.com` },
    subject: 'Your account at Alder & Lane',
  });
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toMatch(/https:\/\/doors\.example\.com\/u\/password\/[\w-]{43}/);
    expect(text).not.toContain('Buy');
  }
  expect(await mailed(Id)).toEqual([mail]);
});

test('a link that a newer one has replaced is not mailed, nor one of a disabled account', async () => {
  const Attempt = randomUUID();
  await office.user.mailPasswordLink({ UserId: Id, Attempt });
  expect(await mailed(Id)).toEqual([]);
  expect(await mailed(Attempt)).toHaveLength(1);
  await office.user.disable({ UserId: Id });
  expect(await mailed(Attempt)).toEqual([]);
});

test('where an identity provider keeps the passwords, the mail leads to the office', async () => {
  const [mail] = await mailed(Id, false);
  expect(mail?.text).toContain(`${testPublicUrl}/#/installer/home`);
  expect(mail?.text).not.toContain('/u/password/');
});
