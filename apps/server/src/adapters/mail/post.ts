import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Letter } from './compose.ts';

/** Sends one letter. `id` stays the same when a job is repeated, so that a repetition can be recognised. */
export type Post = (letter: Letter, id: string) => Promise<void>;

/** A letter never makes the mailer open a file or an address. */
const nothingFromOutside = { disableFileAccess: true, disableUrlAccess: true };

/** To a mail server, as `smtp://user:password@host:port`. */
export function smtpPost(smtpUrl: string, from: string): Post {
  const transport = createTransport({ url: smtpUrl, ...nothingFromOutside });
  return async (letter, id) => {
    await transport.sendMail(messageOf(letter, { from, id }));
  };
}

/** As `.eml` files, which any mail program opens; a repeated job writes the same file again. */
export function filePost(folder: string, from: string): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, ...nothingFromOutside });
  return async (letter, id) => {
    const { message } = await transport.sendMail(messageOf(letter, { from, id }));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in memory.');
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, message);
    await rename(unfinished, join(folder, `${id}.eml`));
  };
}

const messageOf = (letter: Letter, sender: { readonly from: string; readonly id: string }): SendMailOptions => ({
  from: sender.from,
  to: letter.to,
  replyTo: letter.replyTo,
  subject: letter.subject,
  messageId: `<${sender.id}@doorwright>`,
  headers: { 'auto-submitted': 'auto-generated' },
  text: letter.text,
  html: letter.html,
  attachments: letter.pictures.map(({ cid, fileName, png }) => ({
    cid,
    filename: fileName,
    contentType: 'image/png',
    contentDisposition: 'inline',
    content: Buffer.from(png),
  })),
});
