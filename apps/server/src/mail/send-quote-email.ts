import { type LinkScope, saleOfQuote, saleUrl } from '@door/api/customer-page/customer-link';
import type { JobOf } from '@door/api/ports/outbox';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { type ClientId, clientId } from '@door/domain/door/model/ids';
import { composePaperEmail } from './compose-paper-email.ts';
import { english as messages } from './english.ts';
import { madePdf, type PaperEmailPorts } from './paper-pdf.ts';

type QuoteEmailPorts = PaperEmailPorts & Pick<LinkScope, 'offerLinks' | 'ids' | 'clock'>;

/** Sends the customer a version with its PDF, once that is made. Throws when it could not be sent: the queue then retries the job. */
export function sendQuoteEmail(ports: QuoteEmailPorts) {
  return async ({ clientId: id, documentId }: JobOf<'quote-to-customer'>): Promise<void> => {
    const client = clientId(id);
    const found = await sentAndWaiting(ports, client, documentId);
    const supplier = await ports.suppliers.find(client);
    if (!found || !supplier) return;
    const { progress, frozen, url } = found;
    const { customer } = frozen;
    if (!customer || !isEmailAddress(customer.email)) return;
    const pdf = await madePdf(ports, progress);
    const { opening, link: label } = messages.toCustomer;
    const { client: from } = supplier;
    const email = composePaperEmail({
      paper: frozen.paper,
      customer,
      client: from,
      opening,
      link: { label, url },
      pdf,
    });
    await ports.mailer(email, `${documentId}-quote-to-customer`);
  };
}

/** undefined: somebody has revised or withdrawn the quote, before the mail could leave. */
const sentAndWaiting = (ports: QuoteEmailPorts, client: ClientId, documentId: string) =>
  ports.transactions.run(client, async (stores) => {
    const document = await stores.documents.load(documentId);
    if (!document) return undefined;
    const { aboutId, version, progress } = document;
    const stored = await stores.quotes.load(aboutId);
    const sent = await stores.quoteVersions.find(aboutId, version);
    if (!sent || stored?.quote.state !== 'Sent' || stored.quote.version !== version) return undefined;
    const url = await saleUrl({ ...ports, stores, clientId: client }, saleOfQuote(aboutId));
    return { progress, frozen: sent.frozen, url };
  });
