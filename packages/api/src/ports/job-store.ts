import type { JobKind } from './outbox.ts';

/** Documents say themselves that they could not be made, on their pages and on the home page. */
export type MailKind = Exclude<JobKind, 'make-document'>;

/** What the server does by itself at certain times. */
export const scheduledKinds = ['delete-old-data', 'quotes-of-day'] as const;
export type ScheduledKind = (typeof scheduledKinds)[number];

export interface FailedMail {
  readonly id: string;
  readonly kind: MailKind;
  /** What it is about: an enquiry, or the document that it brings. */
  readonly about: { readonly enquiryId: string } | { readonly documentId: string };
  /** ISO 8601: since when it waits. */
  readonly since: string;
  /** ISO 8601: when it is tried again; null: it was tried for two days and is not tried again. */
  readonly nextAt: string | null;
}

export interface FailedRun {
  readonly kind: ScheduledKind;
  /** ISO 8601: when it failed. */
  readonly at: string;
}

/** What waits in the queue of jobs. */
export interface JobStore {
  /** How many documents, of any supplier, are made before this one; 0 for one that is being made or does not wait. */
  documentsBefore(documentId: string): Promise<number>;
  /** Mails of this supplier that could not be sent, the latest first; none that only waits for its document. */
  failedMails(most: number): Promise<readonly FailedMail[]>;
  /** What the server does by itself, where its last run failed. */
  failedRuns(): Promise<readonly FailedRun[]>;
}
