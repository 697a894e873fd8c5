import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { aPaper } from '../testing/a-paper.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { composePaperEmail, type PaperEmailFacts } from './compose-paper-email.ts';
import { smtpMailer } from './mailer.ts';

const facts = (changes: Partial<PaperEmailFacts> = {}): PaperEmailFacts => ({
  paper: aPaper(1, { notes: ['Call me on the way'] }),
  opening: 'Your quote is attached.',
  customer: { name: 'Aoife Brennan', email: 'aoife@example.com' },
  client: {
    name: 'Alder & Lane',
    email: 'doors@example.com',
    letterhead: { address: '12 Mill Lane\nCork', phone: '021 555 0142', registration: '' },
  },
  link: { label: 'See your quote', url: 'https://doors.example.com/?client=-1022#/offer/c0ffee' },
  pdf: Buffer.from('%PDF-1.7'),
  ...changes,
});

async function sent(changes: Partial<PaperEmailFacts> = {}) {
  await using server = await startMailServer();
  await smtpMailer(server.url, 'Doors <doors@example.com>')(composePaperEmail(facts(changes)), 'd1');
  const [first] = server.received;
  return { to: first?.to, mail: await PostalMime.parse(first?.text ?? '') };
}

test('the customer gets the document, what it comes to, and the link to answer it', async () => {
  const { to, mail } = await sent();
  expect(to).toEqual(['aoife@example.com']);
  expect(mail.subject).toBe('Quote Q-1001-2 from Alder & Lane');
  expect(mail.from).toMatchObject({ name: 'Alder & Lane', address: 'doors@example.com' });
  expect(mail.replyTo).toMatchObject([{ address: 'doors@example.com' }]);
  for (const said of [
    'https://doors.example.com/?client=-1022#/offer/c0ffee',
    '€4,199.48',
    '22 December 2026',
    '021 555 0142',
    '12 Mill Lane',
  ])
    expect(mail.text).toContain(said);
  expect(mail.html).toContain('href="https://doors.example.com/?client=-1022#/offer/c0ffee"');
  expect(mail.attachments).toMatchObject([
    { filename: 'Quote-Q-1001-2.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ]);
});

test('and nothing that somebody wrote freely, as markup or as a header', async () => {
  const name = 'Aoife\r\nBcc: all@example.com <b>x</b>';
  const { to, mail } = await sent({ customer: { name, email: 'aoife@example.com' } });
  expect(to).toEqual(['aoife@example.com']);
  expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  const whole = `${mail.text ?? ''}${mail.html ?? ''}`;
  for (const written of ['Call me', '<b>x', 'Rathmines']) expect(whole).not.toContain(written);
});
