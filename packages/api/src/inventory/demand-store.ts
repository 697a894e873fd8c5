import type { MadeToOrder } from '@door/domain/making/batch/made-to-order';
import type { DemandRow } from '@door/domain/making/stock/demand';
import type { OpenDemand } from '@door/domain/making/stock/open-demand';

/** What doors of a line take. */
export interface LineDemand extends DemandRow {
  readonly lineId: string;
}

/** What doors take of a key that stand in one batch, or in none. */
export interface BatchedDemand extends OpenDemand {
  readonly batchId: string | null;
}

/** What an order takes of a key at one stage, of one week and one batch. */
export interface OrderDemand extends BatchedDemand {
  readonly orderId: string;
  /** Its running number. */
  readonly orderNumber: number;
  /** ISO 8601: since then it has its place in the sequence of promises; null: it is planned by hand. */
  readonly placedAt: string | null;
}

/**
 * What orders take that the works have accepted. The rows of an order are those of its bills, and are written anew with them; weeks, and
 * the batches that have taken something, are those of orders and batches as they are when it is asked.
 */
export interface DemandStore {
  /** From here on the order takes this; nothing: its demand has ended. Lock the order first. */
  replace(orderId: string, rows: readonly LineDemand[]): Promise<void>;
  /** By line and key. */
  of(orderId: string): Promise<readonly LineDemand[]>;
  /** How pieces are made that orders take for one door each, by their references: those of these keys, or all (null). */
  made(keys: readonly string[] | null): Promise<ReadonlyMap<string, MadeToOrder>>;
  /** Orders that the works have accepted and not made, of which there are no rows, or rows that do not say how a piece is made. */
  missing(): Promise<readonly string[]>;
  /** What all orders take of these keys together, by stage, week and batch; null: of all keys. */
  sums(keys: readonly string[] | null): Promise<readonly BatchedDemand[]>;
  /** The same order by order, in promise sequence; what is planned by hand, without a promise, stands behind all others. */
  inSequence(keys: readonly string[] | null): Promise<readonly OrderDemand[]>;
}
