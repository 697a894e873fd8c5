import type { DocumentSubject } from './document-store.ts';
import type { CallScope } from '../procedure.ts';

interface Beginning {
  /** ISO 8601: the time of the version. */
  readonly at: string;
  /** Whether the customer gets it as soon as it is made. */
  readonly mails: boolean;
}

/** Has a document made once this transaction is done; until then it counts as being made. */
export async function beginDocument(
  { stores, ids, clientId }: Pick<CallScope, 'stores' | 'ids' | 'clientId'>,
  subject: DocumentSubject,
  { at, mails }: Beginning,
): Promise<void> {
  const documentId = ids.other();
  await stores.documents.begin({ ...subject, id: documentId, at });
  await stores.outbox.add({ kind: 'make-document', clientId, documentId, mails });
}
