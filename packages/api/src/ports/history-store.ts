import type { HistoryEntry, Subject } from '@door/domain/history/history-entry';

export interface HistoryStore {
  /** The caller has locked the subject, or has just created it: entries of one subject keep their order. */
  add(entries: readonly HistoryEntry[]): Promise<void>;
  /** Newest first. */
  of(subjects: readonly HistorySubject[], limit: number): Promise<readonly HistoryEntry[]>;
}

export interface HistorySubject {
  readonly about: Subject;
  readonly aboutId: string;
}
