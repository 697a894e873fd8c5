import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import type { Bom } from '@door/domain/making/bom/bom-record';
import type { Money } from '@door/domain/selling/pricing/money';
import type { ItemId } from '@door/domain/door/model/ids';
import type { WeekLabel } from '@door/domain/lib/production-week';
import type { HoldingOrder } from '@door/domain/selling/order/item-lock';
import type { Order } from '@door/domain/selling/order/order';
import type { OrderState } from '@door/domain/selling/order/order-states';
import type { DraftWait } from '@door/domain/selling/order/waiting-orders';
import type { OrderSort, Sort } from '@door/domain/lib/search/list-sorts';
import type { Search } from '@door/domain/lib/search/search-terms';
import type { Page } from '../ports/page.ts';

export interface StoredOrder {
  readonly id: string;
  /** Running number of the supplier's orders, for people. */
  readonly number: number;
  readonly order: Order;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Account of whoever made it. */
  readonly createdBy: string;
  /** Account of whoever made this version; null: a rule. */
  readonly changedBy: string | null;
  /** ISO 8601 with milliseconds; grows with every save, so that it also serves as the version for two people at one order. */
  readonly lastUpdated: string;
  /** Mark of the message that made this version, by which a repeat of it is recognised. */
  readonly lastIdempotencyKey: string | null;
}

/** What a line is made of, as it was when its order became ready for production. Nothing changes it afterwards. */
export interface FrozenBom {
  /** 1: of before slabs said what is cut into them. */
  readonly format: 1 | 2;
  readonly lineId: string;
  readonly itemId: ItemId;
  /** A record for each piece. */
  readonly records: Bom;
  /** The printed lines, with those that people added. */
  readonly lines: readonly WorkInstruction[];
  /** Those of them that people added. */
  readonly added: readonly WorkInstruction[];
}

/** An item with the order in whose line it stands. */
export interface ItemInOrder extends HoldingOrder {
  readonly itemId: ItemId;
  /** Of the order. */
  readonly id: string;
}

export interface OrderStore {
  /** Locks the row until the transaction ends. Load an order before its items, so that two calls never wait for each other. */
  load(id: string): Promise<StoredOrder | undefined>;
  /** As `load`, in the sequence of their ids, so that no two transactions wait for each other; those that are not there are missing. */
  loadAll(ids: readonly string[]): Promise<readonly StoredOrder[]>;
  /** As `load`; where there is none, whoever else claims this id waits until this transaction ends, and then finds the order. */
  claim(id: string): Promise<StoredOrder | undefined>;
  /** Unlocked, by number; those that are not there are missing. */
  find(ids: readonly string[]): Promise<readonly StoredOrder[]>;
  /** The order that a quote became. */
  ofQuote(quoteId: string): Promise<StoredOrder | undefined>;
  /** What names the order that a quote became; unlocked. */
  namedOfQuote(quoteId: string): Promise<Pick<StoredOrder, 'id' | 'number'> | undefined>;
  /** The order with a line of this item; unlocked, so that it may be asked with the item locked. */
  ofItem(itemId: ItemId): Promise<StoredOrder | undefined>;
  /** For each of these items that stands in an order, what that order locks; unlocked. */
  holding(itemIds: readonly ItemId[]): Promise<readonly ItemInOrder[]>;
  /** A customer's orders, the latest first; unlocked. */
  ofCustomer(customerId: string): Promise<readonly StoredOrder[]>;
  /** Those that are not over, or were handed over, or had something about a fault, since this day; unlocked. */
  toTell(since: string): Promise<readonly string[]>;
  /** The orders of which the last door was handed over on one of these ISO days; unlocked, by number. */
  installedBetween(days: { readonly from: string; readonly to: string }): Promise<readonly string[]>;
  /** The orders that make doors of this one again, the first before the others; unlocked. */
  remakesOf(orderId: string): Promise<readonly StoredOrder[]>;
  /** False: the supplier has an order of that id already, or one of the same quote, which stays as it is. */
  create(stored: StoredOrder): Promise<boolean>;
  /** Saves the order with lines and charges; number, quote and maker are never changed. */
  save(stored: StoredOrder): Promise<void>;
  /** All orders of one customer become the other's. */
  moveToCustomer(customers: { readonly from: string; readonly to: string }): Promise<void>;
  /** What the orders that are planned take of each week, by the week that is set or else promised; none of cancelled ones. */
  loads(): Promise<readonly WeekLoad[]>;
  /** How many there are of each state and week that is set, and what they come to in each currency. */
  tally(): Promise<readonly OrdersOfWeek[]>;
  list(page: OrderPage): Promise<readonly ListedOrder[]>;
  /** How many the filter lets through. */
  count(filter: OrderFilter): Promise<number>;
  /** Keeps what the lines of an order are made of; what is kept already stays. */
  freezeBoms(orderId: string, bills: readonly FrozenBom[]): Promise<void>;
  /** In the order of the lines; empty: the order has not been ready for production. */
  frozenBoms(orderId: string): Promise<readonly FrozenBom[]>;
}

export interface WeekLoad {
  readonly week: WeekLabel;
  /** In tenths. */
  readonly points: number;
  /** Those of them whose doors are made. */
  readonly made: number;
  /** Those that orders hold whose date is at risk, beside the week in which they are planned. */
  readonly held: number;
  readonly orders: number;
}

export interface OrdersOfWeek {
  readonly state: OrderState;
  /** null: none is set. */
  readonly week: WeekLabel | null;
  readonly orders: number;
  readonly total: Money;
}

/** null: whatever it is. */
export interface OrderFilter {
  readonly state: OrderState | null;
  /** Account of whoever made it. */
  readonly createdBy: string | null;
  readonly customer: string | null;
  readonly week: WeekLabel | null;
  /** The week of today: only orders that are late in it. */
  readonly lateIn: WeekLabel | null;
  /** Only drafts that wait for this. */
  readonly waitsFor: DraftWait | null;
}

export const everyOrder: OrderFilter = {
  state: null,
  createdBy: null,
  customer: null,
  week: null,
  lateIn: null,
  waitsFor: null,
};

export interface OrderPage extends Page {
  readonly filter: OrderFilter;
  /** Its number, or what finds its customer or one of its items. */
  readonly search: Search;
  readonly sort: Sort<OrderSort>;
}

export interface ListedOrder {
  readonly stored: StoredOrder;
  /** Its key in the order of the list, for the cursor. */
  readonly key: string;
}
