import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import type { StoredDocument } from '@door/api/document/document-store';
import type { BlobStore } from '../storage/blob-name.ts';
import { RetryLater } from '../jobs/jobs.ts';
import type { Mailer } from './mailer.ts';

/** What a mail with a paper is sent with. */
export interface PaperEmailPorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly blobs: Pick<BlobStore, 'readMade'>;
  readonly mailer: Mailer;
}

/** The PDF of a paper; throws `RetryLater` while it is not made. */
export async function madePdf(
  { blobs }: Pick<PaperEmailPorts, 'blobs'>,
  progress: StoredDocument['progress'],
): Promise<Uint8Array> {
  const pdf = progress.state === 'ready' ? await blobs.readMade(progress.pdf) : undefined;
  if (!pdf) throw new RetryLater('The document is still being made.');
  return pdf;
}
