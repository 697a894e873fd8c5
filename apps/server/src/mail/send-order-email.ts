import { type LinkScope, saleOfOrder, saleUrl } from '@door/api/customer-page/customer-link';
import type { JobOf } from '@door/api/ports/outbox';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { type ClientId, clientId } from '@door/domain/door/model/ids';
import { composePaperEmail } from './compose-paper-email.ts';
import { english as messages } from './english.ts';
import { madePdf, type PaperEmailPorts } from './paper-pdf.ts';

type OrderEmailPorts = PaperEmailPorts & Pick<LinkScope, 'offerLinks' | 'ids' | 'clock'>;

/** Sends the customer a confirmation with its PDF, once that is made. Throws when it could not be sent: the queue then retries the job. */
export function sendOrderEmail(ports: OrderEmailPorts) {
  return async ({ clientId: id, documentId }: JobOf<'order-to-customer'>): Promise<void> => {
    const client = clientId(id);
    const found = await confirmedAndWaiting(ports, client, documentId);
    const supplier = await ports.suppliers.find(client);
    if (!found || !supplier) return;
    const { progress, frozen, url } = found;
    const { customer, paper } = frozen;
    if (!isEmailAddress(customer.email)) return;
    const pdf = await madePdf(ports, progress);
    const { confirmed: opening, page } = messages.toCustomer;
    const link = url === null ? null : { label: page, url };
    const email = composePaperEmail({ paper, customer, client: supplier.client, opening, link, pdf });
    await ports.mailer(email, `${documentId}-order-to-customer`);
  };
}

/** undefined: somebody has reopened or cancelled the order, before the mail could leave. */
const confirmedAndWaiting = (ports: OrderEmailPorts, client: ClientId, documentId: string) =>
  ports.transactions.run(client, async (stores) => {
    const { documents, orders, orderVersions } = stores;
    const document = await documents.load(documentId);
    if (!document) return undefined;
    const { aboutId, version, progress } = document;
    const stored = await orders.load(aboutId);
    const confirmed = await orderVersions.find(aboutId, version);
    const isOff = !stored || stored.order.state === 'Draft' || stored.order.state === 'Cancelled';
    if (!confirmed || isOff) return undefined;
    const scope = { ...ports, stores, clientId: client };
    // What is made again is shown on the page of its original.
    const url = stored.order.remake === null ? await saleUrl(scope, saleOfOrder(stored)) : null;
    return { progress, frozen: confirmed.frozen, url };
  });
