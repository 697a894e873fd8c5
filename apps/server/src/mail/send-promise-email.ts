import type { JobOf } from '@door/api/ports/outbox';
import type { Stores, Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import { paperTexts, promisingMessages } from '@door/api/messages';
import type { StoredPromise } from '@door/api/promise/promise-store';
import { clientId } from '@door/domain/door/model/ids';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { numberText } from '@door/domain/lib/running-number';
import { saidDay } from '@door/domain/making/promise/promise';
import type { CustomerDetails } from '@door/domain/selling/customer/customer';
import { type Email, emailAddress, oneLine } from './email.ts';
import { english } from './english.ts';
import type { Mailer } from './mailer.ts';
import { type EmailText, renderHtml, renderText, type Section } from './render-email.ts';
import { supplierSection } from './supplier-section.ts';

const { promises: messages, language } = english;

interface PromiseEmailPorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly mailer: Mailer;
}

type PromiseJob = JobOf<'promise-to-customer'> | JobOf<'promise-to-seller'>;

/**
 * Mails a customer what is promised of an order, on which other day, or that nothing is. What no longer holds when the mail could leave is not
 * said any more. Throws when it could not be sent: the queue then retries the job.
 */
export const sendPromiseEmail = (ports: PromiseEmailPorts) => async (job: JobOf<'promise-to-customer'>) => {
  const found = await standing(ports, job);
  if (!found || !isEmailAddress(found.customer.email)) return;
  const { about } = job;
  if (found.isWithdrawn !== (about === 'withdrawn')) return;
  const { order, customer, client, cause, lines } = found;
  const text: EmailText = {
    language,
    heading: messages.headings[about](order, client.name),
    opening: about === 'moved' ? messages.openings.moved(cause) : messages.openings[about],
    link: null,
    sections: [...(about === 'withdrawn' ? [] : [lines(about === 'moved')]), supplierSection(client)],
  };
  const replyTo = isEmailAddress(client.email) ? emailAddress(client.name, client.email) : undefined;
  await ports.mailer(
    { ...contentOf(text), fromName: client.name, to: emailAddress(customer.name, customer.email), replyTo },
    `${job.orderId}-${String(job.number)}-${about}-promise-to-customer`,
  );
};

/** Mails whoever has made an order that its date has moved. */
export const tellSeller =
  (ports: PromiseEmailPorts & { readonly publicUrl: string }) => async (job: JobOf<'promise-to-seller'>) => {
    const found = await standing(ports, job);
    if (!found?.seller || found.isWithdrawn) return;
    const { order, customer, client, cause, lines, seller } = found;
    const text: EmailText = {
      language,
      heading: messages.seller.heading(order, customer.name),
      opening: messages.seller[isEmailAddress(customer.email) ? 'told' : 'untold'](cause),
      link: { label: messages.seller.link, url: `${ports.publicUrl}/#/installer/order/${job.orderId}` },
      sections: [lines(true)],
    };
    await ports.mailer(
      { ...contentOf(text), fromName: client.name, to: emailAddress(seller.name, seller.email), replyTo: undefined },
      `${job.orderId}-${String(job.number)}-promise-to-seller`,
    );
  };

/** What a mail says of a promise that is the last of its order; undefined: there is a later one. */
async function standing({ transactions, suppliers }: PromiseEmailPorts, { clientId: id, orderId, number }: PromiseJob) {
  const client = clientId(id);
  const supplier = await suppliers.find(client);
  const found = await transactions.run(client, (stores) => readPromise(stores, orderId));
  const last = found?.promises.at(-1);
  if (!supplier || !found || !last || last.number !== number) return undefined;
  const { stored, promises, customer, seller } = found;
  const order = numberText('order', stored.number);
  return {
    ...{ order, customer, seller, client: supplier.client },
    isWithdrawn: stored.order.promisedWeek === null || stored.order.state === 'Cancelled',
    cause: [last.cause === null ? '' : promisingMessages.causes[last.cause], last.note]
      .filter((part) => part !== '')
      .join(' '),
    lines: (isMoved: boolean): Section => ({
      title: messages.title,
      lines: [
        { term: messages.order, value: order },
        { term: messages.date, value: dateText(last) },
        ...promises
          .slice(-2, -1)
          .flatMap((before) => (isMoved ? [{ term: messages.before, value: dateText(before) }] : [])),
      ],
    }),
  };
}

async function readPromise({ orders, promises, customers, people }: Stores, orderId: string) {
  const [stored] = await orders.find([orderId]);
  const customer: CustomerDetails | undefined = stored && (await customers.find(stored.order.customerId))?.details;
  if (!stored || !customer) return undefined;
  const seller = (await people.all()).find(({ userId }) => userId === stored.createdBy);
  return { stored, customer, seller, promises: await promises.of(orderId) };
}

const dateText = ({ date }: StoredPromise): string =>
  messages.day({ what: date.what, grain: date.grain, day: paperTexts.paper.date(saidDay(date)) });

const contentOf = (text: EmailText): Pick<Email, 'subject' | 'text' | 'html' | 'attachments'> => ({
  subject: oneLine(text.heading),
  text: renderText(text),
  html: renderHtml(text, []),
  attachments: [],
});
