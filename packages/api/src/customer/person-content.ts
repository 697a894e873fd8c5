import { numberText } from '@door/domain/lib/running-number';
import { receiptDocument } from '../order/receipt.ts';
import { creditDocument } from '../order/money-to-wire.ts';
import type { BlobName, MadeFile } from '../ports/blobs.ts';
import type { ImageView } from '../visitor/image-store.ts';
import type { DocumentSubject } from '../document/document-store.ts';
import { packDocument, packsOf } from '../fitting/handover-packs.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { PersonZip } from './person-zip-store.ts';
import type { StoredQuote } from '../quote/quote-store.ts';
import type { Stores } from '../ports/stores.ts';
import { type PersonRecords, recordsOf, recordsOfEnquiry } from './customer-records.ts';
import { loadCustomer } from './customers.ts';
import { type ExportScope, exportRecords, type PersonRecord } from './export-records.ts';

/** What a zip of a person’s data holds: the whole record, and files of the blob store under the names that they get. */
export interface PersonContent {
  readonly record: PersonRecord;
  readonly files: readonly PersonFile[];
}

export interface PersonFile {
  /** `photos/D-1001-1.png`; every folder and name is ASCII, as old programs read them. */
  readonly path: string;
  /** null: it is not made yet. */
  readonly blob: BlobName | MadeFile | null;
}

/** undefined: whose zip it is was taken out meanwhile. */
export async function personContent(ctx: ExportScope, zip: PersonZip): Promise<PersonContent | undefined> {
  const records = await recordsOfZip(ctx, zip);
  if (!records) return undefined;
  const { items, quotes, orders } = records;
  const files: PersonFile[] = [];
  for (const item of items) files.push(...(await picturesOf(ctx, item)));
  for (const quote of quotes) files.push(...(await papersOfQuote(ctx, quote)));
  for (const order of orders) files.push(...(await papersOfOrder(ctx, order)));
  return { record: await exportRecords(ctx, records), files };
}

async function recordsOfZip(ctx: ExportScope, { about, aboutId }: PersonZip): Promise<PersonRecords | undefined> {
  if (about === 'enquiry') {
    const enquiry = await ctx.stores.enquiries.load(aboutId);
    return enquiry && recordsOfEnquiry(ctx, enquiry);
  }
  const customer = await loadCustomer(ctx, aboutId);
  return customer.ok ? recordsOf(ctx, customer.value) : undefined;
}

type Scope = { readonly stores: Stores };

const viewNames: Readonly<Record<ImageView, string>> = {
  external: 'outside',
  internal: 'inside',
  house: 'in-the-house',
};

async function picturesOf({ stores }: Scope, { item: { id: itemId }, number }: StoredItem) {
  const name = numberText('item', number);
  const pictures = (await stores.images.of(itemId)).map(
    ({ side, version }): PersonFile => ({
      path: `pictures/${name}-${viewNames[side]}.png`,
      blob: { container: 'framecontainers', itemId, side, version },
    }),
  );
  const photos = (await stores.surveys.photos([itemId])).map(
    ({ id: version }, index): PersonFile => ({
      path: `photos/${name}-${String(index + 1)}.png`,
      blob: { container: 'surveyphotos', of: itemId, version },
    }),
  );
  return [...pictures, ...photos];
}

async function papersOfQuote(scope: Scope, { id: aboutId, number }: StoredQuote): Promise<readonly PersonFile[]> {
  const files: PersonFile[] = [];
  for (const { version } of await scope.stores.quoteVersions.of([aboutId]))
    files.push({
      path: `papers/quote-${numberText('quote', number)}-version-${String(version)}.pdf`,
      blob: await pdfOf(scope, { kind: 'quote', aboutId, version }),
    });
  return files;
}

async function papersOfOrder(scope: Scope, { id: aboutId, number }: StoredOrder): Promise<readonly PersonFile[]> {
  const files: PersonFile[] = [];
  for (const { version } of await scope.stores.orderVersions.of(aboutId))
    files.push({
      path: `papers/order-${numberText('order', number)}-version-${String(version)}.pdf`,
      blob: await pdfOf(scope, { kind: 'order', aboutId, version }),
    });
  for (const note of await scope.stores.creditNotes.ofOrder(aboutId))
    files.push({
      path: `papers/credit-note-${numberText('credit', note.number)}.pdf`,
      blob: await pdfOf(scope, creditDocument(note.id)),
    });
  for (const [at, { payment }] of (await scope.stores.payments.ofOrder(aboutId)).entries()) {
    const blob = await pdfOf(scope, receiptDocument(payment.id));
    if (blob !== null)
      files.push({ path: `papers/receipt-${numberText('order', number)}-${String(at + 1)}.pdf`, blob });
  }
  for (const { version } of await packsOf(scope, aboutId))
    files.push({
      path: `papers/handover-${numberText('order', number)}-${String(version)}.pdf`,
      blob: await pdfOf(scope, packDocument(aboutId, version)),
    });
  return files;
}

async function pdfOf({ stores }: Scope, subject: DocumentSubject): Promise<MadeFile | null> {
  const found = await stores.documents.of(subject);
  return found?.progress.state === 'ready' ? found.progress.pdf : null;
}
