import type { DocumentState } from '@door/domain/lib/document';

/** Days after it was asked for until a zip is deleted. */
export const zipKeptDays = 7;

/** Whose data are in a zip: a customer’s, those of somebody who asked and is nobody’s customer yet, or what answers a dispute about an order. */
export interface ZipSubject {
  readonly about: 'customer' | 'enquiry' | 'order';
  readonly aboutId: string;
}

export interface NewPersonZip extends ZipSubject {
  readonly id: string;
  /** Its name in the blob store: made by the server, so that nobody can name the file of another supplier. */
  readonly blob: string;
  /** Account of whoever asked for it. */
  readonly askedBy: string;
  /** ISO 8601. */
  readonly askedAt: string;
}

export interface PersonZip extends NewPersonZip, ZipProgress {
  readonly state: DocumentState;
  /** Of those files how many could not be put in. */
  readonly leftOut: number;
  /** Bytes; 0 until it is ready. */
  readonly size: number;
}

/** How many files have their turn behind them, and of how many; 0 of 0 before it is begun. */
export interface ZipProgress {
  readonly done: number;
  readonly files: number;
}

/** Zips of what is kept of persons: one of a person at a time. */
export interface PersonZipStore {
  /** Adds a zip that is being made; the caller has locked whose it is, and adds the job `make-person-zip`. */
  begin(zip: NewPersonZip): Promise<void>;
  load(id: string): Promise<PersonZip | undefined>;
  of(subject: ZipSubject): Promise<PersonZip | undefined>;
  progress(id: string, progress: ZipProgress): Promise<void>;
  /** False: it was removed meanwhile, and nobody may have the file. */
  finish(id: string, made: Pick<PersonZip, 'files' | 'leftOut' | 'size'>): Promise<boolean>;
  /** Counts an attempt that failed; after a few the zip says so. */
  failOnce(id: string): Promise<void>;
  /** Forgets the attempts that failed: it is being made again. */
  beginAgain(id: string): Promise<void>;
  /** Takes out the zips of these; the names of their files, which the caller has deleted. */
  remove(subjects: readonly ZipSubject[]): Promise<readonly string[]>;
}
