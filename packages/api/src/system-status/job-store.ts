import type { Job, JobKind } from '../ports/outbox.ts';
import type { Page } from '../ports/page.ts';

export const mailKinds = [
  'enquiry-to-supplier',
  'enquiry-to-visitor',
  'quote-to-customer',
  'order-to-customer',
  'message-to-customer',
  'sms-to-customer',
  'visit-to-fitter',
  'answer-to-supplier',
  'purchase-to-vendor',
  'promise-to-customer',
  'page-to-customer',
  'page-to-supplier',
  'promise-to-seller',
  'invitation',
  'password-reset',
] as const satisfies readonly JobKind[];
export type MailKind = (typeof mailKinds)[number];

export const isMailKind = (kind: JobKind): kind is MailKind => mailKinds.some((each) => each === kind);

/** Documents and zips say themselves, on their pages, that they could not be made. */
export const jobKinds = [
  ...mailKinds,
  'make-document',
  'make-person-zip',
  'delete-person-zip',
  'delete-document',
  'delete-mails',
  'purge-deleted-rows',
  'look-at-payment',
  'supersede-payment',
] as const satisfies readonly JobKind[];

/** What the server does by itself at certain times. */
export const scheduledKinds = [
  'delete-old-data',
  'quotes-of-day',
  'recheck-promises',
  'look-at-payments',
  'loads-of-visits',
] as const;
export type ScheduledKind = (typeof scheduledKinds)[number];

/** One that is not done yet: it waits for its turn or for something that it needs, runs, is tried again, or is given up. */
export const openJobStates = ['waiting', 'running', 'retrying', 'failed'] as const;
export type OpenJobState = (typeof openJobStates)[number];

export const jobStates = [...openJobStates, 'done', 'discarded'] as const;
export type JobState = (typeof jobStates)[number];

export interface QueuedJob {
  readonly id: string;
  readonly job: Job;
  readonly state: JobState;
  /** How often it was begun. */
  readonly tries: number;
  /** What the last try ended with; null: none has failed. */
  readonly fault: JobFault | null;
  /** ISO 8601: since when it waits. */
  readonly since: string;
  /** ISO 8601: when it is tried next; null: not again, or it is done. */
  readonly nextAt: string | null;
}

/** As the error said it: its name, and its code where it has one. */
export interface JobFault {
  readonly name: string;
  readonly code: string | null;
}

export interface JobFilter {
  readonly states: readonly JobState[];
  readonly kinds: readonly JobKind[];
}

/** How many jobs of a kind are not done, by state. */
export type QueueOfKind = Readonly<Record<OpenJobState, number>> & {
  readonly kind: JobKind;
  /** ISO 8601: since when the one waits that came first. */
  readonly oldest: string;
};

export interface ScheduledRun {
  readonly kind: ScheduledKind;
  /** ISO 8601: when it ended. */
  readonly at: string;
  readonly isFailed: boolean;
}

/** What waits in the queue of jobs; but for the order of documents, only this supplier's. */
export interface JobStore {
  /** How many documents, of any supplier, are made before this one; 0 for one that is being made or does not wait. */
  documentsBefore(documentId: string): Promise<number>;
  /** The latest first. */
  list(page: Page & JobFilter): Promise<readonly QueuedJob[]>;
  /** Locks the job until the transaction ends: nobody begins it meanwhile. */
  load(id: string): Promise<QueuedJob | undefined>;
  /** Kinds of which nothing is open are left out. */
  queues(): Promise<readonly QueueOfKind[]>;
  /** Tries a job that failed at once, and again as often as a new one. */
  retry(id: string): Promise<void>;
  /** Takes a job out that nobody is to try any more. */
  discard(id: string): Promise<void>;
  /** Takes out mails that have not left about these enquiries, quotes and orders; one that is being sent leaves. */
  discardMailsAbout(ids: readonly string[]): Promise<void>;
  /** Mails about these enquiries, quotes and orders that left in the last month, or are to leave; the first before the others. */
  mailsAbout(ids: readonly string[]): Promise<readonly QueuedJob[]>;
  /** The last run of each thing that the server does by itself; none for what it has not done yet. */
  lastRuns(): Promise<readonly ScheduledRun[]>;
}
