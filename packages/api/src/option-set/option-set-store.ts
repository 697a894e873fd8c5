import type { OptionSet } from '@door/domain/door/model/option-choices';

/** The supplier's saved option sets. */
export interface OptionSetStore {
  /** All of them by name, locked until the transaction ends. */
  all(): Promise<readonly OptionSet[]>;
  /** Adds it, or replaces the one of its id. */
  save(set: OptionSet): Promise<void>;
  remove(id: string): Promise<void>;
}
