import type { Offcut } from '@door/domain/making/batch/offcut';
import type { OffcutEntry } from '@door/domain/making/batch/offcut-ledger';
import type { StockLine } from '../inventory/stock-store.ts';

/** A rest that is kept, with the words on its label. */
export interface StoredOffcut extends Offcut {
  /** Of its profile: `Outer frame 72`. */
  readonly description: string;
  /** '' for what has no colour. */
  readonly colours: string;
}

/** A line of the ledger of stock that is about an offcut. */
export interface OffcutLine extends StockLine, OffcutEntry {}

/** An offcut with all its lines, the first one first. */
export interface OffcutAccount {
  readonly offcut: StoredOffcut;
  readonly lines: readonly OffcutLine[];
}

/** Offcuts are units of stock: their lines are added by `StockStore`, under the key of their group. */
export interface OffcutStore {
  /** Those that lie on the shelf, reserved ones too: by group, the longest first. */
  onShelf(): Promise<readonly OffcutAccount[]>;
  /**
   * These, where they exist, by their ids. The accounts of their groups are locked until the transaction ends, in the order of their keys:
   * whoever loads one after the other locks all accounts before.
   */
  load(ids: readonly string[]): Promise<readonly OffcutAccount[]>;
  /** To groups whose accounts are locked. What has the id of another one stays as it is. */
  add(offcuts: readonly StoredOffcut[]): Promise<void>;
}
