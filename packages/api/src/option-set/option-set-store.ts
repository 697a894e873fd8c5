import type { OptionSet } from '@door/domain/door/model/option-choices';

/** The supplier's saved option sets. */
export interface OptionSetStore {
  /** All of them by name. */
  all(): Promise<readonly OptionSet[]>;
  /** As `all`, for whoever will change one: no other changes any until the transaction ends, the first one included. */
  lock(): Promise<readonly OptionSet[]>;
  /** Adds it, or replaces the one of its id. */
  save(set: OptionSet): Promise<void>;
  remove(id: string): Promise<void>;
}
