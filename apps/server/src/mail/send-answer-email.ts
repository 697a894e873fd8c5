import type { OfferEvent } from '@door/api/quote/offer-store';
import type { JobOf } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { clientId } from '@door/domain/door/model/ids';
import { numberText } from '@door/domain/lib/running-number';
import type { VersionCustomer } from '@door/domain/selling/quote/quote-version';
import { type Email, emailAddress, oneLine } from './email.ts';
import { english } from './english.ts';
import type { Mailer } from './mailer.ts';
import { type EmailText, renderHtml, renderText } from './render-email.ts';

const { answers: messages, language } = english;

interface AnswerEmailPorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/** Mails the supplier what a customer has said to an offer. Throws when it could not be sent: the queue then retries the job. */
export const sendAnswerEmail =
  ({ transactions, suppliers, mailer, publicUrl }: AnswerEmailPorts) =>
  async ({ clientId: id, quoteId, eventId }: JobOf<'answer-to-supplier'>): Promise<void> => {
    const client = clientId(id);
    const supplier = await suppliers.find(client);
    const found = await transactions.run(client, async ({ quotes, quoteVersions, offers }) => {
      const event = (await offers.events([quoteId])).find((each) => each.id === eventId);
      const stored = await quotes.load(quoteId);
      const sent = event && (await quoteVersions.find(quoteId, event.version));
      return event && stored && sent && { event, number: stored.number, customer: sent.frozen.customer };
    });
    if (!supplier || !found || !isEmailAddress(supplier.client.email)) return;
    const email = composeAnswerEmail({
      ...found,
      client: supplier.client,
      url: `${publicUrl}/#/installer/quote/${quoteId}`,
    });
    // Mails about a quote are found by its id when its customer is erased.
    if (email) await mailer(email, `${quoteId}-${eventId}-answer-to-supplier`);
  };

interface AnswerEmailFacts {
  readonly event: OfferEvent;
  /** Running number of the quote. */
  readonly number: number;
  readonly customer: VersionCustomer | null;
  readonly client: Pick<ClientRow, 'name' | 'email'>;
  readonly url: string;
}

/** undefined: the offer was only read. */
function composeAnswerEmail({ event, number, customer, client, url }: AnswerEmailFacts): Email | undefined {
  const { kind, version, name, confirmed } = event;
  if (kind === 'viewed') return undefined;
  const quote = numberText('quote', number);
  const who = customer?.name || name || messages.somebody;
  const said = kind === 'accepted' ? confirmed.join('\n') : event.text;
  const lines = [
    { term: messages.quote, value: quote },
    { term: messages.version, value: String(version) },
    { term: messages.name, value: name || (customer?.name ?? '') },
    { term: messages.texts[kind], value: said },
  ].filter(({ value }) => value !== '');
  const text: EmailText = {
    language,
    heading: messages.headings[kind](quote, who),
    opening: messages.openings[kind],
    link: { label: messages.link, url },
    sections: [{ title: messages.title, lines }],
  };
  return {
    fromName: null,
    to: emailAddress(client.name, client.email),
    replyTo: customer && isEmailAddress(customer.email) ? emailAddress(customer.name, customer.email) : undefined,
    subject: oneLine(text.heading),
    text: renderText(text),
    html: renderHtml(text, []),
    attachments: [],
  };
}
