import type { Criteria, MasterStock } from '@door/domain/catalogue/rows/stock-rows';
import type { HardwareKind } from '@door/domain/door/model/hardware-kinds';
import type { HandleType, Suite } from '@door/domain/door/model/door-values';

/** A product as the catalogue buys it: one master, and one stock row for each suite that it comes in. */
export interface Product {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: HardwareKind | null;
  readonly handleType: HandleType | null;
  readonly drawnAs?: MasterStock['drawnAs'];
  readonly dropdown: string;
  /** Finishes in which it is stocked. Empty: it has no finish, and its stock code has no suffix. */
  readonly suites: readonly Suite[];
  readonly usage: string;
  readonly categoryId: number | null;
  readonly analysisCode: string;
  readonly factoryFitted: boolean;
  readonly criteria: Criteria;
  readonly lock?: MasterStock['lock'];
}
