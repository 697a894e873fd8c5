import type { DocumentSubject, LinePictures, StoredDocument } from './document-store.ts';
import type { CallScope } from '../procedure.ts';

/**
 * What was made of a frozen version, each with an address that is valid for ten
 * minutes; `Pictures` is empty and `PdfUrl` null while it is being made.
 */
export async function addressesOfVersion(
  { stores, blobs }: Pick<CallScope, 'stores' | 'blobs'>,
  subject: DocumentSubject,
) {
  const found = await stores.documents.of(subject);
  const made = found?.progress.state === 'ready' ? found.progress : null;
  const pictureOf = async ({ lineId, external, internal }: LinePictures) => ({
    LineId: lineId,
    External: await blobs.addressOf(external),
    Internal: await blobs.addressOf(internal),
  });
  return {
    DocumentId: found?.id ?? null,
    DocumentState: found?.progress.state ?? null,
    DocumentsBefore: found ? await documentsBefore({ stores }, found) : 0,
    PdfUrl: made && (await blobs.addressOf(made.pdf)),
    Pictures: await Promise.all((made?.pictures ?? []).map(pictureOf)),
  };
}

/** How many documents are made before this one; 0 for one that is made already. */
export const documentsBefore = async ({ stores }: Pick<CallScope, 'stores'>, { id, progress }: StoredDocument) =>
  progress.state === 'being made' ? await stores.jobs.documentsBefore(id) : 0;
