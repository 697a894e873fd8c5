import type { LinkScope } from '@door/api/customer-page/customer-link';
import { type MessageToSend, messageToSend } from '@door/api/message/message-to-send';
import { unsubscribePath } from '@door/api/message/unsubscribe';
import type { JobOf } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { clientId } from '@door/domain/door/model/ids';
import { RetryLater } from '../jobs/jobs.ts';
import type { BlobStore } from '../storage/blob-name.ts';
import { type Email, emailAddress } from './email.ts';
import { english } from './english.ts';
import type { Mailer } from './mailer.ts';
import type { EmailText } from './render-email.ts';
import { supplierEmail, supplierSection } from './supplier-email.ts';
import { visitFile } from './visit-entry.ts';

const { telling: messages, toCustomer } = english;

export interface MessageEmailPorts extends Pick<LinkScope, 'offerLinks' | 'ids' | 'clock'> {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly blobs: Pick<BlobStore, 'readMade'>;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/**
 * Mails a customer what is true of their order when the mail leaves, once. Throws when it could not be sent: the queue then retries the
 * job, which asks again.
 */
export const sendMessageEmail =
  (ports: MessageEmailPorts) =>
  async (job: JobOf<'message-to-customer'>): Promise<void> => {
    const client = clientId(job.clientId);
    const supplier = await ports.suppliers.find(client);
    if (!supplier) return;
    const { transactions, publicUrl } = ports;
    const found = await transactions.run(client, async (stores) => {
      const scope = { ...ports, stores, supplier, clientId: client };
      const message = await messageToSend(scope, job);
      if (!message) return undefined;
      const { to, topic } = message;
      const unsubscribe = topic && `${publicUrl}${unsubscribePath(scope, { customerId: to.id, topic })}`;
      return { ...message, unsubscribe };
    });
    if (!found) return;
    const { code, about, nth } = job;
    const { sale, text, paper } = found;
    const pdf = paper && (await ports.blobs.readMade(paper));
    if (paper && !pdf) throw new RetryLater('The document cannot be read at the moment.');
    await ports.mailer(
      composed({ ...found, pdf: pdf ?? null }, supplier.client, new URL(publicUrl).host),
      `${sale.id}-${code}-${about}-${String(nth)}-to-customer`,
    );
    const at = ports.clock.now().toISOString();
    const { language } = text;
    await transactions.run(client, ({ messages: sent }) =>
      sent.addSent({ sale, code, channel: 'mail', about, nth, language, refusal: '', at }),
    );
  };

function composed(
  {
    to,
    text: said,
    values,
    url,
    topic,
    visits,
    place,
    unsubscribe,
    pdf,
  }: MessageToSend & { readonly unsubscribe: string | null; readonly pdf: Uint8Array | null },
  client: ClientRow,
  host: string,
): Email {
  const { order = '', amount = '', date = '', visit = '' } = values;
  const lines = [
    { term: messages.order, value: order },
    { term: messages.amount, value: amount },
    { term: messages.visit, value: visit },
    { term: messages.due, value: topic === 'reminders' ? date : '' },
  ].filter(({ value }) => value !== '');
  const text: EmailText = {
    language: said.language,
    heading: said.subject,
    opening: topic === null ? said.body : `${said.body}\n\n${messages.topics[topic]}`,
    link: { label: toCustomer.page, url },
    sections: [{ title: messages.order, lines }, supplierSection(client)],
  };
  return {
    ...supplierEmail(client, emailAddress(to.name, to.email), text),
    attachments: [
      ...visits.map((visit) =>
        visitFile({
          ...{ visit, host, summary: messages.visitOf(client.name, order), place, url },
          ...{ client, attendee: { name: to.name, email: to.email } },
        }),
      ),
      ...(pdf ? [{ kind: 'pdf' as const, fileName: messages.handoverFile(order), bytes: pdf }] : []),
    ],
    ...(unsubscribe !== null && { unsubscribeUrl: unsubscribe }),
  };
}
