import type { JobOf } from '@door/api/ports/outbox';
import { purchaseFile } from '@door/api/purchase/csv';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { clientId } from '@door/domain/door/model/ids';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { numberText } from '@door/domain/lib/running-number';
import type { Purchase, PurchaseLine } from '@door/domain/making/purchasing/purchase';
import type { Vendor } from '@door/domain/making/purchasing/vendor';
import { type VendorItem, vendorItemFor } from '@door/domain/making/purchasing/vendor-item';
import { pieceText } from '@door/domain/making/purchasing/purchase-csv';
import { quantityText } from '@door/domain/making/stock/quantity';
import { amountText, money } from '@door/domain/selling/pricing/money';
import { type Email, emailAddress } from './email.ts';
import { english } from './english.ts';
import { madePdf, type PaperEmailPorts } from './paper-pdf.ts';
import type { EmailText } from './render-email.ts';
import { supplierEmail, supplierSection } from './supplier-email.ts';

const { purchases: messages, language } = english;

/**
 * Mails a vendor what is ordered of it. A revision that was taken back or cancelled before the mail could leave is not ordered any more.
 * Throws when it could not be sent: the queue then retries the job.
 */
export const sendPurchaseEmail =
  (ports: PaperEmailPorts) =>
  async ({ clientId: id, purchaseId, revision }: JobOf<'purchase-to-vendor'>): Promise<void> => {
    const client = clientId(id);
    const supplier = await ports.suppliers.find(client);
    const found = await ports.transactions.run(client, async ({ purchases, vendors, documents }) => {
      const [stored] = await purchases.find([purchaseId]);
      const vendor = stored && (await vendors.find(stored.purchase.vendor))?.vendor;
      const paper = await documents.of({ kind: 'purchase', aboutId: purchaseId, version: revision });
      return vendor && { ...stored, vendor, items: await vendors.items([vendor.id]), paper };
    });
    if (!supplier || !found || !isEmailAddress(found.vendor.mail)) return;
    if (found.purchase.stage !== 'Sent' || found.purchase.revision !== revision) return;
    // A revision that was sent before purchases had a paper goes without one.
    const pdf = found.paper ? await madePdf(ports, found.paper.progress) : null;
    const email = composePurchaseEmail({ ...found, pdf, client: supplier.client });
    await ports.mailer(email, `${purchaseId}-${String(revision)}-purchase-to-vendor`);
  };

interface PurchaseEmailFacts {
  /** Running number of the purchase. */
  readonly number: number;
  readonly purchase: Purchase;
  readonly vendor: Vendor;
  readonly items: readonly VendorItem[];
  /** null: it has none. */
  readonly pdf: Uint8Array | null;
  readonly client: Pick<ClientRow, 'name' | 'email' | 'letterhead'>;
}

/** @internal */
export function composePurchaseEmail({ number, purchase, vendor, items, pdf, client }: PurchaseEmailFacts): Email {
  const { revision, sentOn } = purchase;
  const name = numberText('purchase', number);
  const facts = [
    { term: messages.purchase, value: name },
    { term: messages.revision, value: revision > 1 ? messages.replaces(revision) : '' },
    { term: messages.ourNumber, value: vendor.ourNumber },
  ].filter(({ value }) => value !== '');
  const sold = items.map((item) => ({ vendor, item }));
  const itemOf = (key: string) => vendorItemFor(key, sentOn ?? '', sold)?.item;
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
          .map((line) => lineToText(line, purchase, itemOf(line.key))),
      },
      supplierSection(client),
    ],
  };
  return {
    ...supplierEmail(client, emailAddress(vendor.name, vendor.mail), text),
    attachments: [
      ...(pdf ? [{ kind: 'pdf' as const, fileName: `${name}-${String(revision)}.pdf`, bytes: pdf }] : []),
      ...(vendor.csv.columns.length > 0
        ? [{ kind: 'csv' as const, ...purchaseFile({ number, purchase }, { vendor, itemOf }) }]
        : []),
    ],
  };
}

/** Under the vendor's own code, with the supplier's key below. */
function lineToText(
  { key, unit, quantity, price, wanted, made }: PurchaseLine,
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
    ...(made ? [pieceText(made.spec), made.pieces.join(', ')] : []),
  ].filter((part) => part !== '');
  return { term: code === '' ? key : code, value: value.join('\n') };
}
