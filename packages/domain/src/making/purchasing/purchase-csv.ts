import { csvOf } from '../../lib/csv.ts';
import { quantityText } from '../stock/quantity.ts';
import type { PieceSpec } from '../batch/made-to-order.ts';
import { joined } from '../bom/colours-text.ts';
import { outlineText } from '../bom/line-words.ts';
import type { PurchaseLine } from './purchase.ts';
import { type CsvField, csvFields, type CsvFormat, type Vendor } from './vendor.ts';
import type { VendorItem } from './vendor-item.ts';

/** A line of a purchase with what its vendor sells it as; undefined: it sells it no longer. */
export interface CsvLine {
  readonly line: PurchaseLine;
  readonly item: Pick<VendorItem, 'code' | 'text' | 'pack'> | undefined;
}

interface CsvPurchase {
  /** `P-1042`. */
  readonly number: string;
  readonly vendor: Pick<Vendor, 'csv' | 'ourNumber'>;
  /** Those that are ordered. */
  readonly lines: readonly CsvLine[];
}

/** What each column tells of a line, with a point in numbers and days as ISO days. What it does not know is ''. */
const values: Readonly<Record<CsvField, (of: CsvLine, purchase: CsvPurchase, at: number) => string>> = {
  purchase: (_, { number }) => number,
  ourNumber: (_, { vendor }) => vendor.ourNumber,
  line: (_, __, at) => String(at + 1),
  vendorCode: ({ line, item }) => item?.code || line.key,
  text: ({ item }) => item?.text ?? '',
  key: ({ line }) => line.key,
  quantity: ({ line }) => quantityText(line.quantity, line.unit),
  packs: ({ line, item }) => (item && line.quantity % item.pack === 0 ? String(line.quantity / item.pack) : ''),
  unit: ({ line }) => line.unit,
  price: ({ line }) => (line.price ? amountText(line.price.minor) : ''),
  per: ({ line }) => (line.price ? quantityText(line.price.per, line.unit) : ''),
  deliveryDay: ({ line }) => line.wanted,
  piece: ({ line }) => line.made?.pieces.join(' ') ?? '',
  width: ({ line }) => String(line.made?.spec.width ?? ''),
  height: ({ line }) => String(line.made?.spec.height ?? ''),
  makeUp: ({ line }) => (line.made ? madeText(line.made.spec) : ''),
};

/** Everything but the size, for a maker that reads one column: `28 mm: 4T-20Ar-4T, Rose Resin, Satin, quarter round, stamp read from outside`. */
export const madeText = ({ makeUp, theme, backing, outline, stamp }: PieceSpec): string =>
  joined(makeUp, theme, backing, outlineText(outline), stamp === null ? '' : `stamp read from ${stamp}`);

const amountText = (minor: number): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const written: Readonly<Record<CsvFormat, (value: string) => string>> = {
  text: (value) => value,
  point: (value) => value,
  comma: (value) => value.replace('.', ','),
  iso: (value) => value,
  dots: (value) => value.split('-').toReversed().join('.'),
  slashes: (value) => value.split('-').toReversed().join('/'),
};

/** `405 × 1205, 28 mm: 4T-20Ar-4T, …`. */
export const pieceText = (spec: PieceSpec): string =>
  joined(`${String(spec.width)} × ${String(spec.height)}`, madeText(spec));

/** A purchase as its vendor reads it, by the columns that it has said. A cell that a spreadsheet would take for a formula is text. */
export function purchaseCsv(purchase: CsvPurchase): string {
  const { columns, separator } = purchase.vendor.csv;
  const rows = purchase.lines.map((line, at) =>
    columns.map(({ field, format }) => written[formatOf(field, format)](values[field](line, purchase, at))),
  );
  return csvOf([columns.map(({ heading }) => heading), ...rows], separator);
}

/** Texts are written as they are, whatever format stands beside them. */
const formatOf = (field: CsvField, format: CsvFormat): CsvFormat => (csvFields[field] === 'text' ? 'text' : format);
