import type { HistoryEntry, HistoryEntryKind, Subject } from '@door/domain/people/history/history-entry';

export interface HistoryStore {
  /** The caller has locked the subject, or has just created it: entries of one subject keep their order. */
  add(entries: readonly HistoryEntry[]): Promise<void>;
  /** Newest first. */
  of(subjects: readonly HistorySubject[], limit: number): Promise<readonly HistoryEntry[]>;
  /** Of all subjects, newest first. */
  list(page: HistoryPage): Promise<readonly ListedEntry[]>;
}

export interface HistorySubject {
  readonly about: Subject;
  readonly aboutId: string;
}

/** An entry with its number within its subject. */
export interface ListedEntry extends HistoryEntry {
  readonly line: number;
}

/** null: whatever it is. */
export interface HistoryFilter {
  readonly about: Subject | null;
  readonly kind: HistoryEntryKind | null;
  /** Account. */
  readonly who: string | null;
  /** ISO 8601: from this moment on, and before that one. */
  readonly from: string | null;
  readonly to: string | null;
  /** What is searched: these things, or these words in what the entry says, in whatever case. */
  readonly search: { readonly subjects: readonly HistorySubject[]; readonly words: readonly string[] } | null;
}

export interface HistoryPage extends HistoryFilter {
  readonly limit: number;
  /** The last entry of the page before. */
  readonly after: EntryPlace | null;
}

export type EntryPlace = Pick<ListedEntry, 'at' | 'about' | 'aboutId' | 'line'>;
