import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Email, oneLine } from './email.ts';

/** Sends one email. A retried job passes the same `id`, so that the receiver can recognise a duplicate. */
export type Mailer = (email: Email, id: string) => Promise<void>;

/** The content of an email can never make nodemailer read a file or fetch a URL. */
const noOutsideAccess = { disableFileAccess: true, disableUrlAccess: true };

/** How long a mail server may keep a job waiting, ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through a mail server given as `smtp://user:password@host:port`. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts, ...noOutsideAccess });
  return async (email, id) => {
    await transport.sendMail(messageOf(email, { from, id }));
  };
}

/** Writes `.eml` files, which any mail program opens. A retried job overwrites its own file. */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, ...noOutsideAccess });
  return async (email, id) => {
    const { message } = await transport.sendMail(messageOf(email, { from, id }));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in memory.');
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, message);
    await rename(unfinished, join(folder, `${id}.eml`));
  };
}

/** Of `Doors <office@example.com>`, or of the address alone. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** A file of a vendor may be in any encoding, which its reader knows. */
const contentTypes = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  invitation: 'text/calendar; charset=utf-8; method=REQUEST',
  cancellation: 'text/calendar; charset=utf-8; method=CANCEL',
} as const;

const messageOf = (email: Email, sender: { readonly from: string; readonly id: string }): SendMailOptions => ({
  from: email.fromName === null ? sender.from : { name: oneLine(email.fromName), address: addressIn(sender.from) },
  to: email.to,
  replyTo: email.replyTo,
  subject: email.subject,
  messageId: `<${sender.id}@doorwright>`,
  headers: {
    'auto-submitted': 'auto-generated',
    ...(email.unsubscribeUrl !== undefined && {
      'list-unsubscribe': `<${email.unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  },
  text: email.text,
  html: email.html,
  attachments: email.attachments.map((attached) => ({
    filename: attached.fileName,
    content: Buffer.from(attached.bytes),
    ...(attached.kind === 'picture'
      ? { cid: attached.cid, contentType: `image/${attached.type}`, contentDisposition: 'inline' }
      : { contentType: contentTypes[attached.kind], contentDisposition: 'attachment' }),
  })),
});
