import type { Offcut } from '@door/domain/making/batch/offcut';
import type { OffcutEntry } from '@door/domain/making/batch/offcut-ledger';

/** A rest that is kept, with the words on its label. */
export interface StoredOffcut extends Offcut {
  /** Of its profile: `Outer frame 72`. */
  readonly description: string;
  /** '' for what has no colour. */
  readonly colours: string;
}

/** A line of the ledger as it is kept. */
export interface OffcutLine extends OffcutEntry {
  /** '' where a batch moves it. */
  readonly reason: string;
  /** Account. */
  readonly who: string;
  /** ISO 8601. */
  readonly at: string;
}

/** An offcut with all its lines, the first one first. */
export interface OffcutAccount {
  readonly offcut: StoredOffcut;
  readonly lines: readonly OffcutLine[];
}

export interface OffcutStore {
  /** Those that lie on the shelf, reserved ones too: by group, the longest first. */
  onShelf(): Promise<readonly OffcutAccount[]>;
  /** These, where they exist, locked until the transaction ends, always in the same order. */
  load(ids: readonly string[]): Promise<readonly OffcutAccount[]>;
  /** What has the id of another one stays as it is. */
  add(offcuts: readonly StoredOffcut[]): Promise<void>;
  /** Adds lines to offcuts that are loaded or were just added; none is ever changed. */
  book(lines: readonly OffcutLine[]): Promise<void>;
}
