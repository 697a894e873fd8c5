import type { InstallationPlace } from '@door/domain/catalogue/rows/installation-profile';
import type { ToldJob } from '@door/domain/selling/installation/installation-batch';

/** A job of its days that a batch does not tell, and why. */
export interface LeftOutJob {
  readonly orderId: string;
  readonly order: string;
  readonly why: InstallationPlace | 'erased';
}

/** Installations as they were told to a register once. It is never changed. */
export interface InstallationBatch {
  /** From 1, without gaps. */
  readonly number: number;
  /** Of the message that has made it. */
  readonly id: string;
  /** ISO days. */
  readonly from: string;
  readonly to: string;
  readonly jobs: readonly ToldJob[];
  readonly leftOut: readonly LeftOutJob[];
  /** CSV. */
  readonly file: string;
  readonly idempotencyKey: string;
  /** Account. */
  readonly who: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Batches of installations for a register. */
export interface InstallationStore {
  /** Nobody else makes one until this transaction ends. */
  lock(): Promise<void>;
  /** undefined: there is none. */
  find(id: string): Promise<InstallationBatch | undefined>;
  /** The newest first, those before a number; null: from the newest on. */
  list(page: { readonly before: number | null; readonly limit: number }): Promise<readonly InstallationBatch[]>;
  /** All jobs that were told, the first batch before the others. */
  told(): Promise<readonly (ToldJob & { readonly batch: number })[]>;
  add(made: InstallationBatch): Promise<void>;
}
