import { type AddressOnFile, addressOnFile } from '@door/api/customer-page/address-on-file';
import { type LinkScope, saleUrl, urlOf } from '@door/api/customer-page/customer-link';
import { type Sale, saleOfIds } from '@door/api/customer-page/link-store';
import { digitsOf, isLiving } from '@door/api/customer-page/page-code';
import { textOf } from '@door/api/message/message-to-send';
import type { JobOf } from '@door/api/ports/outbox';
import type { CallScope } from '@door/api/procedure';
import type { Stores, Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import { clientId } from '@door/domain/door/model/ids';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { numberText } from '@door/domain/lib/running-number';
import { emailAddress, oneLine } from './email.ts';
import { english } from './english.ts';
import type { Mailer } from './mailer.ts';
import { type EmailText, renderHtml, renderText } from './render-email.ts';
import { type ReachableSupplier, supplierEmail, supplierSection } from './supplier-email.ts';

const { pages: messages, language } = english;

export interface PageEmailPorts extends Pick<LinkScope, 'offerLinks' | 'ids' | 'clock'> {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly mailer: Mailer;
}

/** Mails a customer what they need of their page, if that is still of use, to the address that they have by now. */
export const sendPageEmail =
  (ports: PageEmailPorts) =>
  async (job: PageJob): Promise<void> => {
    const client = clientId(job.clientId);
    const supplier = await ports.suppliers.find(client);
    if (!supplier) return;
    const sale = saleOfIds(job);
    const found = await ports.transactions.run(client, async (stores) => ({
      to: await addressOnFile({ stores }, sale),
      said: await says[job.about]({ ...ports, stores, clientId: client, supplier }, job),
    }));
    if (!found.to || !found.said) return;
    // Mails about a sale are found by its id when its customer is erased.
    await ports.mailer(
      composed(found.said, found.to, supplier.client),
      `${sale.id}-${job.of}-${job.about}-to-customer`,
    );
  };

/** Mails the supplier what a customer has written on their page. */
export const sendPageNews =
  ({ publicUrl, ...ports }: PageEmailPorts & { readonly publicUrl: string }) =>
  async (job: JobOf<'page-to-supplier'>): Promise<void> => {
    const client = clientId(job.clientId);
    const supplier = await ports.suppliers.find(client);
    if (!supplier || !isEmailAddress(supplier.client.email)) return;
    const sale = saleOfIds(job);
    const { customer, named, texts } = await ports.transactions.run(client, async (stores) => ({
      customer: await addressOnFile({ stores }, sale),
      named: await namedOfSale(stores, sale),
      texts: await newsOf(stores, job, true),
    }));
    if (texts.length === 0 || !named) return;
    const { number, path } = named;
    const text: EmailText = {
      language,
      heading: messages.toSupplier[job.about](number, customer?.name ?? messages.toSupplier.somebody),
      opening: texts.join('\n\n'),
      link: { label: messages.toSupplier.openOrder, url: `${publicUrl}/#/installer/${path}` },
      sections: [],
    };
    await ports.mailer(
      {
        fromName: null,
        to: emailAddress(supplier.client.name, supplier.client.email),
        replyTo: customer ? emailAddress(customer.name, customer.email) : undefined,
        subject: oneLine(text.heading),
        text: renderText(text),
        html: renderHtml(text, []),
        attachments: [],
      },
      `${sale.id}-${job.of}-${job.about}-to-supplier`,
    );
  };

/** The number of what was bought, and where the supplier's people read of it. */
async function namedOfSale({ orders, quotes }: Stores, { kind, id }: Sale) {
  const orderId = kind === 'order' ? id : (await orders.namedOfQuote(id))?.id;
  const order = orderId === undefined ? undefined : (await orders.find([orderId])).at(0);
  if (order) return { number: numberText('order', order.number), path: `order/${order.id}/messages` };
  const quote = await quotes.load(id);
  return quote && { number: numberText('quote', quote.number), path: `quote/${id}` };
}

/** What one side has said since: messages of several minutes go in one mail. Empty: it was taken out meanwhile. */
async function newsOf(
  { threads: written, faults }: Stores,
  job: Pick<PageJob, 'about' | 'of' | 'quoteId' | 'orderId'>,
  isCustomer: boolean,
): Promise<readonly string[]> {
  if (job.about === 'message') {
    const thread = await written.of(saleOfIds(job));
    const from = thread.findIndex(({ id }) => id === job.of);
    const since = from < 0 ? [] : thread.slice(from);
    return since.filter(({ who }) => (who === null) === isCustomer).map(({ text }) => text);
  }
  const found = job.about === 'fault-received' ? await faults.find(job.of) : await faults.withEvent(job.of);
  const said = job.about === 'fault-received' ? found?.fault.text : found?.events.find(({ id }) => id === job.of)?.text;
  return said ? [said] : [];
}

type PageJob = JobOf<'page-to-customer'>;
type Said = Pick<EmailText, 'heading' | 'opening' | 'link'> & { readonly language?: string };
type Scope = LinkScope & Pick<CallScope, 'supplier'>;

/** What is new on the page, with the way there. */
const news = async (scope: Scope, job: PageJob): Promise<Said | undefined> => {
  const { about } = job;
  if (about === 'link' || about === 'code') return undefined;
  const sale = saleOfIds(job);
  const texts = await newsOf(scope.stores, job, about === 'fault-received');
  const to = await addressOnFile(scope, sale);
  const named = await namedOfSale(scope.stores, sale);
  if (texts.length === 0 || !to || !named) return undefined;
  const values = { customer: to.name, supplier: nameIn(scope), order: named.number, text: texts.join('\n\n') };
  const said = await textOf(scope, about, values);
  const link = { label: english.toCustomer.page, url: await saleUrl(scope, sale) };
  return { language: said.language, heading: said.subject, opening: said.body, link };
};

const says: Readonly<Record<PageJob['about'], (scope: Scope, job: PageJob) => Promise<Said | undefined>>> = {
  // One that has ended meanwhile, as they asked again, is not sent.
  link: async (scope, job) => {
    const links = await scope.stores.links.of(saleOfIds(job));
    const link = links.find(({ ordinal, endedAt }) => String(ordinal) === job.of && endedAt === null);
    const { heading, opening, link: label } = messages.newLink;
    return link && { heading: heading(nameIn(scope)), opening, link: { label, url: urlOf(scope, link) } };
  },
  // Nor one that was used, or is too old.
  code: async (scope, { of: id }) => {
    const code = await scope.stores.access.code(id);
    if (!code || !isLiving(code, scope.clock.now())) return undefined;
    const digits = digitsOf(scope, id);
    const { heading, opening } = messages.code;
    return { heading: heading(digits, nameIn(scope)), opening: opening(digits), link: null };
  },
  message: news,
  'fault-received': news,
  'fault-answer': news,
};

const nameIn = ({ supplier }: Scope): string => supplier.client.name;

const composed = (said: Said, to: AddressOnFile, client: ReachableSupplier) => {
  const text: EmailText = { language, ...said, sections: [supplierSection(client)] };
  return supplierEmail(client, emailAddress(to.name, to.email), text);
};
