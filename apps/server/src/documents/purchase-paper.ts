import type { Stores } from '@door/api/ports/stores';
import type { StoredPurchase } from '@door/api/purchase/purchase-store';
import { numberText } from '@door/domain/lib/running-number';
import { type PurchaseLine, costOf, purchaseValue } from '@door/domain/making/purchasing/purchase';
import type { PieceSpec } from '@door/domain/making/batch/made-to-order';
import { joined } from '@door/domain/making/bom/colours-text';
import { outlineText } from '@door/domain/making/bom/line-words';
import type { Vendor } from '@door/domain/making/purchasing/vendor';
import { type VendorItem, vendorItemFor } from '@door/domain/making/purchasing/vendor-item';
import { quantityText } from '@door/domain/making/stock/quantity';
import { money, portion } from '@door/domain/selling/pricing/money';
import { letterheadOf, linesOf, type Paper, type PaperSupplier } from '@door/domain/selling/quote/paper';
import { messages } from './messages.ts';

/** A purchase as its vendor reads it: in words, in the order of the page. */
export interface PurchasePaper extends Pick<Paper, 'title' | 'letterhead' | 'facts'> {
  /** What its QR code says: `DW2:P-1042`. */
  readonly code: string;
  /** Beside it. */
  readonly onNote: string;
  readonly vendor: readonly string[];
  readonly lines: readonly PurchasePaperLine[];
  readonly total: string;
  /** '' for none. */
  readonly note: string;
}

export interface PurchasePaperLine {
  /** The vendor's own, else our key. */
  readonly code: string;
  /** How much at which price, what it is with our key below the vendor's code, and when it is wanted. */
  readonly texts: readonly string[];
  /** For which doors, which may be many; '' for none. */
  readonly pieces: string;
  /** '' where the price is open. */
  readonly amount: string;
  /** Of what is made for doors its outline, seen from outside; null: it is kept for all doors. */
  readonly outline: Pick<PieceSpec, 'outline' | 'width' | 'height'> | null;
}

/** What the paper of a revision is made of. */
export interface BoughtOf extends Pick<StoredPurchase, 'number' | 'purchase'> {
  readonly vendor: Vendor;
  readonly items: readonly VendorItem[];
}

/** undefined: the revision was taken back, and another one is written. */
export async function boughtOf(
  { purchases, vendors }: Pick<Stores, 'purchases' | 'vendors'>,
  { purchaseId, revision }: { readonly purchaseId: string; readonly revision: number },
): Promise<BoughtOf | undefined> {
  const [stored] = await purchases.find([purchaseId]);
  if (!stored || stored.purchase.revision !== revision || stored.purchase.sentOn === null) return undefined;
  const found = await vendors.find(stored.purchase.vendor);
  return found && { ...stored, vendor: found.vendor, items: await vendors.items([found.vendor.id]) };
}

const { purchase: t, paper } = messages;

/** Prices are those of the purchase: nothing of a customer is on it. */
export function purchasePaper({ number: running, purchase, vendor, items }: BoughtOf, supplier: PaperSupplier) {
  const { revision, sentOn, currency, lines } = purchase;
  const number = numberText('purchase', running);
  const sold = items.map((item) => ({ vendor, item }));
  const isOpen = lines.some(({ price }) => price === null);
  const total = paper.amount(money(purchaseValue(purchase, share), currency));
  return {
    title: t.title(number),
    code: `DW2:${number}`,
    onNote: t.onNote(number),
    letterhead: letterheadOf(supplier),
    vendor: linesOf([vendor.name, vendor.mail, vendor.phone].join('\n')),
    facts: [
      { label: t.date, text: paper.date(sentOn ?? '') },
      ...(revision > 1 ? [{ label: t.revision, text: t.replaces(revision) }] : []),
      ...(vendor.ourNumber === '' ? [] : [{ label: t.ourNumber, text: vendor.ourNumber }]),
    ],
    lines: lines.map((line) => lineOf(line, currency, vendorItemFor(line.key, sentOn ?? '', sold)?.item)),
    total: isOpen ? `${total} (${t.someOpen})` : total,
    note: lines.some(({ made }) => made) ? t.outlines : '',
  } satisfies PurchasePaper;
}

const share: Parameters<typeof purchaseValue>[1] = (value, of, whole) => portion(money(value, 'EUR'), of, whole).minor;

function lineOf(line: PurchaseLine, currency: Vendor['currency'], item: VendorItem | undefined): PurchasePaperLine {
  const { key, unit, quantity, price, wanted, made } = line;
  const code = item?.code ?? '';
  const cost = costOf(line, quantity, share);
  const amount = (of: number) => t.quantity(quantityText(of, unit), unit);
  const each = price && paper.amount(money(price.minor, currency));
  return {
    code: code === '' ? key : code,
    texts: [
      price && each ? t.price(amount(quantity), each, amount(price.per)) : t.priceOpen(amount(quantity)),
      // Lines of their own: a text that is read from the right would turn our key with it.
      item?.text ?? '',
      code === '' ? '' : t.ourKey(key),
      ...(made ? specTexts(made.spec) : []),
      t.wanted(paper.date(wanted)),
    ].filter((text) => text !== ''),
    pieces: made ? t.pieces(made.pieces.join(', ')) : '',
    amount: cost === null ? '' : paper.amount(money(cost, currency)),
    outline: made ? made.spec : null,
  };
}

const specTexts = ({ width, height, makeUp, theme, backing, outline, stamp }: PieceSpec): readonly string[] => [
  t.size(width, height),
  joined(
    makeUp,
    theme === '' ? '' : t.theme(theme),
    backing === '' ? '' : t.backing(backing),
    outlineText(outline) === '' ? '' : t.shape(outlineText(outline)),
    stamp === null ? '' : t.stamp[stamp],
  ),
];
