import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Enquiry } from '@door/api/enquiry/enquiry-store';
import { demoSuppliers } from '@door/catalogue/demo';
import { itemId } from '@door/domain/door/model/ids';
import { english } from '@door/domain/messages/english';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { aPicture } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { composeEmail, type EmailFacts } from './compose-email.ts';
import { fileMailer, smtpMailer } from './mailer.ts';

const from = 'Doors <office@example.com>';

function facts(changes: Partial<Enquiry> = {}): EmailFacts {
  const [supplier] = demoSuppliers;
  if (!supplier) throw new Error('There is no demo supplier.');
  return {
    client: supplier.client,
    design: [
      { step: 'design', about: 'design', term: 'Design', value: 'Four Panel Two Light' },
      { step: 'glass', about: 'doorGlass', term: 'Door Glass', value: 'Raglan <blue>' },
    ],
    topics: english.describing.topics,
    pictures: [
      { side: 'external', type: 'png', bytes: aPicture(4, 6) },
      { side: 'internal', type: 'png', bytes: aPicture(6, 4) },
    ],
    itemNumber: 1043,
    enquiry: {
      id: 'e1',
      number: 1007,
      itemId: itemId('01a1fc81-617c-750b-af31-1ffd4097812a'),
      name: 'Ada Moor',
      email: 'ada@example.com',
      phone: '01632 960123',
      address: '4 Mill Lane\nHebden Bridge',
      notes: '',
      consents: [{ kind: 'privacy', text: 'I agree to the privacy policy', given: true, settingsVersion: null }],
      submittedAt: '2026-11-21T08:20:00.000Z',
      state: 'New',
      outcome: null,
      assignee: null,
      customerId: null,
      ...changes,
    },
  };
}

async function sendToFile(email: ReturnType<(typeof composeEmail)['enquiry-to-supplier']>) {
  using folder = temporaryFolder();
  await fileMailer(folder.path, from)(email, 'e1-email');
  await fileMailer(folder.path, from)(email, 'e1-email');
  expect(readdirSync(folder.path)).toEqual(['e1-email.eml']);
  return PostalMime.parse(readFileSync(join(folder.path, 'e1-email.eml')));
}

describe('the email to the supplier', () => {
  test('names the customer and the design, with both pictures inline [1.3]', async () => {
    const mail = await sendToFile(composeEmail['enquiry-to-supplier'](facts()));
    expect(mail.subject).toBe('Enquiry E-1007 from Ada Moor');
    expect(mail.to).toMatchObject([{ address: facts().client.email }]);
    expect(mail.replyTo).toMatchObject([{ name: 'Ada Moor', address: 'ada@example.com' }]);
    for (const text of [mail.text ?? '', mail.html ?? '']) {
      for (const word of [
        'ada@example.com',
        '01632 960123',
        'Hebden Bridge',
        'Four Panel Two Light',
        '4097812A',
        'E-1007',
        'D-1043',
        'I agree to the privacy policy',
      ]) {
        expect(text).toContain(word);
      }
    }
    expect(mail.html).toContain('src="cid:external@door"');
    expect(mail.attachments.map(({ filename, mimeType, contentId }) => ({ filename, mimeType, contentId }))).toEqual([
      { filename: 'door-external.png', mimeType: 'image/png', contentId: '<external@door>' },
      { filename: 'door-internal.png', mimeType: 'image/png', contentId: '<internal@door>' },
    ]);
    const [first] = mail.attachments;
    expect(first && Buffer.from(bytesOf(first.content))).toEqual(aPicture(4, 6));
  });

  test('says that no consents were sent', async () => {
    const mail = await sendToFile(composeEmail['enquiry-to-supplier'](facts({ consents: [] })));
    expect(mail.text).toContain('None were sent with the enquiry');
  });

  test('has no attachments when no picture was uploaded', async () => {
    const mail = await sendToFile(composeEmail['enquiry-to-supplier']({ ...facts(), pictures: [] }));
    expect(mail.attachments).toEqual([]);
    expect(mail.html).not.toContain('<img');
  });
});

test('the email to the visitor repeats the design and nothing that the sender wrote; a reply goes to the supplier', async () => {
  const mail = await sendToFile(composeEmail['enquiry-to-visitor'](facts({ notes: 'Win a prize' })));
  expect(mail.to).toMatchObject([{ name: '', address: 'ada@example.com' }]);
  const whole = JSON.stringify([mail.text, mail.html, mail.subject, mail.headers]);
  for (const written of ['Ada Moor', 'Hebden', 'Win a prize', '01632']) expect(whole).not.toContain(written);
  expect(mail.replyTo).toMatchObject([{ address: facts().client.email }]);
  expect(mail.from).toMatchObject({ name: 'Alder & Lane', address: 'office@example.com' });
  for (const text of [mail.text, mail.html])
    for (const word of ['021 555 0142', '12 Mill Lane', 'Cork']) expect(text).toContain(word);
  expect(mail.text).toContain('4097812A');
  expect(mail.text).toContain('Design: Four Panel Two Light');
});

describe('input of a visitor is escaped', () => {
  test('markup is shown as text', async () => {
    const mail = await sendToFile(
      composeEmail['enquiry-to-supplier'](facts({ notes: '<img src=x onerror=alert(1)> & "quoted"' })),
    );
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;');
    expect(mail.html).toContain('Raglan &lt;blue&gt;');
    expect(mail.text).toContain('<img src=x onerror=alert(1)> & "quoted"');
  });

  test.each([
    ['name', { name: 'Ada\r\nBcc: all@example.com\r\n\r\nhello' }],
    ['email', { email: 'ada@example.com\r\nBcc: all@example.com' }],
    ['email list', { email: 'ada@example.com, all@example.com' }],
  ])('no mail header can be injected through the %s', async (_, changes) => {
    for (const kind of ['enquiry-to-supplier', 'enquiry-to-visitor'] as const) {
      const mail = await sendToFile(composeEmail[kind](facts(changes)));
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
      expect(mail.to).toHaveLength(1);
    }
  });
});

test('the same email is sent to a mail server, to one recipient', async () => {
  await using server = await startMailServer();
  await smtpMailer(server.url, from)(composeEmail['enquiry-to-visitor'](facts()), 'e1-visitor');
  expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com']]);
  const mail = await PostalMime.parse(server.received[0]?.text ?? '');
  expect(mail.messageId).toBe('<e1-visitor@doorwright>');
  expect(mail.attachments).toHaveLength(2);
});

test('an unreachable mail server is an error, so that the job is retried', async () => {
  await expect(
    smtpMailer('smtp://127.0.0.1:9', from)(composeEmail['enquiry-to-visitor'](facts()), 'x'),
  ).rejects.toThrow('ECONNREFUSED');
});

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content, 'base64') : new Uint8Array(content);
