import type { JobOf } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import { paperTexts } from '@door/api/messages';
import type { StoredPromise } from '@door/api/promise/promise-store';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { saidDay } from '@door/domain/making/promise/promise';
import { emailAddress } from './email.ts';
import { english } from './english.ts';
import type { Mailer } from './mailer.ts';
import type { EmailText, Section } from './render-email.ts';
import { movedWith, type StandingPromise, standing } from './standing-promise.ts';
import { supplierEmail, supplierSection } from './supplier-email.ts';

const { promises: messages, language } = english;

interface PromiseEmailPorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly mailer: Mailer;
}

/**
 * Mails a customer what is promised of an order, on which other day, or that nothing is. What no longer holds when the mail could leave is not
 * said any more. Throws when it could not be sent: the queue then retries the job.
 */
export const sendPromiseEmail = (ports: PromiseEmailPorts) => async (job: JobOf<'promise-to-customer'>) => {
  const found = await standing(ports, job);
  if (!found || !isEmailAddress(found.customer.email)) return;
  const { about } = job;
  if (found.isWithdrawn !== (about === 'withdrawn')) return;
  const { customer, client } = found;
  const told = about === 'moved' ? await movedWith(ports, found) : [found];
  if (told === null) return;
  const text: EmailText = {
    language,
    heading: messages.headings[about](told.map(({ order }) => order).join(', '), client.name),
    opening: openingOf(about, told),
    link: null,
    sections: [
      ...(about === 'withdrawn' ? [] : told.map((each) => dateSection(each, about, told.length))),
      supplierSection(client),
    ],
  };
  await ports.mailer(
    supplierEmail(client, emailAddress(customer.name, customer.email), text),
    `${job.orderId}-${String(job.number)}-${about}-promise-to-customer`,
  );
};

function openingOf(about: 'made' | 'moved' | 'withdrawn', [first, ...others]: readonly StandingPromise[]): string {
  if (about !== 'moved') return messages.openings[about];
  return others.length > 0 ? messages.openings.severalMoved : messages.openings.moved(first?.cause ?? '');
}

/** Mails whoever has made an order that its date has moved. */
export const tellSeller =
  (ports: PromiseEmailPorts & { readonly publicUrl: string }) => async (job: JobOf<'promise-to-seller'>) => {
    const found = await standing(ports, job);
    if (!found?.seller || found.isWithdrawn) return;
    const { order, customer, client, cause, seller } = found;
    const text: EmailText = {
      language,
      heading: messages.seller.heading(order, customer.name),
      opening: messages.seller[isEmailAddress(customer.email) ? 'told' : 'untold'](cause),
      link: { label: messages.seller.link, url: `${ports.publicUrl}/#/installer/order/${job.orderId}` },
      sections: [dateSection(found, 'moved', 1)],
    };
    await ports.mailer(
      { ...supplierEmail(client, emailAddress(seller.name, seller.email), text), replyTo: undefined },
      `${job.orderId}-${String(job.number)}-promise-to-seller`,
    );
  };

/** The date of an order, and of one that has moved the one before; with its cause where the mail tells several. */
const dateSection = (
  { order, last, before, cause }: StandingPromise,
  about: 'made' | 'moved',
  several: number,
): Section => ({
  title: messages.title,
  lines: [
    { term: messages.order, value: order },
    { term: messages.date, value: dateText(last) },
    ...(about === 'moved' && before ? [{ term: messages.before, value: dateText(before) }] : []),
    ...(about === 'moved' && several > 1 ? [{ term: messages.why, value: cause }] : []),
  ],
});

const dateText = ({ date }: StoredPromise): string =>
  messages.day({ what: date.what, grain: date.grain, day: paperTexts.paper.date(saidDay(date)) });
