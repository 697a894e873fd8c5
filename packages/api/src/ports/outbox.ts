import type { SaleIds } from '../customer-page/link-store.ts';
import type { DueMessage, MessageCode } from '@door/domain/selling/message/message-rules';
import type { PaymentDriver } from '@door/domain/selling/payment/attempt';

/** What each kind of job has to know. A new kind is a line here; the compiler then asks for its handler in the server. */
interface JobFacts {
  readonly 'enquiry-to-supplier': EnquiryFacts;
  readonly 'enquiry-to-visitor': EnquiryFacts;
  /** `mails`: the customer gets it as soon as it is made. */
  readonly 'make-document': DocumentFacts & { readonly mails: boolean };
  readonly 'make-person-zip': { readonly clientId: number; readonly zipId: string };
  /** `blob`: the name of its file. */
  readonly 'delete-person-zip': { readonly clientId: number; readonly blob: string };
  /** `blob`: the name of a PDF with photos of somebody who was erased. */
  readonly 'delete-document': { readonly clientId: number; readonly blob: string };
  /** `mailsAbout`: ids of the enquiries, quotes and documents that somebody who was erased was mailed about. */
  readonly 'delete-mails': { readonly clientId: number; readonly mailsAbout: readonly string[] };
  /** Of somebody who was erased, or what visitors left behind, out of the files of the embedded database. */
  readonly 'purge-deleted-rows': { readonly clientId: number };
  readonly 'quote-to-customer': DocumentFacts;
  readonly 'order-to-customer': DocumentFacts;
  /** What a customer needs of their page; leaves only while it is still of use. */
  readonly 'page-to-customer': SaleIds & {
    readonly clientId: number;
    /** A new link, by its ordinal, where somebody has asked for one; a code, a message, a fault or a move of one, by its id. */
    readonly about: 'link' | 'code' | PageNews;
    readonly of: string;
    /** ISO 8601; absent: at once. */
    readonly leavesAt?: string;
  };
  /** What a customer has written on their page. */
  readonly 'page-to-supplier': SaleIds & {
    readonly clientId: number;
    readonly about: PageNews;
    readonly of: string;
    readonly leavesAt?: string;
  };
  readonly 'message-to-customer': MessageJob;
  readonly 'sms-to-customer': MessageJob;
  /** A visit of somebody who goes there or did; leaves only while it is news to them. */
  readonly 'visit-to-fitter': {
    readonly clientId: number;
    /** One of a change and minute: asked for twice it waits once. */
    readonly id: string;
    readonly orderId: string;
    readonly jobId: string;
    readonly visitId: string;
    /** Whom it is mailed to, as a resource. */
    readonly resourceId: string;
    /** ISO 8601. */
    readonly leavesAt: string;
  };
  readonly 'answer-to-supplier': AnswerFacts;
  /** Leaves only while that revision is sent. */
  readonly 'purchase-to-vendor': { readonly clientId: number; readonly purchaseId: string; readonly revision: number };
  /** What a customer is promised, from then on, no more, or on another day; leaves only while that is so. */
  readonly 'promise-to-customer': PromiseFacts & {
    readonly about: 'made' | 'moved' | 'withdrawn';
    /** ISO 8601; absent: at once. */
    readonly leavesAt?: string;
  };
  /** That a date has moved. */
  readonly 'promise-to-seller': PromiseFacts;
  /** What a provider has said to look at; of two names one at least is there. */
  readonly 'look-at-payment': {
    readonly clientId: number;
    readonly driver: PaymentDriver;
    readonly providerId: string | null;
    readonly attemptId: string | null;
    /** When it came, ISO 8601. */
    readonly at: string;
  };
  /** Nobody may pay with that attempt any more: something else has changed what is due. */
  readonly 'supersede-payment': { readonly clientId: number; readonly attemptId: string };
  readonly invitation: LinkFacts;
  readonly 'password-reset': LinkFacts;
}

/** Leaves only while it is true, and once (JOURNEY 13, law 13). */
interface MessageJob extends SaleIds, Omit<DueMessage, 'channel'> {
  readonly clientId: number;
  /** One of a message and minute: asked for twice it waits once. */
  readonly id: string;
  /** ISO 8601; absent: at once. */
  readonly leavesAt?: string;
}

/** A message, a fault that was reported, or what was said of one. */
type PageNews = Extract<MessageCode, 'message' | 'fault-received' | 'fault-answer'>;

/** A promise of an order by its number. */
interface PromiseFacts {
  readonly clientId: number;
  readonly orderId: string;
  readonly number: number;
}

/** A link by which somebody chooses a password. */
interface LinkFacts {
  readonly clientId: number;
  readonly userId: string;
  readonly linkId: string;
}

/** What a customer has said to an offer. */
interface AnswerFacts {
  readonly clientId: number;
  readonly quoteId: string;
  /** Of the evidence that was added with it. */
  readonly eventId: string;
}

interface EnquiryFacts {
  readonly clientId: number;
  readonly enquiryId: string;
  readonly itemId: string;
}

interface DocumentFacts {
  readonly clientId: number;
  readonly documentId: string;
}

export type JobKind = keyof JobFacts;
export type JobOf<Kind extends JobKind> = {
  readonly kind: Kind;
  /** Behind all others that wait: one address has caused very many. */
  readonly priority?: 'low';
} & JobFacts[Kind];

/** Work that is done once the transaction is committed: at least once, and again after a while if it fails. */
export type Job = { [Kind in JobKind]: JobOf<Kind> }[JobKind];

export interface Outbox {
  add(job: Job): Promise<void>;
}
