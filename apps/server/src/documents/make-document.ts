import { createHash } from 'node:crypto';
import { packSubject, soldOrderOf } from '@door/api/fitting/handover-packs';
import { saleOfOrder } from '@door/api/customer-page/customer-link';
import type { MessageScope } from '@door/api/message/message-facts';
import { queueMessage } from '@door/api/message/tell-customer';
import type { MadeFile, Photo } from '@door/api/ports/blobs';
import type { LinePictures, MadeDocument, StoredDocument } from '@door/api/document/document-store';
import type { JobOf } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Supplier, Suppliers } from '@door/api/ports/supplier';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { type ClientId, clientId } from '@door/domain/door/model/ids';
import type { LoadPaper } from '@door/domain/selling/delivery/load-paper';
import type { Paper } from '@door/domain/selling/quote/paper';
import type { HandoverPaper } from '@door/domain/selling/visit/handover-paper';
import { readItemDocument } from '@door/domain/stored/item/item-document';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import type { BlobStore } from '../storage/blob-name.ts';
import type { DocumentMaker, DocumentRequest } from './document-maker.ts';
import { type DocumentSource, sourceOf } from './document-source.ts';
import type { FrozenPaper } from './frozen-paper.ts';
import { logoSvg } from './logo-svg.ts';
import { type PurchasePaper, purchasePaper } from './purchase-paper.ts';
import type { PdfSource } from './pdf/write-pdf.ts';
import type { HandoverPackSource } from './pdf/handover/write-handover-pack.ts';
import type { DoorShown } from './pdf/door-pictures.ts';

interface DocumentPorts extends Pick<MessageScope, 'ids' | 'clock'> {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly blobs: Pick<BlobStore, 'read' | 'readMade' | 'putMade' | 'removeMade'>;
  readonly maker: DocumentMaker;
  /** Folder of the built pages, where logos lie. */
  readonly pages: string;
}

/** Makes the PDF of what was sent, confirmed or released, and the pictures in it. Throws when it could not: the queue then retries the job. */
export function makeDocument(ports: DocumentPorts) {
  return async ({ clientId: id, documentId, mails }: JobOf<'make-document'>): Promise<void> => {
    const client = clientId(id);
    const { transactions } = ports;
    const supplier = await ports.suppliers.find(client);
    if (!supplier) throw new Error('There is no such supplier.');
    const found = await transactions.run(client, async (stores) => {
      const document = await stores.documents.load(documentId);
      const source = document && (await sourceOf({ stores, supplier }, document));
      return source && { document, source, supplier };
    });
    if (!found || found.document.progress.state === 'ready') return;
    try {
      const made = await madeOf(ports, client, found);
      const isWanted = await transactions.run(client, async (stores) => {
        await stores.documents.finish(documentId, made);
        if (mails) await mail({ ...ports, stores, supplier, clientId: client }, found.document);
        return (await stores.documents.load(documentId)) !== undefined;
      });
      // Whose handover it shows was erased meanwhile.
      if (!isWanted) await ports.blobs.removeMade(made.pdf);
    } catch (error) {
      await transactions.run(client, ({ documents }) => documents.failOnce(documentId));
      throw error;
    }
  };
}

/** Brings the customer what was made for them. */
async function mail(ctx: MessageScope, { id: documentId, kind, aboutId, version }: StoredDocument): Promise<void> {
  if (kind !== 'handover') {
    const brings = kind === 'order' ? 'order-to-customer' : 'quote-to-customer';
    return ctx.stores.outbox.add({ kind: brings, clientId: ctx.clientId, documentId });
  }
  const [stored] = await ctx.stores.orders.find([aboutId]);
  if (!stored) return;
  // What is made again is told of on the page of its original.
  const sold = await soldOrderOf(ctx, stored);
  const about = packSubject(sold.id, { orderId: aboutId, version });
  await queueMessage(ctx, saleOfOrder(sold), { code: 'handover-pack', channel: 'mail', about, nth: 1 });
}

interface Found {
  readonly document: StoredDocument;
  readonly source: DocumentSource;
  readonly supplier: Supplier;
}

async function madeOf(ports: DocumentPorts, client: ClientId, found: Found): Promise<Omit<MadeDocument, 'state'>> {
  const { bytes, pictures } = await written(ports, client, found);
  const pdf: MadeFile = { container: 'documents', name: ports.ids.other(), type: 'pdf' };
  await ports.blobs.putMade(pdf, bytes);
  return { pdf, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length, pictures };
}

