import type { DocumentSubject, LinePictures } from '../ports/document-store.ts';
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
    PdfUrl: made && (await blobs.addressOf(made.pdf)),
    Pictures: await Promise.all((made?.pictures ?? []).map(pictureOf)),
  };
}
