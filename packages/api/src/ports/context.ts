import type { OfficeRole } from '@door/domain/people/roles';
import type { ClientId, ItemId } from '@door/domain/door/model/ids';
import type { Blobs } from './blobs.ts';
import type { SmsPort } from '../message/sms-port.ts';
import type { PaymentProviders } from '../payment/provider.ts';
import type { Machine } from '../system-status/machine.ts';
import type { Cleaner } from '../settings/settings-store.ts';
import type { CuttingOptimizer } from '../batch/cutting-optimizer.ts';
import type { Transactions } from './stores.ts';
import type { Suppliers } from './supplier.ts';

/** What the server gives to every call. Tests give it the server's stores, and fakes of the rest; they need no HTTP. */
export interface Ports {
  readonly suppliers: Suppliers;
  readonly transactions: Transactions;
  readonly blobs: Blobs;
  readonly clock: { now(): Date };
  readonly ids: Ids;
  /** Lets everybody else have their turn, in the middle of long work. */
  readonly yieldToEventLoop: () => Promise<void>;
  readonly optimizer: CuttingOptimizer;
  readonly cleaner: Cleaner;
  readonly paperFonts: PaperFonts;
  readonly machine: Machine;
  readonly offerLinks: OfferLinks;
  readonly payments: PaymentProviders;
  readonly sms: SmsPort;
  /** Whether passwords, second factors and sessions are ours; otherwise an identity provider keeps them. */
  readonly hasOwnLogin: boolean;
  readonly rateLimiter: RateLimiter;
  readonly callCounter: CallCounter;
  /** Whether an error means that a store cannot be reached for the moment: the same call may succeed in a second. */
  readonly isOutage: (error: unknown) => boolean;
  /** Whether an error means that somebody else has taken the same at that moment. */
  readonly isTaken: (error: unknown) => boolean;
  readonly log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
}

/** What papers can be printed with. */
export interface PaperFonts {
  /** The letters of a text for which no font is there, each once. */
  unprintable(text: string): readonly string[];
}

export interface Ids {
  item(): ItemId;
  /** The same id for the same name, always. It cannot be guessed without a secret of the server, so nobody can name an item into the id of another. */
  itemNamed(name: string): ItemId;
  other(): string;
  /** A short key of a message's text: the same for the same text, always, and for no other. */
  idempotencyKey(text: string): string;
  /** SHA-256, hexadecimal. */
  digest(text: string): string;
}

/** Addresses of the page on which a customer reads an offer. */
export interface OfferLinks {
  /** 128 bits that nobody guesses: for the same name always the same, so that a link can be shown again without being stored. */
  token(name: string): string;
  /** Whether this is the token of a name; how long the answer takes tells nothing of how much of it was right. */
  isToken(name: string, said: string): boolean;
  /** Where a browser opens a page of a supplier: `/offer/TOKEN`, `/shared/ID`. */
  pageUrl(clientId: ClientId, path: string): string;
  /** A mark of the caller's address that only this server can make: it tells callers apart and names nobody. */
  addressMark(address: string): string;
}

export interface CallContext extends Ports {
  readonly clientId: ClientId;
  /** null: somebody at the installers' endpoint who has not logged in. */
  readonly caller: Caller | null;
  readonly requestId: string;
  /** IP address of the caller, for rate limits; stored as a hash only, with what a customer says to an offer. */
  readonly address: string;
  /** What the caller's browser says that it is, at most 300 characters. */
  readonly agent: string;
  /** What a customer's browser got for the code of their page, of the header `x-device`; '' for none. */
  readonly device: string;
}

export type Caller = VisitorCaller | OfficeCaller;

interface VisitorCaller {
  readonly role: 'public';
}

/** Somebody with an account of the supplier. */
export interface OfficeCaller {
  readonly role: OfficeRole;
  readonly userId: string;
  /** The session that the call belongs to, where sessions are ours. */
  readonly sessionId?: string | undefined;
}

export const isOfficeCaller = (caller: Caller): caller is OfficeCaller => caller.role !== 'public';

/** Counts in the database, so that several processes count together. */
export interface RateLimiter {
  /** Counts one call, or `units` of it. False once more than `most` of this key were taken in the period. */
  tryTake(key: string, limit: RateLimit): Promise<boolean>;
}

/** Counts in memory, each process for itself: every call is counted, so that it must cost next to nothing. */
export interface CallCounter {
  /** Counts one call. False once more than `most` of this key were taken in the period. */
  tryTake(key: string, limit: RateLimit): boolean;
}

export interface RateLimit {
  readonly most: number;
  readonly perSeconds: number;
  /** Absent: 1. */
  readonly units?: number;
}
