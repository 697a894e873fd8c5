import type { ManualLine } from '@door/domain/making/bom/manual-line';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import type { ItemId } from '@door/domain/door/model/ids';
import type { StoredLine } from '@door/wire/instruction-wire';

/** One line of the work instructions: calculated ones and manual ones are numbered separately. */
export interface LineKey {
  readonly itemId: ItemId;
  readonly manuallyAdded: boolean;
  readonly line: number;
}

/** All lines of an item that stand for one of these option lists. */
export interface LinesForDropdowns {
  readonly itemId: ItemId;
  readonly dropdowns: readonly string[];
}

export interface InstructionStore {
  /** Manual lines stay. */
  replaceCalculated(itemId: ItemId, lines: readonly WorkInstruction[]): Promise<void>;
  /** Calculated lines first, then manual ones. */
  lines(itemId: ItemId): Promise<readonly StoredLine[]>;
  /** The manual lines of several items, those of each in their order. */
  manualLines(itemIds: readonly ItemId[]): Promise<readonly StoredLine[]>;
  /** Behind the last line of its series: manual lines stay, a calculated one until the next calculation. */
  add(itemId: ItemId, line: ManualLine, series: Pick<StoredLine, 'manuallyAdded' | 'attempt'>): Promise<StoredLine>;
  update(line: StoredLine): Promise<void>;
  remove(lines: LineKey | LinesForDropdowns): Promise<void>;
}
