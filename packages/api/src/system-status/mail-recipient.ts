import { itemId } from '@door/domain/door/model/ids';
import { addressOnFile, customerOfSale } from '../customer-page/address-on-file.ts';
import { saleOfIds } from '../customer-page/link-store.ts';
import type { StoredDocument } from '../document/document-store.ts';
import type { Job, JobKind, JobOf } from '../ports/outbox.ts';
import type { CallScope } from '../procedure.ts';

type Scope = Pick<CallScope, 'stores' | 'supplier'>;
type Recipients = {
  readonly [Kind in JobKind]: (
    scope: Scope,
    job: JobOf<Kind>,
    document: StoredDocument | null,
  ) => Promise<string | undefined>;
};

const ofAccount = async ({ stores }: Scope, { userId }: { readonly userId: string }) =>
  (await stores.people.all()).find((person) => person.userId === userId)?.email;

/** The address to which each kind of mail goes; undefined where nothing is sent. A new kind does not compile without its row. */
const recipients: Recipients = {
  'enquiry-to-supplier': async ({ supplier }) => supplier.client.email,
  'answer-to-supplier': async ({ supplier }) => supplier.client.email,
  'enquiry-to-visitor': async ({ stores }, job) => (await stores.enquiries.ofItem(itemId(job.itemId)))?.email,
  'quote-to-customer': async ({ stores }, _, document) => {
    const sent = document && (await stores.quoteVersions.find(document.aboutId, document.version));
    return sent?.frozen.customer?.email;
  },
  'order-to-customer': async ({ stores }, _, document) => {
    const confirmed = document && (await stores.orderVersions.find(document.aboutId, document.version));
    return confirmed?.frozen.customer.email;
  },
  'message-to-customer': async (scope, job) => (await addressOnFile(scope, saleOfIds(job)))?.email,
  'sms-to-customer': async (scope, job) => (await customerOfSale(scope, saleOfIds(job)))?.phone,
  'visit-to-fitter': async (scope, { resourceId }) => {
    const person = (await scope.stores.diary.resources()).find(({ id }) => id === resourceId);
    return person?.accountId ? ofAccount(scope, { userId: person.accountId }) : undefined;
  },
  'page-to-customer': async (scope, job) => (await addressOnFile(scope, saleOfIds(job)))?.email,
  'page-to-supplier': async ({ supplier }) => supplier.client.email,
  'purchase-to-vendor': async ({ stores }, { purchaseId }) => {
    const [stored] = await stores.purchases.find([purchaseId]);
    return stored && (await stores.vendors.find(stored.purchase.vendor))?.vendor.mail;
  },
  'promise-to-customer': async ({ stores }, { orderId }) => {
    const [stored] = await stores.orders.find([orderId]);
    return stored && (await stores.customers.find(stored.order.customerId))?.details.email;
  },
  'promise-to-seller': async (scope, { orderId }) => {
    const [stored] = await scope.stores.orders.find([orderId]);
    return stored && ofAccount(scope, { userId: stored.createdBy });
  },
  invitation: ofAccount,
  'password-reset': ofAccount,
  'make-document': async () => undefined,
  'make-person-zip': async () => undefined,
  'delete-person-zip': async () => undefined,
  'delete-document': async () => undefined,
  'delete-mails': async () => undefined,
  'purge-deleted-rows': async () => undefined,
  'look-at-payment': async () => undefined,
  'supersede-payment': async () => undefined,
};

/** To whom a job sends a mail; null: it sends none, or what it was about is there no longer. */
export async function recipientOf(scope: Scope, job: Job, document: StoredDocument | null): Promise<string | null> {
  return (await ask(scope, job, document)) || null;
}

const ask = <Kind extends JobKind>(scope: Scope, job: JobOf<Kind>, document: StoredDocument | null) =>
  recipients[job.kind](scope, job, document);