async function written(ports: DocumentPorts, client: ClientId, { document: { at }, source, supplier }: Found) {
  switch (source.of) {
    case 'paper':
      return writtenPaper(ports, client, { at, frozen: source.frozen });
    case 'batch':
      return { bytes: await ports.maker.make({ kind: 'batch', source: source.batch }), pictures: [] };
    case 'purchase':
      return underLetterhead(ports, client, {
        kind: 'purchase',
        at,
        paper: purchasePaper(source.bought, supplier.client),
      });
    case 'load':
      return underLetterhead(ports, client, { kind: 'load', at, paper: source.paper });
    case 'receipt':
      return underLetterhead(ports, client, { kind: 'receipt', at, paper: source.paper });
    case 'handover': {
      const { paper, photos } = source.written;
      return underLetterhead(ports, client, { kind: 'handover', at, paper, photos: await photosOf(ports, photos) });
    }
  }
}

type Lettered =
  | { readonly kind: 'purchase'; readonly paper: PurchasePaper }
  | { readonly kind: 'load'; readonly paper: LoadPaper }
  | { readonly kind: 'receipt'; readonly paper: Paper }
  | { readonly kind: 'handover'; readonly paper: HandoverPaper; readonly photos: HandoverPackSource['photos'] };

/** Under the supplier's letterhead as it is by then. */
async function underLetterhead(
  ports: DocumentPorts,
  client: ClientId,
  { at, ...lettered }: Lettered & { readonly at: string },
) {
  const logo = await logoOf(ports, client, lettered.paper.letterhead.logoUrl);
  return { bytes: await ports.maker.make(requestOf(lettered, { logo, at })), pictures: [] };
}

type Heading = Pick<PdfSource, 'logo' | 'at'>;

function requestOf(lettered: Lettered, heading: Heading): DocumentRequest {
  switch (lettered.kind) {
    case 'purchase':
      return { kind: 'purchase', source: { paper: lettered.paper, ...heading } };
    case 'load':
      return { kind: 'load', source: { paper: lettered.paper, ...heading } };
    case 'receipt':
      return { kind: 'pdf', source: { paper: lettered.paper, doors: [], ...heading } };
    case 'handover':
      return { kind: 'handover', source: { paper: lettered.paper, photos: lettered.photos, ...heading } };
  }
}

/** Photos as a PDF takes them, one after the other; null: it is gone. */
async function photosOf({ blobs, maker }: DocumentPorts, names: readonly Photo[]) {
  const photos: (Uint8Array | null)[] = [];
  for (const name of names) {
    const png = await blobs.read(name);
    photos.push(png ? await maker.make({ kind: 'photo', png }) : null);
  }
  return photos;
}

/** JPEG; null: the supplier's name stands in its place. */
async function logoOf(ports: DocumentPorts, client: ClientId, logoUrl: string | null): Promise<Uint8Array | null> {
  const svg = await logoSvg(ports, client, logoUrl);
  return svg === undefined ? null : ports.maker.make({ kind: 'logo', svg });
}

interface Written {
  /** ISO 8601: the time of the version. */
  readonly at: string;
  readonly frozen: FrozenPaper;
}

async function writtenPaper(ports: DocumentPorts, client: ClientId, { at, frozen }: Written) {
  const supplier = await ports.suppliers.catalogueOf(client, frozen.catalogueVersion);
  if (!supplier) throw new Error(`There is no version ${String(frozen.catalogueVersion)} of the catalogue.`);
  const height = frozen.lines.length === 1 ? onlyPicture : onePictureOfMany;
  const doors: DoorShown[] = [];
  const pictures: LinePictures[] = [];
  for (const line of frozen.lines) {
    const painted = (side: Side) => paintedOnce(ports, { client, line, side, height, catalogue: supplier.catalogue });
    const [external, internal] = [await painted('external'), await painted('internal')];
    doors.push({ external: external.bytes, internal: internal.bytes, drawing: line.drawing });
    pictures.push({ lineId: line.id, external: external.file, internal: internal.file });
  }
  const { paper } = frozen;
  const logo = await logoOf(ports, client, paper.letterhead.logoUrl);
  return { bytes: await ports.maker.make({ kind: 'pdf', source: { paper, doors, logo, at } }), pictures };
}

/** Heights of a picture, px: 90 mm at 170 dots to the inch, and more where it is the only one. */
const onePictureOfMany = 600;
const onlyPicture = 900;

interface Painted {
  readonly client: ClientId;
  readonly line: FrozenPaper['lines'][number];
  readonly side: Side;
  readonly height: number;
  readonly catalogue: Catalogue;
}

/** The picture of a door, painted where none of the same design lies in the store: an attempt that failed is not done again. */
async function paintedOnce({ blobs, maker }: DocumentPorts, { client, line, side, height, catalogue }: Painted) {
  const { item } = readItemDocument(line.document);
  const facts = factsOf({ item, catalogue, side });
  const shown = JSON.stringify([client, height, facts]);
  const name = createHash('sha256').update(shown).digest('hex');
  const file: MadeFile = { container: 'documents', name, type: 'jpg' };
  const stored = await blobs.readMade(file);
  if (stored) return { file, bytes: stored };
  const bytes = await maker.make({ kind: 'door', facts, height });
  await blobs.putMade(file, bytes);
  return { file, bytes };
}
