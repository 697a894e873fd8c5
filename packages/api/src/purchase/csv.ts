import { refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { type CsvLine, purchaseCsv } from '@door/domain/making/purchasing/purchase-csv';
import type { CsvEncoding, Vendor } from '@door/domain/making/purchasing/vendor';
import { purchaseIdInput } from '../input/ids.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findPurchase } from './load-purchase.ts';
import type { StoredPurchase } from './purchase-store.ts';
import { loadVendors } from './vendors.ts';

/** What is ordered as a file that the vendor reads: by its own columns, separator and encoding. */
export const csv = procedure
  .allow('purchasing.manage')
  .input(purchaseIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const { purchase, number: running } = unwrapOrThrow(await findPurchase(ctx, id));
    const vendors = await loadVendors(ctx);
    const vendor = unwrapOrThrow(vendors.find(purchase.vendor));
    if (vendor.csv.columns.length === 0) unwrapOrThrow(refused('purchase.no-csv', messages.purchase.noCsv));
    const itemOf = (key: string) => vendors.itemOf(vendor.id, key)?.item;
    const { fileName, bytes } = purchaseFile({ number: running, purchase }, { vendor, itemOf });
    return {
      FileName: fileName,
      Encoding: vendor.csv.encoding,
      /** Base64: not every encoding is one of JSON. */
      Bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
    };
  });

interface Reading {
  readonly vendor: Pick<Vendor, 'csv' | 'ourNumber'>;
  /** What it sells of a key; undefined: it does not. */
  readonly itemOf: (key: string) => CsvLine['item'];
}

/** The file of a purchase, in the encoding that its vendor reads. */
export function purchaseFile(
  { number: running, purchase }: Pick<StoredPurchase, 'number' | 'purchase'>,
  { vendor, itemOf }: Reading,
) {
  const number = numberText('purchase', running);
  const lines = purchase.lines
    .filter(({ isClosed }) => !isClosed)
    .map((line): CsvLine => ({ line, item: itemOf(line.key) }));
  return {
    fileName: `${number}-${String(purchase.revision)}.csv`,
    bytes: encodedCsv[vendor.csv.encoding](purchaseCsv({ number, vendor, lines })),
  };
}

const byteOrderMark = '\uFEFF';

/** The letters of Windows-1252 that are at other places in Unicode, from 128 on; a blank: none. */
const windowsLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function windowsByte(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const at = windowsLetters.indexOf(letter);
  return at < 0 ? '?'.charCodeAt(0) : 0x80 + at;
}

/** A text in the encoding that a vendor reads; letters that it does not have are `?`. */
const encodedCsv: Readonly<Record<CsvEncoding, (text: string) => Uint8Array>> = {
  'utf-8': (text) => new TextEncoder().encode(text),
  'utf-8-bom': (text) => new TextEncoder().encode(byteOrderMark + text),
  'windows-1252': (text) => Uint8Array.from(Array.from(text, windowsByte)),
};
