import type { JobOf } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { clientId } from '@door/domain/door/model/ids';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { numberText } from '@door/domain/lib/running-number';
import type { Purchase, PurchaseLine } from '@door/domain/making/purchasing/purchase';
import type { Vendor } from '@door/domain/making/purchasing/vendor';
import { type VendorItem, vendorItemFor } from '@door/domain/making/purchasing/vendor-item';
import { quantityText } from '@door/domain/making/stock/quantity';
import { amountText, money } from '@door/domain/selling/pricing/money';
import { type Email, emailAddress, oneLine } from './email.ts';
import { english } from './english.ts';
import type { Mailer } from './mailer.ts';
import { type EmailText, renderHtml, renderText } from './render-email.ts';
import { supplierSection } from './supplier-section.ts';

const { purchases: messages, language } = english;

interface PurchaseEmailPorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly mailer: Mailer;
}

/**
 * Mails a vendor what is ordered of it. A revision that was taken back or cancelled before the mail could leave is not ordered any more.
 * Throws when it could not be sent: the queue then retries the job.
 */
export const sendPurchaseEmail =
  ({ transactions, suppliers, mailer }: PurchaseEmailPorts) =>
  async ({ clientId: id, purchaseId, revision }: JobOf<'purchase-to-vendor'>): Promise<void> => {
    const client = clientId(id);
    const supplier = await suppliers.find(client);
    const found = await transactions.run(client, async ({ purchases, vendors }) => {
      const [stored] = await purchases.find([purchaseId]);
      const vendor = stored && (await vendors.find(stored.purchase.vendor))?.vendor;
      return vendor && { ...stored, vendor, items: await vendors.items([vendor.id]) };
    });
    if (!supplier || !found || !isEmailAddress(found.vendor.mail)) return;
    if (found.purchase.stage !== 'Sent' || found.purchase.revision !== revision) return;
    const email = composePurchaseEmail({ ...found, client: supplier.client });
    await mailer(email, `${purchaseId}-${String(revision)}-purchase-to-vendor`);
  };

interface PurchaseEmailFacts {
  /** Running number of the purchase. */
  readonly number: number;
  readonly purchase: Purchase;
  readonly vendor: Vendor;
  readonly items: readonly VendorItem[];
  readonly client: Pick<ClientRow, 'name' | 'email' | 'letterhead'>;
}

/** @internal */
export function composePurchaseEmail({ number, purchase, vendor, items, client }: PurchaseEmailFacts): Email {
  const { revision, sentOn } = purchase;
  const name = numberText('purchase', number);
  const facts = [
    { term: messages.purchase, value: name },
    { term: messages.revision, value: revision > 1 ? messages.replaces(revision) : '' },
    { term: messages.ourNumber, value: vendor.ourNumber },
  ].filter(({ value }) => value !== '');
  const sold = items.map((item) => ({ vendor, item }));
  const text: EmailText = {
    language,
    heading: messages.heading(name, client.name),
    opening: revision > 1 ? messages.openingAgain(revision - 1) : messages.opening,
    link: null,
    sections: [
      { title: messages.title, lines: facts },
      {
        title: messages.lines,
        lines: purchase.lines
          .filter(({ isClosed }) => !isClosed)
          .map((line) => lineToText(line, purchase, vendorItemFor(line.key, sentOn ?? '', sold)?.item)),
      },
      supplierSection(client),
    ],
  };
  return {
    fromName: client.name,
    to: emailAddress(vendor.name, vendor.mail),
    replyTo: isEmailAddress(client.email) ? emailAddress(client.name, client.email) : undefined,
    subject: oneLine(text.heading),
    text: renderText(text),
    html: renderHtml(text, []),
    attachments: [],
  };
}

/** Under the vendor's own code, with the supplier's key below. */
function lineToText(
  { key, unit, quantity, price, wanted }: PurchaseLine,
  { currency }: Purchase,
  item: VendorItem | undefined,
) {
  const code = item?.code ?? '';
  const cost = price && `${amountText(money(price.minor, currency))} ${currency}`;
  const value = [
    item?.text ?? '',
    messages.amount(quantityText(quantity, unit), unit),
    price && cost ? messages.price(cost, messages.amount(quantityText(price.per, unit), unit)) : messages.priceOpen,
    messages.wanted(wanted),
    code === '' ? '' : messages.ourKey(key),
  ].filter((part) => part !== '');
  return { term: code === '' ? key : code, value: value.join('\n') };
}
