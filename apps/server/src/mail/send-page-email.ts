import { type AddressOnFile, addressOnFile } from '@door/api/customer-page/address-on-file';
import { type LinkScope, urlOf } from '@door/api/customer-page/customer-link';
import { saleOfIds } from '@door/api/customer-page/link-store';
import { digitsOf, isLiving } from '@door/api/customer-page/page-code';
import type { JobOf } from '@door/api/ports/outbox';
import type { CallScope } from '@door/api/procedure';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import { clientId } from '@door/domain/door/model/ids';
import { emailAddress } from './email.ts';
import { english } from './english.ts';
import type { Mailer } from './mailer.ts';
import type { EmailText } from './render-email.ts';
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

type PageJob = JobOf<'page-to-customer'>;
type Said = Pick<EmailText, 'heading' | 'opening' | 'link'>;
type Scope = LinkScope & Pick<CallScope, 'supplier'>;

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
};

const nameIn = ({ supplier }: Scope): string => supplier.client.name;

const composed = (said: Said, to: AddressOnFile, client: ReachableSupplier) => {
  const text: EmailText = { language, ...said, sections: [supplierSection(client)] };
  return supplierEmail(client, emailAddress(to.name, to.email), text);
};
