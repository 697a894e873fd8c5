import type { HistorySubject } from './history-store.ts';

/** By what people know something: its number, its name, or both; a batch has its week for a name. */
export interface NamedSubject extends HistorySubject {
  readonly number: number | null;
  readonly name: string | null;
}

export interface SubjectStore {
  /** In no order; what is there no longer is left out, and so is what has neither. */
  named(subjects: readonly HistorySubject[]): Promise<readonly NamedSubject[]>;
}
