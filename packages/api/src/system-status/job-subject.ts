import type { DocumentKind } from '@door/domain/lib/document';
import { saleOfIds } from '../customer-page/link-store.ts';
import type { HistorySubject } from './history-store.ts';
import type { Job } from '../ports/outbox.ts';
import type { DocumentSubject } from '../document/document-store.ts';
import type { CallScope } from '../procedure.ts';

type Scope = Pick<CallScope, 'stores'>;

export interface JobSubject extends HistorySubject {
  readonly about: 'enquiry' | 'quote' | 'order' | 'purchase' | 'batch' | 'load' | 'customer' | 'account';
}

/** What a job is about, and which document it makes or brings; null for what is there no longer. */
export async function subjectOfJob(scope: Scope, job: Job) {
  if ('enquiryId' in job) return { subject: enquiry(job.enquiryId), document: null };
  if ('quoteId' in job && 'orderId' in job) {
    const { kind, id } = saleOfIds(job);
    return { subject: { about: kind, aboutId: id }, document: null };
  }
  if ('quoteId' in job) return { subject: quote(job.quoteId), document: null };
  if ('purchaseId' in job) return { subject: purchase(job.purchaseId), document: null };
  if ('orderId' in job) return { subject: order(job.orderId), document: null };
  if ('userId' in job) return { subject: account(job.userId), document: null };
  if ('attemptId' in job) return { subject: await subjectOfAttempt(scope, job.attemptId), document: null };
  if ('zipId' in job) return { subject: await subjectOfZip(scope, job.zipId), document: null };
  // Whose zip, mails or rows these were is erased, or has a newer zip.
  if ('blob' in job || 'mailsAbout' in job || job.kind === 'purge-deleted-rows')
    return { subject: null, document: null };
  const document = (await scope.stores.documents.load(job.documentId)) ?? null;
  return { subject: document && (await subjectOfDocument(scope, document)), document };
}

const enquiry = (aboutId: string): JobSubject => ({ about: 'enquiry', aboutId });
const quote = (aboutId: string): JobSubject => ({ about: 'quote', aboutId });
const order = (aboutId: string): JobSubject => ({ about: 'order', aboutId });
const purchase = (aboutId: string): JobSubject => ({ about: 'purchase', aboutId });
const account = (aboutId: string): JobSubject => ({ about: 'account', aboutId });

/** null: the attempt is not known yet. */
async function subjectOfAttempt({ stores }: Scope, id: string | null): Promise<JobSubject | null> {
  const attempt = id !== null ? await stores.attempts.load(id) : undefined;
  return attempt ? order(attempt.orderId) : null;
}

/** What a document is about: of a credit note and of a receipt their order. */
async function subjectOfDocument({ stores }: Scope, { kind, aboutId }: DocumentSubject): Promise<JobSubject | null> {
  const about = abouts[kind];
  if (about === 'payment') return subjectOfPayment({ stores }, aboutId);
  if (about !== 'credit note') return { about, aboutId };
  const note = await stores.creditNotes.load(aboutId);
  return note ? { about: 'order', aboutId: note.note.order.id } : null;
}

async function subjectOfPayment({ stores }: Pick<Scope, 'stores'>, id: string): Promise<JobSubject | null> {
  const payment = await stores.payments.load(id);
  return payment ? order(payment.orderId) : null;
}

async function subjectOfZip({ stores }: Scope, id: string): Promise<JobSubject | null> {
  const zip = await stores.personZips.load(id);
  return zip ? { about: zip.about, aboutId: zip.aboutId } : null;
}

const abouts: Readonly<Record<DocumentKind, JobSubject['about'] | 'credit note' | 'payment'>> = {
  quote: 'quote',
  order: 'order',
  'trade-order': 'order',
  'credit-note': 'credit note',
  'batch-book': 'batch',
  'batch-labels': 'batch',
  'batch-labels-a4': 'batch',
  'packing-list': 'load',
  'delivery-note': 'order',
  receipt: 'payment',
  purchase: 'purchase',
  handover: 'order',
};
