import { type LinkScope, saleOfOrder, saleUrl } from '@door/api/customer-page/customer-link';
import type { StoredMessage } from '@door/api/message/message-store';
import { textOf } from '@door/api/message/message-to-send';
import type { JobOf } from '@door/api/ports/outbox';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { type ClientId, clientId } from '@door/domain/door/model/ids';
import { numberText } from '@door/domain/lib/running-number';
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
    const { frozen, url } = found;
    const { customer, paper } = frozen;
    if (!isEmailAddress(customer.email)) return;
    const pdf = await madePdf(ports, found.document.progress);
    const { document, sale, order } = found;
    const version = String(document.version);
    const values = { customer: customer.name, supplier: supplier.client.name, order, version };
    const said = await ports.transactions.run(client, (stores) => textOf({ stores, supplier }, drawingReady, values));
    const link = url === null ? null : { label: messages.toCustomer.page, url };
    const opening = { heading: said.subject, opening: said.body };
    const email = composePaperEmail({ paper, customer, client: supplier.client, ...opening, link, pdf });
    await ports.mailer(email, `${documentId}-order-to-customer`);
    const at = ports.clock.now().toISOString();
    const sent: StoredMessage = {
      ...{ sale, code: drawingReady, channel: 'mail', about: version, nth: 1 },
      ...{ language: said.language, refusal: '', at },
    };
    await ports.transactions.run(client, (stores) => stores.messages.addSent(sent));
  };
}

/** It brings the drawing that the customer confirms on their page. */
const drawingReady = 'drawing-ready';

/** undefined: somebody has reopened or cancelled the order, before the mail could leave. */
const confirmedAndWaiting = (ports: OrderEmailPorts, client: ClientId, documentId: string) =>
  ports.transactions.run(client, async (stores) => {
    const { documents, orders, orderVersions } = stores;
    const document = await documents.load(documentId);
    if (!document) return undefined;
    const { aboutId, version } = document;
    const stored = await orders.load(aboutId);
    const confirmed = await orderVersions.find(aboutId, version);
    const isOff = !stored || stored.order.state === 'Draft' || stored.order.state === 'Cancelled';
    if (!confirmed || isOff) return undefined;
    const scope = { ...ports, stores, clientId: client };
    // What is made again is shown on the page of its original.
    const sale = saleOfOrder(stored);
    const url = stored.order.remake === null ? await saleUrl(scope, sale) : null;
    return { document, sale, order: numberText('order', stored.number), frozen: confirmed.frozen, url };
  });
