import { createHmac } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { inspection } from './inspection.ts';
import { Installer } from './installer.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

const moira = 'moira@example.com';
const [first, second] = ['kettle moss ladder', 'copper tide lantern'] as const;

/** The link of the newest mail of this subject to her; mail breaks long lines with `=`. */
async function linkIn(subject: string): Promise<string> {
  const found = async () => {
    const mails = (await server.mails()).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
    const mail = mails.find((each) => each.includes(`To: ${moira}`) && each.includes(`Subject: ${subject}`));
    return /http\S+\/u\/password\/[\w-]+/.exec(mail ?? '')?.[0] ?? '';
  };
  await expect.poll(found, { timeout: 30_000 }).not.toBe('');
  return found();
}

async function choosesPassword(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'New password again' }).fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('status')).toHaveText('Your password is saved. Log in with it.');
}

async function saysWho(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(moira);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function logsOut(page: Page) {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
}

/** What an authenticator app shows of a secret in base 32, some steps of 30 s from now (RFC 6238). */
function codeOf(secret: string, steps: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret.replaceAll(' ', ''), (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'));
  const key = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', Buffer.from(key)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('an admin invites somebody, who chooses a password, sets up two-factor log-in, and forgets the password', async ({
  browser,
  page,
}) => {
  // Eight passwords, each half a second of a processor of one's own.
  test.setTimeout(300_000);
  const admin = new Installer(page, server.url);
  await admin.logsIn('admin@example.com', '/installer/users');
  const ofAdmin = inspection(page);
  await ofAdmin.lookAt('people');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await ofAdmin.lookAt('invite');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(moira);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Moira Kerr');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Moira Kerr' })).toContainText('Invited');

  const own = await (await browser.newContext()).newPage();
  await own.goto(await linkIn('Your account at'));
  const ofOwn = inspection(own);
  await ofOwn.lookAt('choose a password');
  await choosesPassword(own, first);
  await own.getByRole('link', { name: 'Log in' }).click();
  await own.getByRole('button', { name: 'Log in', exact: true }).click();
  await saysWho(own, first);
  await own.getByRole('link', { name: /Moira Kerr.*Your account/ }).click();
  await expect(own.getByText('This device')).toBeVisible();
  await ofOwn.lookAt('account');

  await own.getByRole('button', { name: 'Set it up' }).click();
  await saysWho(own, first);
  await expect(own.getByRole('img', { name: 'QR code' })).toBeVisible();
  await ofOwn.lookAt('set-up');
  const secret = await own.locator('code').innerText();
  await own.getByRole('textbox', { name: 'code that the app shows' }).fill(codeOf(secret, 0));
  await own.getByRole('button', { name: 'Turn it on' }).click();
  const [recovery = ''] = await own.getByRole('listitem').allInnerTexts();
  await ofOwn.lookAt('recovery');
  await own.getByRole('button', { name: 'I have kept them' }).click();
  await expect(own.getByText('On: after your password')).toBeVisible();
  await logsOut(own);

  await own.getByRole('button', { name: 'Log in', exact: true }).click();
  await own.getByRole('link', { name: 'Forgotten password?' }).click();
  await ofOwn.lookAt('forgotten');
  await own.getByRole('textbox', { name: 'Email' }).fill(moira);
  await own.getByRole('button', { name: 'Send the link' }).click();
  await own.goto(await linkIn('A new password for'));
  await choosesPassword(own, second);
  await own.goto(`${server.url}/#/installer/home`);
  await own.getByRole('button', { name: 'Log in', exact: true }).click();
  await saysWho(own, second);
  await ofOwn.lookAt('code');
  await own.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await own.getByRole('button', { name: 'Go on' }).click();
  await expect(own.getByRole('link', { name: /Moira Kerr.*Your account/ })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Moira Kerr' });
  await expect(row).toContainText('Two-factor');
  await row.getByRole('button', { name: 'Actions for Moira Kerr' }).click();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  await own.goto(`${server.url}/#/installer/items`);
  await own.reload();
  await expect(own.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect([...ofAdmin.faults, ...ofOwn.faults]).toEqual([]);
});
