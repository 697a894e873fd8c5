import type { DocumentKind } from '@door/domain/lib/document';
import type { PaperFile } from '../ports/blobs.ts';

/** Which document: that of version 2 of a quote, that of the first release of a batch, that of revision 1 of a purchase. */
export interface DocumentSubject {
  readonly kind: DocumentKind;
  /** Id of the quote, the order, the batch, the payment or the purchase. */
  readonly aboutId: string;
  readonly version: number;
}

export interface NewDocument extends DocumentSubject {
  readonly id: string;
  /** ISO 8601: the time of its version, which the PDF says too. */
  readonly at: string;
}

export interface StoredDocument extends NewDocument {
  readonly progress: { readonly state: 'being made' } | { readonly state: 'failed' } | MadeDocument;
}

export interface MadeDocument {
  readonly state: 'ready';
  readonly pdf: PaperFile;
  /** Of the PDF, in hexadecimal digits. */
  readonly sha256: string;
  /** Bytes of the PDF. */
  readonly size: number;
  readonly pictures: readonly LinePictures[];
}

/** Both views of the door of a line. */
export interface LinePictures {
  readonly lineId: string;
  readonly external: PaperFile;
  readonly internal: PaperFile;
}

export interface DocumentStore {
  /**
   * Adds the row of a document that is being made; the caller adds the job `make-document` in the same transaction. A subject
   * that has a document keeps it.
   */
  begin(document: NewDocument): Promise<void>;
  of(subject: DocumentSubject): Promise<StoredDocument | undefined>;
  /** The one with the highest version. */
  latest(subject: Omit<DocumentSubject, 'version'>): Promise<StoredDocument | undefined>;
  /** Those that could not be made, the latest first. */
  failed(most: number): Promise<readonly NewDocument[]>;
  load(id: string): Promise<StoredDocument | undefined>;
  /** A ready document stays as it is, whoever else made it too. */
  finish(id: string, made: Omit<MadeDocument, 'state'>): Promise<void>;
  /** Takes out all documents of a kind that are about these; answers with the names of the PDFs that were made. */
  remove(kind: DocumentKind, aboutIds: readonly string[]): Promise<readonly string[]>;
  /** Counts an attempt that failed; after a few the document says so. */
  failOnce(id: string): Promise<void>;
  /** Forgets the attempts that failed: it is being made again. */
  beginAgain(id: string): Promise<void>;
}
